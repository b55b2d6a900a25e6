// What the members of the family are called besides their names.
import { formsOf, label, t } from 'deadpan/client';

/** Who a character is in the family: `the dog` (A1.8). */
export const roleOf = (card: string): string => t(`card-${card}`, {}, 'role');

/** A character and who that is: `Anibal (the dog)`; any other card by its name. */
export const inFull = (card: string): string =>
  formsOf(`card-${card}`).includes('full') ? t(`card-${card}`, {}, 'full') : label('card', card);
