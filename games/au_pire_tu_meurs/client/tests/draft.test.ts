import { type Ask, type Choice, covered, type GameTable, type Signal, signal } from 'deadpan/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Draft } from '../draft';
import type { View } from '../view';
import { sampleView } from './sample-view';

const CHOICES: readonly Choice[] = [
  { do: 'play', card: 'pepin', on: 1 },
  { do: 'play', card: 'pepin', on: 2 },
  { do: 'play', card: 'switch', on: [0, 1] },
  { do: 'play', card: 'switch', on: [1, 2] },
  { do: 'play', card: 'jouvence' },
  { do: 'play', card: 'transfert', take: 'cata', on: 1 },
  { do: 'play', card: 'transfert', take: 'pepin', on: 1 },
  { do: 'accuse', whom: 1 },
  { do: 'accuse', whom: 2 },
  { do: 'end' },
];
const choose = vi.fn();
const why = vi.fn();
let table: {
  ask: Signal<Ask | null>;
  may: Signal<number | null>;
  legal: Signal<readonly Choice[]>;
  pending: Signal<object | null>;
  held: Signal<string | null>;
  view: Signal<View | null>;
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
    may: signal<number | null>(null),
    legal: signal(CHOICES),
    pending: signal(null),
    held: signal(null),
    view: signal<View | null>(sampleView()),
    hints: { hint: signal(null), reason: signal(null), why },
    choose,
  };
  draft = new Draft(table as unknown as GameTable);
});
afterEach(() => draft.dispose());

describe('a card', () => {
  test('and its target make a choice', () => {
    expect(draft.cards.value).toEqual(new Set(['pepin', 'switch', 'jouvence', 'transfert']));
    draft.pick('pepin');
    expect(draft.seats.value).toEqual(new Set([1, 2]));
    expect(draft.choice.value).toBeNull();
    draft.pickSeat(2);
    draft.confirm();
    expect(choose).toHaveBeenCalledWith({ do: 'play', card: 'pepin', on: 2 });
  });

  test('without a target is a choice at once', () => {
    draft.pick('jouvence');
    expect(draft.choice.value).toEqual({ do: 'play', card: 'jouvence' });
    expect(draft.wants.value).toBe(0);
  });

  test('that cannot be played is not picked; a second pick drops it', () => {
    draft.pick('cata');
    expect(draft.isBare.value).toBe(true);
    draft.pick('pepin');
    draft.pick('pepin');
    expect(draft.isBare.value).toBe(true);
  });

  test('has a target that a second pick drops; no other seat can be picked before', () => {
    draft.pick('pepin');
    draft.pickSeat(7);
    expect(draft.on.value).toEqual([]);
    draft.pickSeat(1);
    draft.pickSeat(2);
    expect(draft.on.value).toEqual([1]);
    draft.pickSeat(1);
    draft.pickSeat(2);
    expect(draft.on.value).toEqual([2]);
  });

  test('for two wants both, in any order', () => {
    draft.pick('switch');
    expect(draft.wants.value).toBe(2);
    draft.pickSeat(2);
    expect(draft.seats.value).toEqual(new Set([1, 2]));
    draft.pickSeat(1);
    expect(draft.choice.value).toEqual({ do: 'play', card: 'switch', on: [1, 2] });
  });

  test('that takes another one wants it; the only one is taken by itself', () => {
    draft.pick('transfert');
    expect(draft.takes.value).toEqual(new Set(['cata', 'pepin']));
    draft.pickSeat(1);
    expect(draft.choice.value).toBeNull();
    draft.take.value = 'cata';
    expect(draft.choice.value).toMatchObject({ take: 'cata' });
    table.legal.value = CHOICES.filter((choice) => choice['take'] !== 'pepin');
    draft.pick('pepin');
    draft.pick('transfert');
    expect(draft.take.value).toBe('cata');
  });

  test('to give can come from the hand or the life pile', () => {
    table.legal.value = ['hand', 'life'].map((from) => ({ do: 'prize', card: 'pepin', from }));
    table.ask.value = { kind: 'prize', serial: 2 };
    expect(draft.sources.value).toEqual(['hand', 'life']);
    draft.pick('pepin', 'life');
    expect(draft.isPicked('pepin', 'hand')).toBe(false);
    expect(draft.choice.value).toEqual({ do: 'prize', card: 'pepin', from: 'life' });
    expect(draft.offers('pepin', null)).toBe(false);
  });
});

