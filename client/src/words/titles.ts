// What the box of a game is called where the language has another title for it.
import type { GameName } from '../net/protocol';
import { formsOf, t } from './fluent';

/** The title of the original box, or null where the game is called the same. */
export const originalTitleOf = (game: GameName): string | null =>
  formsOf(`${game}-title`).includes('original') ? t(`${game}-title`, {}, 'original') : null;
