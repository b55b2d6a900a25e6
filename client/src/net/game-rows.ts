// The rows of the list of games: what is kept on this device, and what the server tells about it now.
import type { KeptGame } from './kept-games';

/** A table as `POST /api/own-tables` shows it. */
export interface OwnTable {
  readonly game: string;
  readonly phase: 'lobby' | 'playing' | 'over';
  readonly game_number: number;
  readonly seat: number | null;
  readonly names: readonly (string | null)[];
  readonly waiting: readonly number[];
  readonly broken_off: boolean;
  readonly winners: readonly number[];
}
/** Null: no such table. Undefined: the server was not asked, or did not answer. */
export type Told = OwnTable | 'unavailable' | null | undefined;

export type Standing =
  | 'your-turn'
  | 'their-turn'
  | 'lobby'
  | 'unknown'
  | 'unavailable'
  | 'won'
  | 'lost'
  | 'broken-off'
  | 'gone';

export interface GameRow {
  readonly kept: KeptGame;
  readonly standing: Standing;
  /** The names of those who are asked, or of those who won. */
  readonly names: readonly string[];
}

/** The first ones want the reader most. */
const ORDER: readonly (readonly Standing[])[] = [
  ['your-turn'],
  ['their-turn', 'lobby', 'unknown', 'unavailable'],
  ['won', 'lost', 'broken-off'],
  ['gone'],
];
const rank = ({ standing }: GameRow): number => ORDER.findIndex((group) => group.includes(standing));
export const isRunning = (row: GameRow): boolean => rank(row) < 2;

/** What is kept of a table after the server told its state. */
const updated = (
  kept: KeptGame,
  { game, game_number, seat, names, phase, broken_off, winners }: OwnTable,
): KeptGame => ({
  ...kept,
  game,
  number: game_number,
  seat,
  names: names.map((name) => name ?? ''),
  over: phase === 'over',
  broken: phase === 'over' && broken_off,
  winners,
});

const namesOf = (seats: readonly number[], names: readonly string[]): readonly string[] =>
  seats.map((seat) => names[seat] ?? '').filter((name) => name !== '');

function ended(kept: KeptGame): GameRow {
  const { seat, winners, names, broken } = kept;
  const standing = broken ? 'broken-off' : seat !== null && winners.includes(seat) ? 'won' : 'lost';
  return { kept, standing, names: namesOf(winners, names) };
}

export function rowOf(before: KeptGame, told: Told): GameRow {
  if (told === null) return { kept: before, standing: 'gone', names: [] };
  if (told === undefined || told === 'unavailable')
    return before.over ? ended(before) : { kept: before, standing: told ?? 'unknown', names: [] };
  const kept = updated(before, told);
  if (kept.over) return ended(kept);
  if (told.phase === 'lobby') return { kept, standing: 'lobby', names: [] };
  const mine = kept.seat !== null && told.waiting.includes(kept.seat);
  return { kept, standing: mine ? 'your-turn' : 'their-turn', names: namesOf(told.waiting, kept.names) };
}

export const inOrder = (rows: readonly GameRow[]): readonly GameRow[] =>
  [...rows].sort((one, other) => rank(one) - rank(other) || other.kept.at - one.kept.at);
