import { type GameEvent, type GameTable, type Signal, signal } from 'deadpan/client';
import { afterEach, describe, expect, test } from 'vitest';
import { RevealedCards } from '../revealed-cards';
import type { View } from '../view';
import { sampleView } from './sample-view';

const balance = { event: 'balance-shown', by: 0, whom: 1, character: 'zoe', life: ['pepin'], years: 55 };
const duel = { event: 'sums-shown', by: 0, on: 2, own_blows: ['pepin'], other_blows: [], own: 5, other: 0 };
const played = (by: number) => ({ event: 'played', by });
let stops: (() => void)[] = [];

function reveal(isLive: boolean, before: readonly GameEvent[] = [{ event: 'began' }]) {
  const events: Signal<readonly GameEvent[]> = signal(before);
  const view = signal<View | null>(sampleView());
  const table = { events, view, ...(isLive ? { hints: {} } : {}) };
  const found = new RevealedCards(table as unknown as GameTable);
  stops.push(found.dispose);
  const tell = (...more: readonly GameEvent[]): void => {
    events.value = [...events.value, ...more];
  };
  return { found, events, view, tell };
}

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
});

describe('at a live table', () => {
  test('cards stay through the actions of others, until they are put away', () => {
    const { found, tell } = reveal(true);
    tell(balance);
    expect(found.shown.value).toEqual(balance);
    tell(played(1), played(2));
    expect(found.shown.value).toEqual(balance);
    found.putAway();
    expect(found.shown.value).toBeNull();
    tell(played(1));
    expect(found.shown.value).toBeNull();
  });

  test('cards are put away by the player’s own next action', () => {
    const { found, tell } = reveal(true);
    tell(balance, played(0));
    expect(found.shown.value).toBeNull();
  });

  test('the prize of a duel belongs to the duel', () => {
    const { found, tell } = reveal(true);
    tell(duel, { event: 'given', by: 0, to: 2 });
    expect(found.shown.value).toEqual(duel);
    tell({ event: 'given', by: 0, to: 1 });
    expect(found.shown.value).toBeNull();
  });

  test('what was shown before the page was opened is not shown again', () => {
    expect(reveal(true, [{ event: 'began' }, balance]).found.shown.value).toBeNull();
  });

  test('a new game begins with nothing', () => {
    const { found, events, view, tell } = reveal(true);
    tell(balance);
    found.putAway();
    view.value = null;
    events.value = [];
    view.value = sampleView();
    events.value = [{ event: 'began' }];
    tell(balance);
    expect(found.shown.value).toEqual(balance);
  });
});

describe('what is shown', () => {
  test.each([
    ['a balance that another player asked for', { ...balance, by: 1 }],
    ['a balance without cards', { event: 'balance-shown', by: 0, whom: 1, years: 55 }],
    ['a duel of two other players', { ...duel, by: 1, on: 2 }],
    ['a duel that shows only sums', { event: 'sums-shown', by: 0, on: 2, own: 5, other: 0 }],
  ])('is not %s', (_, event) => {
    const { found, tell } = reveal(true);
    tell(event);
    expect(found.shown.value).toBeNull();
  });

  test('is a duel to both of its players', () => {
    const { found, tell } = reveal(true);
    tell({ ...duel, by: 2, on: 0 });
    expect(found.shown.value).not.toBeNull();
  });
});

test('in a replay, it is shown at its moment, also when that is gone back to', () => {
  const { found, events } = reveal(false, [{ event: 'began' }, balance]);
  expect(found.canPutAway).toBe(false);
  expect(found.shown.value).toEqual(balance);
  events.value = [{ event: 'began' }, balance, played(1)];
  expect(found.shown.value).toBeNull();
  events.value = [{ event: 'began' }, balance];
  expect(found.shown.value).toEqual(balance);
});
