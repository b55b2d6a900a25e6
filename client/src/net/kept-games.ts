// The games of this device: a list in the browser's storage, without the tokens, which are stored by table.
import { recall, remember, storedKeys } from '../ui/storage';
import { forgetSecrets, keepToken, restoreSecrets, tokenFor } from './credentials';
import type { TableInfo, You } from './protocol';

const KEY = 'games';
const PASS = 'pass:';
export const MOST_GAMES = 50;
const MOST_NAMES = 20;
const LONGEST_TEXT = 64;
const CODE = /^[A-Z0-9]+(?:-[A-Z0-9]+){0,3}$/;

/** A table at which this browser has a token, as it was when this page heard of it last. */
export interface KeptGame {
  readonly code: string;
  /** Null where only a token is known. */
  readonly game: string | null;
  /** When it was opened or played last, in milliseconds since 1970. */
  readonly at: number;
  readonly number: number;
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly over: boolean;
  readonly broken: boolean;
  /** The seats that won, of a game that is over. */
  readonly winners: readonly number[];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_TEXT;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const areFew = (value: unknown, is: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length <= MOST_NAMES && value.every(is);
export const isCode = (value: unknown): value is string => isText(value) && CODE.test(value);

const CHECKS: Readonly<Record<keyof KeptGame, (value: unknown) => boolean>> = {
  code: isCode,
  game: (value) => value === null || (isText(value) && /^[a-z0-9-]+$/.test(value)),
  at: isCount,
  number: isCount,
  seat: (value) => value === null || isCount(value),
  names: (value) => areFew(value, isText),
  over: (value) => typeof value === 'boolean',
  broken: (value) => typeof value === 'boolean',
  winners: (value) => areFew(value, isCount),
};
export const FIELDS = Object.keys(CHECKS) as readonly (keyof KeptGame)[];

/** The game in an entry of a storage or a file; null if a field is missing or has a wrong type. */
export function gameIn(item: unknown): KeptGame | null {
  if (typeof item !== 'object' || item === null) return null;
  const found = item as Readonly<Record<string, unknown>>;
  if (!FIELDS.every((field) => Object.hasOwn(found, field) && CHECKS[field](found[field]))) return null;
  return Object.fromEntries(FIELDS.map((field) => [field, found[field]])) as unknown as KeptGame;
}

/** What a storage holds, and how many of its entries are damaged or foreign. */
export interface Stored {
  readonly games: readonly KeptGame[];
  readonly dropped: number;
}

export function parseGames(text: string): Stored {
  let items: unknown = null;
  try {
    items = JSON.parse(text);
  } catch {
    // counts as one damaged entry
  }
  if (!Array.isArray(items)) return { games: [], dropped: 1 };
  const byCode = new Map<string, KeptGame>();
  for (const game of items.map(gameIn)) if (game !== null) byCode.set(game.code, byCode.get(game.code) ?? game);
  return { games: [...byCode.values()], dropped: items.length - byCode.size };
}

/** At most fifty: the finished games that were opened longest ago go first, then the others. */
export function trimmed(games: readonly KeptGame[]): readonly KeptGame[] {
  const latest = [...games].sort((one, other) => Number(one.over) - Number(other.over) || other.at - one.at);
  const kept = new Set(latest.slice(0, MOST_GAMES));
  return games.filter((game) => kept.has(game));
}

const unseen = (code: string): KeptGame => ({
  code,
  game: null,
  at: 0,
  number: 0,
  seat: null,
  names: [],
  over: false,
  broken: false,
  winners: [],
});

/** The tables of tokens that were stored before there was a list. */
const fromTokens = (): readonly KeptGame[] =>
  storedKeys()
    .filter((key) => key.startsWith(PASS))
    .map((key) => key.slice(PASS.length))
    .filter(isCode)
    .map(unseen);

const save = (games: readonly KeptGame[]): void => remember(KEY, JSON.stringify(trimmed(games)));

/** The games of this device. Damaged entries are dropped from the storage, so they are counted once. */
export function loadGames(): Stored {
  const text = recall(KEY);
  const stored = text === null ? { games: trimmed(fromTokens()), dropped: 0 } : parseGames(text);
  if (stored.dropped > 0) save(stored.games);
  return stored;
}

/** Adds games, or replaces those with the same code. */
export function keepGames(...games: readonly KeptGame[]): void {
  const codes = new Set(games.map(({ code }) => code));
  save([...games, ...loadGames().games.filter(({ code }) => !codes.has(code))]);
}

/** Keeps what a table told to this browser, if it is one of its participants. */
export function noteTable(info: TableInfo, you: You | null, now: number): void {
  if (you === null || you.participant === null || tokenFor(info.code) === null) return;
  const last = info.evening.games.at(-1);
  const over = info.phase === 'over';
  keepGames({
    code: info.code,
    game: info.game,
    at: now,
    number: info.game_number,
    seat: you.seat,
    names: info.seats.map(({ name }) => name ?? ''),
    over,
    broken: over && info.broken_off,
    winners: over && last?.number === info.game_number ? last.winners : [],
  });
}

/** Removes a game with its tokens; returns the undoing of it. */
export function forgetGame(code: string): () => void {
  const { games } = loadGames();
  const secrets = forgetSecrets(code);
  save(games.filter((game) => game.code !== code));
  return () => {
    restoreSecrets(code, secrets);
    keepGames(...games.filter((game) => game.code === code));
  };
}

/** Adds games from a file. A token that this browser has already stays in use. Returns how many are new. */
export function addGames(games: readonly (KeptGame & { readonly token: string | null })[]): number {
  const seen = loadGames().games.filter(({ game }) => game !== null);
  const known = new Set(seen.map(({ code }) => code));
  const added = games.filter(({ code }) => !known.has(code));
  for (const { code, token } of added) if (token !== null && tokenFor(code) === null) keepToken(code, token);
  keepGames(...added.map(({ token: _, ...game }) => game));
  return added.length;
}
