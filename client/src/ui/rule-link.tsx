// The number of a rule, as a link that opens in another tab, because a game may be running in this one.
import { specOf } from '../games/specs';
import { t } from '../words/fluent';

interface RuleLinkProps {
  readonly game: string | undefined;
  readonly rule: string | null | undefined;
}

export const RuleLink = ({ game, rule }: RuleLinkProps) => {
  if (game === undefined || !rule) return null;
  if (!specOf(game)?.has_rules) return <span class="rule-number">{t('rule-number', { rule })}</span>;
  return (
    <a class="rule-link" href={`/rules/${game}#${rule}`} target="_blank">
      {t('rule-number', { rule })}
    </a>
  );
};

/** A link to the rules of a game, where it has a page of them. */
export const AllRules = ({ game, class: look }: { readonly game: string; readonly class: string }) =>
  specOf(game)?.has_rules ? (
    <a class={look} href={`/rules/${game}`} target="_blank">
      {t('rules-title')}
    </a>
  ) : null;
