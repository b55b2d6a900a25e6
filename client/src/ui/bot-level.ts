// The level of the bots that `Play now` starts a game with.
import type { GameSpec } from '../net/game-spec';
import { recall, remember } from './storage';

const FINISHED = 'finished-a-game';
const key = (game: string): string => `level:${game}`;

/** The level chosen on this device; without one that the game offers, the easiest until a game was finished here. */
export function startingLevel({ name, difficulties, usual_bot }: GameSpec): string {
  const chosen = recall(key(name));
  if (chosen !== null && difficulties.includes(chosen)) return chosen;
  return recall(FINISHED) === null ? (difficulties[0] ?? usual_bot) : usual_bot;
}

export const rememberLevel = (game: string, level: string): void => remember(key(game), level);

/** Notes that a game was played to its end on this device. */
export const rememberFinished = (): void => remember(FINISHED, 'yes');
