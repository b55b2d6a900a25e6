// Whose tile shows a character, where everything lies face up.
import { SeatSign, Sign, t } from 'deadpan/client';
import type { Owner } from './view';

interface OwnerProps {
  readonly owner: Owner;
  readonly names: readonly string[];
}

export const ownerWords = (owner: Owner | null, names: readonly string[]): string =>
  owner === null ? '' : t('owned-by', { role: owner.role, name: names[owner.seat] ?? '' });

/** The player's sign on a piece: a hitman wears a hat besides, a target has the crosshair. */
export const OwnerBadge = ({ owner, names }: OwnerProps) => (
  <span class={`owner ${owner.role}`} aria-hidden="true">
    <SeatSign seat={owner.seat} name={names[owner.seat] ?? ''} />
    {owner.role === 'target' && <Sign id="aim" />}
  </span>
);
