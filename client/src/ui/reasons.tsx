// Why a game ended as it did, with links to the rules.
import type { GameEvent } from '../net/protocol';
import { t } from '../words/fluent';
import { RuleLink } from './rule-link';

export interface Reason {
  /** The message. */
  readonly id: string;
  readonly rule: string;
}

/** What the event `ended` says of the end: `T6.1` is told by the message `count-why-t6-1`. */
export function endReason(events: readonly GameEvent[]): readonly Reason[] {
  const rule = events.findLast(({ event }) => event === 'ended')?.['rule'];
  return typeof rule === 'string' ? [{ id: `count-why-${rule.toLowerCase().replace('.', '-')}`, rule }] : [];
}

export const Reasons = ({ game, reasons }: { readonly game: string; readonly reasons: readonly Reason[] }) => (
  <p class="count-why">
    {reasons.map(({ id, rule }) => (
      <span key={id}>
        {t(id)} <RuleLink game={game} rule={rule} />{' '}
      </span>
    ))}
  </p>
);