describe('an accusation', () => {
  test('is begun by the button, and drops what was picked', () => {
    draft.pick('pepin');
    draft.accuse();
    expect(draft.card.value).toBeNull();
    draft.pickSeat(2);
    expect(draft.choice.value).toEqual({ do: 'accuse', whom: 2 });
    draft.accuse();
    expect(draft.isBare.value).toBe(true);
  });

  test('cannot be begun without a legal accusation', () => {
    table.legal.value = [{ do: 'end' }];
    draft.accuse();
    expect(draft.accusing.value).toBe(false);
  });

  test('that is allowed on every turn lasts across turns, without seats that can no longer be accused', () => {
    table.view.value = sampleView({ options: { accuse: 'any-time' } });
    table.ask.value = null;
    table.may.value = 5;
    table.legal.value = CHOICES.filter((choice) => choice.do === 'accuse');
    draft.accuse();
    draft.pickSeat(2);
    table.legal.value = [{ do: 'accuse', whom: 1 }];
    table.may.value = 6;
    expect(draft.accusing.value).toBe(true);
    expect(draft.on.value).toEqual([]);
  });

  test('that is allowed on the own turn only ends with the question', () => {
    draft.accuse();
    table.ask.value = { kind: 'act', serial: 2 };
    expect(draft.accusing.value).toBe(false);
  });

  test('that is made is not made twice', () => {
    draft.accuse();
    draft.pickSeat(1);
    draft.confirm();
    draft.confirm();
    expect(choose).toHaveBeenCalledTimes(1);
  });
});

describe('the kind of question', () => {
  test('is "may" for a player who is not asked and may choose', () => {
    table.ask.value = null;
    table.may.value = 7;
    expect(draft.kind.value).toBe('may');
    table.may.value = null;
    expect(draft.kind.value).toBeNull();
  });

  test.each(['pending', 'held'] as const)('is null while the table is %s', (why) => {
    table[why].value = 'paused' as never;
    expect(draft.kind.value).toBeNull();
    expect(draft.cards.value.size).toBe(0);
  });

  test('is null under the cover, which also drops the draft', () => {
    draft.pick('pepin');
    covered.value = true;
    expect(draft.kind.value).toBeNull();
    covered.value = false;
    expect(draft.isBare.value).toBe(true);
  });
});

test('a step back drops the targets, then the card that is taken, then the card', () => {
  draft.pick('transfert');
  draft.take.value = 'cata';
  draft.pickSeat(1);
  draft.back();
  expect([draft.on.value, draft.take.value]).toEqual([[], 'cata']);
  draft.back();
  expect([draft.take.value, draft.card.value]).toEqual([null, 'transfert']);
  draft.back();
  expect(draft.isBare.value).toBe(true);
});

describe('help', () => {
  test('a hint is laid out as if it had been picked', () => {
    table.hints.hint.value = { serial: 1, choice: { do: 'play', card: 'switch', on: [0, 1] } };
    expect(draft.hinted.value).toBe(true);
    expect(draft.on.value).toEqual([0, 1]);
    draft.back();
    expect(draft.hinted.value).toBe(false);
  });

  test('a hint that one click makes is shown at its button', () => {
    table.hints.hint.value = { serial: 1, choice: { do: 'end' } };
    expect(draft.isBare.value).toBe(true);
    expect(draft.isHinted({ do: 'end' })).toBe(true);
  });

  test('a card is asked about as it would be played', () => {
    draft.wonderAboutCard('pepin');
    expect(why).not.toHaveBeenCalled();
    table.view.value = sampleView({ seat: 2, life: ['cata'] });
    for (const card of ['cata', 'switch', 'pioche', 'jouvence']) {
      table.legal.value = [];
      draft.wonderAboutCard(card);
    }
    expect(why.mock.calls.map(([choice]) => choice)).toEqual([
      { do: 'play', card: 'cata', on: 0 },
      { do: 'play', card: 'switch', on: [0, 2] },
      { do: 'play', card: 'pioche', take: 'cata' },
      { do: 'play', card: 'jouvence' },
    ]);
  });

  test('a seat is asked about as a target, or as accused', () => {
    draft.pick('pepin');
    draft.wonderAboutSeat(1);
    expect(why).not.toHaveBeenCalled();
    draft.wonderAboutSeat(0);
    expect(why).toHaveBeenLastCalledWith({ do: 'play', card: 'pepin', on: 0 });
    draft.clear();
    draft.wonderAboutSeat(0);
    expect(why).toHaveBeenLastCalledWith({ do: 'accuse', whom: 0 });
    expect(why).toHaveBeenCalledTimes(2);
    table.ask.value = { kind: 'answer', serial: 2 };
    draft.wonderAboutSeat(0);
    draft.wonderAboutCard('cata');
    expect(why).toHaveBeenCalledTimes(2);
  });
});
