// The server's description of a game, as `GET /api/games` lists it.
import type { Wording } from '../words/tell';
import type { GameName, Options, OptionValue } from './protocol';

export type OptionSpec = {
  readonly name: string;
  readonly default: OptionValue;
  readonly kind: 'choice' | 'number' | 'flag' | 'board' | 'seat' | 'tiles';
  readonly values?: readonly OptionValue[];
  readonly min?: number;
  readonly max?: number;
  /** By value: further options that it sets. */
  readonly presets?: Readonly<Record<string, Options>>;
};
export interface GameSpec {
  readonly name: GameName;
  readonly players: readonly number[];
  readonly options: readonly OptionSpec[];
  /** The levels of bots offered to users, easiest first. */
  readonly difficulties: readonly string[];
  /** The default level of a bot. */
  readonly usual_bot: string;
  /** The question that finds the first player, if the game has one. */
  readonly first_asked: string | null;
  /** What the server derives from the types of events, for putting events and refusals into words. */
  readonly wording: Pick<Wording, 'kinds' | 'optional' | 'secret'>;
  /** How many seats a new table has. */
  readonly usual_seats: number;
  /** The colour of its default poster. */
  readonly accent: string;
  /** The address of the picture on its default poster. */
  readonly icon: string | null;
  /** The address of the module of its screen; null if it brings none. */
  readonly screen: string | null;
  /** Whether it has a guided game, a page of rules, a page on how to play. */
  readonly has_lesson: boolean;
  readonly has_rules: boolean;
  readonly has_how: boolean;
  /** The parts of its words that are fetched separately. */
  readonly words: readonly string[];
}
