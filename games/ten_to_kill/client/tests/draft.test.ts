import { type Ask, type Choice, covered, type GameTable, type Signal, signal } from 'deadpan/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Draft } from '../draft';

const CHOICES: readonly Choice[] = [
  { do: 'move', who: 'fox', to: 1 },
  { do: 'move', who: 'fox', to: 2 },
  { do: 'move', who: 'cat', to: 1 },
  { do: 'kill', who: 'cat' },
  { do: 'investigate', who: 'wolf', whom: 1 },
  { do: 'investigate', who: 'owl', whom: 1 },
  { do: 'investigate', who: 'owl', whom: 2 },
];
const choose = vi.fn();
const why = vi.fn();
let table: {
  ask: Signal<Ask | null>;
  legal: Signal<readonly Choice[]>;
  pending: Signal<object | null>;
  held: Signal<string | null>;
  view: Signal<object | null>;
  hints: { hint: Signal<object | null>; reason: Signal<object | null>; why: typeof why };
  choose: typeof choose;
};
let draft: Draft;

beforeEach(() => {
  covered.value = false;
  choose.mockClear();
  why.mockClear();
  table = {
    ask: signal<Ask | null>({ kind: 'act', serial: 1 }),
    legal: signal(CHOICES),
    pending: signal(null),
    held: signal(null),
    view: signal({ seat: 0 }),
    hints: { hint: signal(null), reason: signal(null), why },
    choose,
  };
  draft = new Draft(table as unknown as GameTable);
});
afterEach(() => draft.dispose());

const ask = (kind: string, ...legal: readonly Choice[]): void => {
  table.legal.value = legal;
  table.ask.value = { kind, serial: 2 };
};

test('a piece and a tile make a move', () => {
  expect(draft.pieces.value).toEqual(new Set(['fox', 'cat']));
  draft.pick('fox');
  expect(draft.tiles.value).toEqual(new Set([1, 2]));
  expect(draft.choice.value).toBeNull();
  draft.to.value = 2;
  draft.confirm();
  expect(choose).toHaveBeenCalledWith({ do: 'move', who: 'fox', to: 2 });
});

test('a piece that cannot be picked is not, and a second pick drops it', () => {
  draft.pick('bear');
  expect(draft.who.value).toBeNull();
  draft.pick('fox');
  draft.pick('fox');
  expect(draft.who.value).toBeNull();
});

test('a tile that the piece cannot go to makes no choice', () => {
  draft.pick('cat');
  draft.to.value = 2;
  expect(draft.choice.value).toBeNull();
  draft.confirm();
  expect(choose).not.toHaveBeenCalled();
});

test('asking needs a player, unless there is only one', () => {
  draft.enter('investigate');
  draft.pick('owl');
  expect(draft.seats.value).toEqual(new Set([1, 2]));
  expect(draft.choice.value).toBeNull();
  draft.pick('wolf');
  expect(draft.choice.value).toEqual({ do: 'investigate', who: 'wolf', whom: 1 });
});

test('a step back drops the target, then the piece, then the action', () => {
  draft.enter('investigate');
  draft.pick('wolf');
  draft.back();
  expect([draft.who.value, draft.whom.value]).toEqual(['wolf', null]);
  draft.back();
  expect([draft.who.value, draft.mode.value]).toEqual([null, 'investigate']);
  draft.back();
  expect(draft.mode.value).toBe('move');
});

describe('another question', () => {
  test('begins a new draft', () => {
    draft.enter('kill');
    draft.pick('cat');
    table.ask.value = { kind: 'act', serial: 2 };
    expect([draft.mode.value, draft.who.value]).toEqual(['move', null]);
  });

  test('picks the only piece that can flee, but not one of several', () => {
    ask('flee', { do: 'flee', who: 'cat', to: 1 }, { do: 'flee', who: 'cat', to: 2 });
    expect(draft.who.value).toBe('cat');
    draft.clear();
    table.legal.value = [
      { do: 'flee', who: 'cat', to: 1 },
      { do: 'flee', who: 'owl', to: 1 },
    ];
    table.ask.value = { kind: 'flee', serial: 3 };
    expect(draft.who.value).toBeNull();
  });

  test('of laying tiles has their places', () => {
    ask(
      'lay',
      { do: 'lay', tile: 3, at: [0, 0] },
      { do: 'lay', tile: 3, at: [0, 1] },
      { do: 'lay', tile: 4, at: [5, 5] },
    );
    expect(draft.unlaid.value).toEqual(new Set([3, 4]));
    draft.tile.value = 3;
    expect(draft.openings.value).toEqual([
      [0, 0],
      [0, 1],
    ]);
    draft.at.value = [0, 1];
    expect(draft.choice.value).toEqual({ do: 'lay', tile: 3, at: [0, 1] });
  });
});

test.each(['pending', 'held'] as const)('nothing can be done while the table is %s', (why) => {
  draft.pick('fox');
  table[why].value = 'paused' as never;
  expect(draft.deed.value).toBeNull();
  expect(draft.choice.value).toBeNull();
});

describe('the cover', () => {
  test('hides whom the hitman can kill, which tells who that is', () => {
    draft.enter('kill');
    covered.value = true;
    expect(draft.pieces.value.size).toBe(0);
    covered.value = false;
    draft.enter('kill');
    expect(draft.pieces.value).toEqual(new Set(['cat']));
  });

  test('does not hide moves, which everybody can make', () => {
    covered.value = true;
    expect(draft.pieces.value).toEqual(new Set(['fox', 'cat']));
  });
});

describe('help', () => {
  test('a hint is laid out as if it had been picked', () => {
    table.hints.hint.value = { serial: 1, choice: { do: 'investigate', who: 'owl', whom: 2 } };
    expect(draft.mode.value).toBe('investigate');
    expect(draft.hinted.value).toBe(true);
    draft.whom.value = 1;
    expect(draft.hinted.value).toBe(false);
  });

  test('a piece that cannot be picked is asked about, another one is not', () => {
    draft.enter('kill');
    draft.wonder('cat');
    expect(why).not.toHaveBeenCalled();
    draft.wonder('wolf');
    expect(why).toHaveBeenCalledWith({ do: 'kill', who: 'wolf' });
    draft.enter('investigate');
    draft.wonder('cat');
    expect(why).toHaveBeenLastCalledWith({ do: 'investigate', who: 'cat', whom: 1 });
  });

  test('a reason is forgotten when something else is looked at', () => {
    table.hints.reason.value = { code: 'x' };
    draft.pick('fox');
    expect(table.hints.reason.value).toBeNull();
  });
});
