// A badge with the owner of a character, where everything is face up.
import { SeatSign, Sign, t } from 'deadpan/client';
import type { Owner } from './view';

interface OwnerProps {
  readonly owner: Owner;
  readonly names: readonly string[];
}

export const ownerWords = (owner: Owner | null, names: readonly string[]): string =>
  owner === null ? '' : t('owned-by', { role: owner.role, name: names[owner.seat] ?? '' });

/** The sign of the owner's seat; a target also has the crosshair, a hitman the hat on the piece. */
export const OwnerBadge = ({ owner, names }: OwnerProps) => (
  <span class={`owner ${owner.role}`} aria-hidden="true">
    <SeatSign seat={owner.seat} name={names[owner.seat] ?? ''} />
    {owner.role === 'target' && <Sign id="aim" />}
  </span>
);
