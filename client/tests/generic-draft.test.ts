import { type Signal, signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Draft } from '../src/generic/draft';
import type { GameTable } from '../src/net/game-table';
import { Hints } from '../src/net/hints';
import type { Ask, Choice } from '../src/net/protocol';
import { covered } from '../src/ui/cover';

const KINDS = { card: 'card', whom: 'seat' };
const CHOICES: readonly Choice[] = [
  { do: 'play', card: 'fox' },
  { do: 'play', card: 'moon' },
  { do: 'guess', whom: 1, card: 'fox' },
  { do: 'guess', whom: 2, card: 'fox' },
];
let table: {
  ask: Signal<Ask | null>;
  legal: Signal<readonly Choice[]>;
  pending: Signal<null | object>;
  held: Signal<'paused' | null>;
  hints: Hints;
  choose: ReturnType<typeof vi.fn>;
};
let draft: Draft;

beforeEach(() => {
  covered.value = false;
  table = {
    ask: signal<Ask | null>({ kind: 'act', serial: 1 }),
    legal: signal(CHOICES),
    pending: signal(null),
    held: signal(null),
    hints: new Hints(() => true, signal(true)),
    choose: vi.fn(),
  };
  draft = new Draft(table as unknown as GameTable, KINDS);
});
afterEach(() => draft.dispose());

test('kind, details and confirmation make a choice', () => {
  draft.pickVerb('guess');
  expect(draft.choice.value).toBeNull();
  draft.pick({ field: 'whom', value: 2 });
  expect(draft.choice.value).toEqual({ do: 'guess', whom: 2, card: 'fox' });
  draft.confirm();
  expect(table.choose).toHaveBeenCalledWith({ do: 'guess', whom: 2, card: 'fox' });
  expect(draft.isBare.value).toBe(true);
});

test('what is not on offer cannot be picked, and nothing unfinished is sent', () => {
  draft.pick({ field: 'whom', value: 2 });
  expect(draft.isBare.value).toBe(true);
  draft.pickVerb('guess');
  draft.pick({ field: 'whom', value: 7 });
  draft.confirm();
  expect(table.choose).not.toHaveBeenCalled();
});

test('a step back undoes the last pick, then the kind', () => {
  draft.pickVerb('play');
  draft.pick({ field: 'card', value: 'fox' });
  draft.back();
  expect(draft.options.value).toHaveLength(2);
  draft.back();
  expect(draft.isBare.value).toBe(true);
});

describe('what is asked', () => {
  test('begins a new draft', () => {
    draft.pickVerb('play');
    table.ask.value = { kind: 'act', serial: 2 };
    expect(draft.isBare.value).toBe(true);
  });

  test('told again, keeps the draft', () => {
    draft.pickVerb('play');
    table.ask.value = { kind: 'act', serial: 1 };
    expect(draft.isBare.value).toBe(false);
  });

  test.each(['pending', 'held'] as const)('offers nothing while the table is %s', (why) => {
    table[why].value = 'paused';
    expect(draft.legal.value).toEqual([]);
    expect(draft.verbs.value).toEqual([]);
  });
});

describe('the cover', () => {
  test('hides what can be chosen, and clears the draft', () => {
    draft.pickVerb('play');
    covered.value = true;
    expect(draft.legal.value).toEqual([]);
    covered.value = false;
    expect(draft.isBare.value).toBe(true);
  });

  test('keeps a hint away', () => {
    covered.value = true;
    table.hints.hint.value = { serial: 1, choice: { do: 'play', card: 'moon' } };
    covered.value = false;
    expect(draft.choice.value).toBeNull();
  });
});

describe('a hint', () => {
  test('lies there as if it had been picked, until something else is', () => {
    table.hints.hint.value = { serial: 1, choice: { do: 'guess', whom: 1, card: 'fox' } };
    expect(draft.hinted.value).toBe(true);
    expect(draft.choice.value).toEqual({ do: 'guess', whom: 1, card: 'fox' });
    draft.back();
    expect(draft.hinted.value).toBe(false);
  });

  test('for another question does not count', () => {
    table.hints.hint.value = { serial: 9, choice: { do: 'play', card: 'moon' } };
    expect(draft.isBare.value).toBe(true);
  });
});

describe('a click on the table', () => {
  test('finds the detail of that kind', () => {
    draft.pickVerb('guess');
    expect(draft.optionFor('seat', 1)).toEqual({ field: 'whom', value: 1 });
    expect(draft.optionFor('seat', 5)).toBeNull();
    expect(draft.optionFor('card', 'fox')).toBeNull();
  });

  test('on an own card begins the kind of choice that takes it', () => {
    const take = draft.takeFrom(['fox', 'moon'], 'moon');
    take?.();
    expect(draft.choice.value).toEqual({ do: 'play', card: 'moon' });
    expect(draft.has('moon')).toBe(true);
  });

  test('on a card means nothing, where the step can take other things as well', () => {
    expect(draft.takeFrom(['fox'], 'fox')).toBeNull();
    expect(draft.takeFrom(['fox', 'moon'], 'owl')).toBeNull();
  });
});

test('a choice that is the only one is ready by itself', () => {
  table.legal.value = [{ do: 'play', card: 'fox' }];
  expect(draft.choice.value).toEqual({ do: 'play', card: 'fox' });
  expect(draft.isBare.value).toBe(true);
});
