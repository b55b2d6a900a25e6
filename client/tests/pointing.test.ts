import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { covered } from '../src/ui/cover';
import { named, Pointing } from '../src/ui/pointing';
import type { Wording } from '../src/words/tell';

const wording: Wording = {
  game: 'hush',
  kinds: { by: 'seat', to: 'seat', cards: 'card' },
  optional: [],
  secret: ['seen'],
  twins: {},
};
const onShow = vi.fn();
let pointing: Pointing;

beforeEach(() => {
  vi.useFakeTimers();
  onShow.mockClear();
  covered.value = false;
  pointing = new Pointing(onShow);
});
afterEach(() => {
  pointing.forget();
  vi.useRealTimers();
});

describe('what an event names', () => {
  test('is by kind, of single fields and of lists', () => {
    const event = { event: 'given', by: 0, to: 2, cards: ['a', 'b'], n: 5 };
    expect(named(event, 'seat', wording)).toEqual(new Set([0, 2]));
    expect(named(event, 'card', wording)).toEqual(new Set(['a', 'b']));
    expect(named(event, 'tile', wording)).toEqual(new Set());
    expect(named(null, 'seat', wording)).toEqual(new Set());
  });

  test('is nothing under the cover, where only this seat was told', () => {
    covered.value = true;
    expect(named({ event: 'seen', by: 0 }, 'seat', wording)).toEqual(new Set());
    expect(named({ event: 'given', by: 0 }, 'seat', wording)).toEqual(new Set([0]));
  });
});

const [one, other] = [
  { event: 'given', by: 0 },
  { event: 'given', by: 1 },
];

test('a line is pointed at while it is looked at', () => {
  pointing.look(one);
  expect(pointing.event.value).toBe(one);
  pointing.lookAway();
  expect(pointing.event.value).toBeNull();
});

test.each(['pointerdown', 'keydown'])('a line that is shown stays until the next %s', (input) => {
  pointing.show(one);
  expect(onShow).toHaveBeenCalledTimes(1);
  pointing.lookAway();
  expect(pointing.event.value).toBe(one);
  dispatchEvent(Object.assign(new Event(input), { key: 'x' }));
  expect(pointing.event.value).toBeNull();
});

test('another line takes the place of one that is shown', () => {
  pointing.show(one);
  pointing.look(other);
  expect(pointing.event.value).toBe(other);
  pointing.lookAway();
  expect(pointing.event.value).toBeNull();
});
