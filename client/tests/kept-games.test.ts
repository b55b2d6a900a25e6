import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepInvitation, keepToken, tokenFor } from '../src/net/credentials';
import { BadFile, MOST_BYTES, readGames, writeGames } from '../src/net/games-file';
import {
  addGames,
  forgetGame,
  gameIn,
  type KeptGame,
  keepGames,
  loadGames,
  MOST_GAMES,
  noteTable,
  parseGames,
  trimmed,
} from '../src/net/kept-games';
import { canStore, storedKeys } from '../src/ui/storage';
import { tableInfo, you as youAre } from './samples';

const kept = (code: string, more: Partial<KeptGame> = {}): KeptGame => ({
  code,
  game: 'hush',
  at: 1,
  number: 1,
  seat: 0,
  names: ['Ada', 'Bo'],
  over: false,
  broken: false,
  winners: [],
  ...more,
});
const codes = (): string[] => loadGames().games.map(({ code }) => code);
const you = youAre({ participant: 3, seat: 1 });

beforeEach(() => localStorage.clear());

describe('the storage', () => {
  test.each(['', '{', 'null', '7', '"x"', '{}', '\u0000'])('with %j holds no games, and says so once', (text) => {
    localStorage.setItem('deadpan:games', text);
    expect(loadGames()).toEqual({ games: [], dropped: 1 });
    expect(loadGames()).toEqual({ games: [], dropped: 0 });
  });

  test('damaged and foreign entries are dropped one by one', () => {
    const broken = [
      null,
      7,
      'KOALA-1',
      [],
      {},
      { ...kept('A-1'), code: '../x' },
      { ...kept('A-1'), code: '__proto__' },
      { ...kept('A-1'), game: '<b>' },
      { ...kept('A-1'), at: 'yesterday' },
      { ...kept('A-1'), at: -1 },
      { ...kept('A-1'), seat: 1.5 },
      { ...kept('A-1'), names: 'Ada' },
      { ...kept('A-1'), names: ['x'.repeat(65)] },
      { ...kept('A-1'), names: Array.from({ length: 21 }, () => 'x') },
      { ...kept('A-1'), winners: [null] },
      { code: 'A-1' },
    ];
    const stored = JSON.stringify([kept('A-1'), ...broken, kept('B-2'), kept('A-1')]);
    expect(parseGames(stored)).toEqual({ games: [kept('A-1'), kept('B-2')], dropped: broken.length + 1 });
  });

  test('a field that this version does not know is left out', () => {
    expect(gameIn({ ...kept('A-1'), later: 1 })).toEqual(kept('A-1'));
  });

  test('tokens of earlier versions are a list until there is one', () => {
    keepToken('KOALA-2741', 'x');
    localStorage.setItem('deadpan:pass:<script>', 'x');
    localStorage.setItem('other:pass:A-1', 'x');
    expect(codes()).toEqual(['KOALA-2741']);
    keepGames(kept('B-2'));
    forgetGame('KOALA-2741');
    expect(codes()).toEqual(['B-2']);
  });

  test('whether the browser stores anything is known', () => {
    expect(canStore()).toBe(true);
    expect(localStorage.length).toBe(0);
    const refuse = (): never => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(canStore()).toBe(false);
    expect(loadGames()).toEqual({ games: [], dropped: 0 });
    vi.unstubAllGlobals();
  });
});

test('at most fifty are kept: the oldest finished ones go first, then the oldest', () => {
  const running = Array.from({ length: 30 }, (_, n) => kept(`RUNNING-${n}`, { at: n }));
  const over = Array.from({ length: 30 }, (_, n) => kept(`OVER-${n}`, { at: 100 + n, over: true }));
  const left = trimmed([...running, ...over]);
  expect(left).toHaveLength(MOST_GAMES);
  expect(left.slice(0, 30)).toEqual(running);
  expect(left[30]?.code).toBe('OVER-10');
  const many = Array.from({ length: 60 }, (_, n) => kept(`RUNNING-${n}`, { at: n }));
  expect(trimmed(many).map(({ at }) => at)).toEqual(Array.from({ length: 50 }, (_, n) => n + 10));
});

