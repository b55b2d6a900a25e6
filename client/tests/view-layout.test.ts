import { describe, expect, test } from 'vitest';
import { schemaOf } from '../src/generic/game-words';
import { layoutOf } from '../src/generic/view-layout';
import type { ViewObject } from '../src/net/protocol';

const schema = schemaOf({
  name: 'hush',
  wording: { kinds: {}, optional: [], secret: [] },
  choices: [],
  view: {
    kinds: { first: 'seat', turn: 'seat', hand: 'card' },
    keys: { shown: 'seat' },
    by_seat: ['out', 'discards', 'hand'],
    own: ['hand'],
    optional: ['hand', 'peeked'],
  },
});
const layout = (view: ViewObject, isCovered = false) => layoutOf(schema, view, 2, isCovered);
const values = (facts: readonly { readonly value: unknown }[]) => facts.map(({ value }) => value);

describe('a view', () => {
  test('has the player’s own apart from what is open', () => {
    const { own, open } = layout({ hand: ['a', 'b', 'c'], pile: 9 });
    expect(own).toEqual([{ field: 'hand', label: 'Hand', value: ['a', 'b', 'c'] }]);
    expect(open).toEqual([{ field: 'pile', label: 'Pile', value: 9 }]);
  });

  test('has lists by seat on the plates; what is true is a sign', () => {
    const { seats, signs } = layout({ discards: [['a'], []], out: [false, true] });
    expect(seats.map(values)).toEqual([[['a']], [[]]]);
    expect(signs).toEqual([[], ['Out']]);
  });

  test('has objects by seat on the plates', () => {
    expect(layout({ shown: { 1: 'moon' } }).seats.map(values)).toEqual([[], ['moon']]);
  });

  test('marks the seats that a field names', () => {
    expect(layout({ first: 1 }).signs).toEqual([[], ['First']]);
    expect(layout({ first: [0, 1] }).signs).toEqual([['First'], ['First']]);
  });

  test('has points, where they are one number for each seat', () => {
    expect(layout({ scores: [3, -1] }).points).toEqual([3, -1]);
    expect(layout({ scores: [3] })).toMatchObject({ points: null, open: [{ value: [3] }] });
    expect(layout({ scores: ['a', 'b'] })).toMatchObject({ points: null, open: [{ value: ['a', 'b'] }] });
  });

  test('has the fields of a small object apart, and a large one together', () => {
    expect(values(layout({ state: { a: 1, b: 2 } }).open)).toEqual([1, 2]);
    const large = { a: 1, b: 2, c: 3, d: 4, e: 5 };
    expect(values(layout({ state: large }).open)).toEqual([large]);
  });

  test('leaves out what the screen shows in other ways, and what is nothing', () => {
    const { seats, signs, points, own, open } = layout({
      seat: 0,
      turn: 1,
      options: {},
      over: false,
      winners: [0],
      pile: null,
      hand: null,
    });
    expect({ seats, signs, points, own, open }).toEqual({
      seats: [[], []],
      signs: [[], []],
      points: null,
      own: [],
      open: [],
    });
  });

  test('with a list of another length than there are seats, has it in the middle', () => {
    expect(values(layout({ discards: [['a']] }).open)).toEqual([[['a']]]);
  });
});

test('under the cover, nothing that others may not know is laid out', () => {
  const { own, open } = layout({ hand: ['a'], peeked: 'b', pile: 9 }, true);
  expect(own).toEqual([]);
  expect(values(open)).toEqual([9]);
});

describe('with everything face up', () => {
  test('the secrets of each seat lie on its plate', () => {
    expect(layout({ secrets: [{ hand: ['a', 'b', 'c'] }, { hand: ['d'] }] }).seats.map(values)).toEqual([
      [['a', 'b', 'c']],
      [['d']],
    ]);
  });

  test('a secret takes the place of what everybody saw', () => {
    const { seats } = layout({ discards: ['?', '?'], secrets: [{ discards: 'a' }, null] });
    expect(seats.map(values)).toEqual([['a'], ['?']]);
  });

  test('of a list by seat, each seat gets its own', () => {
    expect(layout({ secrets: [{ hand: [['a'], ['b']] }, { hand: [['a'], ['b']] }] }).seats.map(values)).toEqual([
      [['a']],
      [['b']],
    ]);
  });
});
