// The file with which the games of a device move to another one: the list, with its tokens.
import { isSecret, tokenFor } from './credentials';
import { FIELDS, gameIn, type KeptGame } from './kept-games';

const FORMAT = 'deadpan-games/1';
export const MOST_BYTES = 1_000_000;

export interface FiledGame extends KeptGame {
  readonly token: string | null;
}

/** Why a file is refused; a message `import-CODE` tells it. */
export class BadFile extends Error {
  constructor(
    readonly code: 'too-long' | 'not-games' | 'unknown-key' | 'bad-entry',
    readonly data: Readonly<Record<string, string | number>> = {},
  ) {
    super(code);
  }
}

export const writeGames = (games: readonly KeptGame[]): string =>
  `${JSON.stringify({ format: FORMAT, games: games.map((game) => ({ ...game, token: tokenFor(game.code) })) }, null, 1)}\n`;

function onlyKeys(found: object, known: readonly string[]): void {
  const key = Object.keys(found).find((each) => !known.includes(each));
  if (key !== undefined) throw new BadFile('unknown-key', { key: key.slice(0, 40) });
}

function filed(item: unknown, index: number): FiledGame {
  const game = gameIn(item);
  if (game === null) throw new BadFile('bad-entry', { number: index + 1 });
  onlyKeys(item as object, [...FIELDS, 'token']);
  const { token } = item as Readonly<Record<string, unknown>>;
  if (token !== null && !isSecret(token)) throw new BadFile('bad-entry', { number: index + 1 });
  return { ...game, token };
}

/** Throws `BadFile`. */
export function readGames(text: string): readonly FiledGame[] {
  if (text.length > MOST_BYTES) throw new BadFile('too-long');
  let found: unknown = null;
  try {
    found = JSON.parse(text);
  } catch {
    throw new BadFile('not-games');
  }
  const { format, games } = (found ?? {}) as Readonly<Record<string, unknown>>;
  if (format !== FORMAT || !Array.isArray(games)) throw new BadFile('not-games');
  onlyKeys(found as object, ['format', 'games']);
  return games.map(filed);
}
