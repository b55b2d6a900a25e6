// Characters with their roles in words.
import { formsOf, label, t } from 'deadpan/client';

/** A character's role in the family: `the dog` (A1.8). */
export const roleOf = (card: string): string => t(`card-${card}`, {}, 'role');

/** A character with their role: `Anibal (the dog)`; for any other card, its name. */
export const inFull = (card: string): string =>
  formsOf(`card-${card}`).includes('full') ? t(`card-${card}`, {}, 'full') : label('card', card);
