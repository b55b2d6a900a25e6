// The number of a rule, as a link to its place among all the rules. In a page of its own: a game goes on in this one.
import { t } from '../words/fluent';

interface RuleLinkProps {
  readonly game: string | undefined;
  readonly rule: string | null | undefined;
}

export const RuleLink = ({ game, rule }: RuleLinkProps) => {
  if (game === undefined || !rule) return null;
  return <a class="rule-link" href={`/rules/${game}#${rule}`} target="_blank">{t('rule-number', { rule })}</a>;
};
