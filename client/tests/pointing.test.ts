import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { covered } from '../src/ui/cover';
import { named, Pointing } from '../src/ui/pointing';
import type { Wording } from '../src/words/tell';

const wording: Wording = {
  game: 'hush',
  kinds: { by: 'seat', to: 'seat', cards: 'card' },
  optional: [],
  secret: [],
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

describe('what a beat names', () => {
  const says = [{ event: 'given', by: 0, to: 2, cards: ['a', 'b'], n: 5 }];

  test('is by kind, of single fields and of lists, in all its sentences', () => {
    const beat = { says: [...says, { event: 'answered', by: 1 }] };
    expect(named(beat, 'seat', wording)).toEqual(new Set([0, 2, 1]));
    expect(named(beat, 'card', wording)).toEqual(new Set(['a', 'b']));
    expect(named(beat, 'tile', wording)).toEqual(new Set());
    expect(named(null, 'seat', wording)).toEqual(new Set());
  });

  test('is nothing that only this seat was told, under the cover', () => {
    const aside = [{ event: 'seen', cards: ['c'] }];
    expect(named({ says, aside }, 'card', wording)).toEqual(new Set(['a', 'b', 'c']));
    covered.value = true;
    expect(named({ says, aside }, 'card', wording)).toEqual(new Set(['a', 'b']));
    expect(named({ says, secret: true }, 'card', wording)).toEqual(new Set());
  });
});

const [one, other] = [{ says: [{ event: 'given', by: 0 }] }, { says: [{ event: 'given', by: 1 }] }];

test('a line is pointed at while it is looked at', () => {
  pointing.look(one);
  expect(pointing.at.value).toBe(one);
  pointing.lookAway();
  expect(pointing.at.value).toBeNull();
});

test.each(['pointerdown', 'keydown'])('a line that is shown stays until the next %s', (input) => {
  pointing.show(one);
  expect(onShow).toHaveBeenCalledTimes(1);
  pointing.lookAway();
  expect(pointing.at.value).toBe(one);
  dispatchEvent(Object.assign(new Event(input), { key: 'x' }));
  expect(pointing.at.value).toBeNull();
});

test('another line takes the place of one that is shown', () => {
  pointing.show(one);
  pointing.look(other);
  expect(pointing.at.value).toBe(other);
  pointing.lookAway();
  expect(pointing.at.value).toBeNull();
});
