// The question that the next step of a choice answers.
import { t } from '../words/fluent';
import type { Play } from './context';
import { fieldLabel, verbLabel } from './reading';

export function prompt({ draft, reading }: Pick<Play, 'draft' | 'reading'>): string {
  const { verb } = draft.offer.value;
  const field = draft.options.value[0]?.field;
  if (verb === null || field === undefined) return t('generic-what');
  const isSeat = reading.wording.kinds[field] === 'seat';
  return t('generic-which', { verb: verbLabel(reading, verb), field: isSeat ? t('whom') : fieldLabel(reading, field) });
}
