// Why a game ended as it did, with links to the rules.
import { t } from '../words/fluent';
import { RuleLink } from './rule-link';

export interface Reason {
  /** The message. */
  readonly id: string;
  readonly rule: string;
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
