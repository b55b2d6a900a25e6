import { expect, test } from 'vitest';
import { inOrder, isRunning, type OwnTable, rowOf } from '../src/net/game-rows';
import type { KeptGame } from '../src/net/kept-games';

const kept: KeptGame = {
  code: 'A-1',
  game: null,
  at: 1,
  number: 0,
  seat: null,
  names: [],
  over: false,
  broken: false,
  winners: [],
};
const told: OwnTable = {
  game: 'hush',
  phase: 'playing',
  game_number: 2,
  seat: 1,
  names: ['Ada', 'Bo', null],
  waiting: [0],
  broken_off: false,
  winners: [],
};

test('a running game says whose turn it is', () => {
  expect(rowOf(kept, told)).toMatchObject({
    standing: 'their-turn',
    names: ['Ada'],
    kept: { game: 'hush', number: 2 },
  });
  expect(rowOf(kept, { ...told, waiting: [0, 1] })).toMatchObject({ standing: 'your-turn' });
  expect(rowOf(kept, { ...told, seat: null })).toMatchObject({ standing: 'their-turn' });
  expect(rowOf(kept, { ...told, phase: 'lobby', waiting: [] })).toMatchObject({ standing: 'lobby' });
});

test('a finished game says who won', () => {
  const over: OwnTable = { ...told, phase: 'over', waiting: [], winners: [0] };
  expect(rowOf(kept, over)).toMatchObject({ standing: 'lost', names: ['Ada'], kept: { over: true } });
  expect(rowOf(kept, { ...over, winners: [0, 1] })).toMatchObject({ standing: 'won', names: ['Ada', 'Bo'] });
  expect(rowOf(kept, { ...over, winners: [], broken_off: true })).toMatchObject({ standing: 'broken-off' });
});

test('without an answer a game is shown as it was kept', () => {
  const over = { ...kept, over: true, winners: [1], names: ['Ada', 'Bo'], seat: 1 };
  expect(rowOf(over, undefined)).toMatchObject({ standing: 'won' });
  expect(rowOf(over, 'unavailable')).toMatchObject({ standing: 'won' });
  expect(rowOf(kept, undefined)).toMatchObject({ standing: 'unknown' });
  expect(rowOf(kept, 'unavailable')).toMatchObject({ standing: 'unavailable' });
  expect(rowOf(over, null)).toMatchObject({ standing: 'gone' });
});

test('games that wait for the reader come first, then running ones, finished ones and those that are gone', () => {
  const at = (code: string, n: number): KeptGame => ({ ...kept, code, at: n });
  const rows = inOrder([
    rowOf(at('GONE-1', 9), null),
    rowOf(at('OVER-1', 8), { ...told, phase: 'over', winners: [1] }),
    rowOf(at('OLD-1', 2), told),
    rowOf(at('NEW-1', 3), undefined),
    rowOf(at('MINE-1', 1), { ...told, waiting: [1] }),
  ]);
  expect(rows.map((row) => [row.kept.code, isRunning(row)])).toEqual([
    ['MINE-1', true],
    ['NEW-1', true],
    ['OLD-1', true],
    ['OVER-1', false],
    ['GONE-1', false],
  ]);
});
