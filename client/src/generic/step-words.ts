// The question that the next step of a choice answers, and the way so far.
import { t } from '../words/fluent';
import type { Play } from './context';
import { fieldLabel, pickWords, verbLabel } from './view-layout';

type Drafting = Pick<Play, 'draft' | 'reading' | 'names'>;

/** What is picked next: `Whom?`, `Card?`. */
export function question({ draft, reading }: Drafting): string {
  const field = draft.options.value[0]?.field;
  if (field === undefined) return t('generic-what');
  return t('generic-which', { field: reading.wording.kinds[field] === 'seat' ? t('whom') : fieldLabel(reading, field) });
}

/** What was picked so far: `Guess · Birch…`. */
export function soFar({ draft, reading, names }: Drafting): string | null {
  const { verb, picks } = draft.offer.value;
  if (verb === null) return null;
  const steps = picks.map((pick) => pickWords(reading, pick, names));
  return t('generic-so-far', { steps: [verbLabel(reading, verb), ...(steps.length > 0 ? [steps.join(' → ')] : [])].join(' · ') });
}
