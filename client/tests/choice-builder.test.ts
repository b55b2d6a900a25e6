import { describe, expect, test } from 'vitest';
import {
  choiceOf,
  type Detail,
  detailValue,
  matching,
  nextDetails,
  nextValues,
  type PartialChoice,
  partialWith,
  startChoice,
  verbsOf,
} from '../src/generic/choice-builder';
import type { Choice } from '../src/net/protocol';

const KINDS = { card: 'card', cards: 'card', whom: 'seat' };
const guesses: readonly Choice[] = [
  { do: 'play', card: 2 },
  { do: 'play', card: 3 },
  { do: 'guess', whom: 1, card: 2 },
  { do: 'guess', whom: 1, card: 3 },
  { do: 'guess', whom: 2, card: 2 },
];
const swaps: readonly Choice[] = [
  { do: 'swap', cards: [] },
  { do: 'swap', cards: ['a'] },
  { do: 'swap', cards: ['b'] },
  { do: 'swap', cards: ['a', 'b'] },
];
const pick = (partial: PartialChoice, ...picks: readonly Detail[]): PartialChoice => ({ ...partial, picks });

describe('from what is legal to one choice', () => {
  test('first its kind, in the order of the legal ones', () => {
    const start = startChoice(guesses);
    expect(verbsOf(guesses)).toEqual(['play', 'guess']);
    expect(start).toEqual({ legal: guesses, verb: null, picks: [] });
    expect(nextDetails(start, KINDS)).toEqual([]);
  });

  test('a kind that is the only one is settled', () => {
    expect(startChoice(swaps).verb).toBe('swap');
    expect(startChoice([]).verb).toBeNull();
  });

  test('then each field in which what is left differs', () => {
    const guess = { ...startChoice(guesses), verb: 'guess' };
    expect(nextDetails(guess, KINDS).map(detailValue)).toEqual([1, 2]);
    const whom = pick(guess, { field: 'whom', value: 1 });
    expect(nextDetails(whom, KINDS)).toEqual([
      { field: 'card', value: 2 },
      { field: 'card', value: 3 },
    ]);
    expect(choiceOf(whom)).toBeNull();
    expect(choiceOf(pick(guess, { field: 'whom', value: 2 }))).toEqual({ do: 'guess', whom: 2, card: 2 });
  });

  test('nothing that is not legal can be picked', () => {
    const guess = { ...startChoice(guesses), verb: 'guess' };
    expect(matching(pick(guess, { field: 'whom', value: 7 }))).toEqual([]);
    expect(choiceOf(pick(guess, { field: 'whom', value: 7 }))).toBeNull();
    expect(matching({ ...guess, verb: 'fly' })).toEqual([]);
  });

  test('a field that some choices lack has null among its values', () => {
    const answers: readonly Choice[] = [{ do: 'answer' }, { do: 'answer', card: 'x' }];
    const details = nextDetails(startChoice(answers), KINDS);
    expect(details).toEqual([
      { field: 'card', value: null },
      { field: 'card', value: 'x' },
    ]);
    expect(choiceOf(pick(startChoice(answers), { field: 'card', value: null }))).toEqual({ do: 'answer' });
  });
});

describe('a list of names', () => {
  const start = startChoice(swaps);

  test('is picked item by item, and can be ended where it is legal', () => {
    expect(nextDetails(start, KINDS)).toEqual([
      { field: 'cards', item: 'a' },
      { field: 'cards', item: 'b' },
      { field: 'cards' },
    ]);
    const one = pick(start, { field: 'cards', item: 'a' });
    expect(nextDetails(one, KINDS)).toEqual([{ field: 'cards', item: 'b' }, { field: 'cards' }]);
    expect(choiceOf(pick(start, { field: 'cards', item: 'a' }, { field: 'cards' }))).toEqual({
      do: 'swap',
      cards: ['a'],
    });
    expect(choiceOf(pick(start, { field: 'cards' }))).toEqual({ do: 'swap', cards: [] });
  });

  test('is whole when no longer one is left', () => {
    expect(choiceOf(pick(start, { field: 'cards', item: 'b' }, { field: 'cards', item: 'a' }))).toEqual({
      do: 'swap',
      cards: ['a', 'b'],
    });
  });

  test('of other things is picked as a whole', () => {
    const places: readonly Choice[] = [
      { do: 'lay', at: [0, 1] },
      { do: 'lay', at: [1, 1] },
    ];
    expect(nextDetails(startChoice(places), KINDS)).toEqual([
      { field: 'at', value: [0, 1] },
      { field: 'at', value: [1, 1] },
    ]);
  });
});

test('the next values of a choice that is settled are those it has', () => {
  expect(nextValues(startChoice([{ do: 'play', card: 7 }]), KINDS)).toEqual([7]);
  expect(nextValues(startChoice(guesses), KINDS)).toEqual([]);
});

describe('a choice as a whole', () => {
  test.each([...guesses, ...swaps])('%j is picked detail by detail', (choice) => {
    const legal = choice.do === 'swap' ? swaps : guesses;
    expect(choiceOf(partialWith(legal, choice, KINDS))).toEqual(choice);
  });

  test('that is not legal is not picked', () => {
    expect(choiceOf(partialWith(guesses, { do: 'guess', whom: 9, card: 2 }, KINDS))).toBeNull();
  });
});
