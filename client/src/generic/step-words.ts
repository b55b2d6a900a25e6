// The words of a draft: the question of its next step, and the steps so far.
import { t } from '../words/fluent';
import type { ScreenState } from './context';
import { detailWords, fieldLabel, verbLabel } from './game-words';

type DraftState = Pick<ScreenState, 'draft' | 'schema' | 'names'>;

/** The question of the next step: `Whom?`, `Card?`. */
export function question({ draft, schema }: DraftState): string {
  const field = draft.options.value[0]?.field;
  if (field === undefined) return t('generic-what');
  return t('generic-which', { field: schema.wording.kinds[field] === 'seat' ? t('whom') : fieldLabel(schema, field) });
}

/** The steps so far: `Guess · Birch…`. Null before the first. */
export function stepsSoFar({ draft, schema, names }: DraftState): string | null {
  const { verb, picks } = draft.partial.value;
  if (verb === null) return null;
  const steps = picks.map((pick) => detailWords(schema, pick, names));
  return t('generic-so-far', {
    steps: [verbLabel(schema, verb), ...(steps.length > 0 ? [steps.join(' → ')] : [])].join(' · '),
  });
}