describe('what a table tells', () => {
  const info = tableInfo({ code: 'KOALA-1', game_number: 2 });

  test('is kept of a participant of this browser, and of nobody else', () => {
    noteTable(info, you, 5);
    keepToken('KOALA-1', 'x');
    noteTable(info, null, 5);
    noteTable(info, { ...you, participant: null }, 5);
    expect(localStorage.getItem('deadpan:games')).toBeNull();
    noteTable(info, you, 5);
    expect(loadGames().games).toMatchObject([
      { code: 'KOALA-1', game: 'hush', at: 5, number: 2, seat: 1, over: false },
    ]);
  });

  test('the winners are those of the game that is over', () => {
    keepToken('KOALA-1', 'x');
    const finished = { game: 'hush', number: 2, names: [], winners: [1], scores: [] };
    const evening = { games: [finished], standings: [] };
    noteTable({ ...info, phase: 'over', evening }, you, 5);
    expect(loadGames().games).toMatchObject([{ over: true, broken: false, winners: [1] }]);
    noteTable({ ...info, phase: 'over', broken_off: true, game_number: 3, evening }, you, 6);
    expect(loadGames().games).toMatchObject([{ over: true, broken: true, winners: [], at: 6 }]);
  });
});

test('a game is forgotten with its secrets, and comes back with them', () => {
  keepToken('A-1', 'secret');
  keepInvitation('A-1', 'invitation');
  keepToken('B-2', 'other');
  keepGames(kept('A-1'), kept('B-2'));
  const undo = forgetGame('A-1');
  expect(storedKeys()).toEqual(['pass:B-2', 'games']);
  expect(codes()).toEqual(['B-2']);
  undo();
  expect(codes()).toEqual(['A-1', 'B-2']);
  expect(tokenFor('A-1')).toBe('secret');
});

describe('the file', () => {
  const refused = (text: string): unknown => {
    try {
      readGames(text);
    } catch (error) {
      return error instanceof BadFile ? [error.code, error.data] : error;
    }
    return null;
  };
  const filed = (...games: readonly unknown[]): string => JSON.stringify({ format: 'deadpan-games/1', games });

  test('brings games and seats to another device', () => {
    keepToken('A-1', 'secret');
    const text = writeGames([kept('A-1'), kept('B-2', { over: true })]);
    localStorage.clear();
    keepToken('B-2', 'own');
    expect(addGames(readGames(text))).toBe(2);
    expect(addGames(readGames(text))).toBe(0);
    expect(codes()).toEqual(['A-1', 'B-2']);
    expect([tokenFor('A-1'), tokenFor('B-2')]).toEqual(['secret', 'own']);
    expect(loadGames().games[0]).not.toHaveProperty('token');
  });

  test.each(['', '{', 'null', '[]', '7', '{"games": []}', '{"format": "deadpan/2", "games": []}'])(
    '%j is no list of games',
    (text) => expect(refused(text)).toEqual(['not-games', {}]),
  );

  test('over one megabyte, with unknown keys or a damaged entry it is refused as a whole', () => {
    expect(refused(' '.repeat(MOST_BYTES + 1))).toEqual(['too-long', {}]);
    expect(refused('{"format": "deadpan-games/1", "games": [], "more": 1}')).toEqual(['unknown-key', { key: 'more' }]);
    expect(refused(filed({ ...kept('A-1'), token: null, admin: true }))).toEqual(['unknown-key', { key: 'admin' }]);
    expect(refused(filed({ ...kept('A-1'), token: null }, { code: 'B-2' }))).toEqual(['bad-entry', { number: 2 }]);
    for (const token of [undefined, 7, '', 'a b', 'x'.repeat(201)])
      expect(refused(filed({ ...kept('A-1'), token }))).toEqual(['bad-entry', { number: 1 }]);
  });
});
