// The original titles of games, where the language has another title.
import type { GameName } from '../net/protocol';
import { formsOf, t } from './fluent';

/** The title of the original box, or null if it is the same. */
export const originalTitleOf = (game: GameName): string | null =>
  formsOf(`${game}-title`).includes('original') ? t(`${game}-title`, {}, 'original') : null;
