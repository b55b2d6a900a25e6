import { describe, expect, test } from 'vitest';
import {
  advance,
  type BeatQueue,
  cardOf,
  EMPTY,
  flush,
  flushForQuestion,
  type Line,
  type Pace,
  receive,
  skip,
} from '../src/net/beat-queue';
import type { FreshBeat } from '../src/net/beats';
import type { Beat } from '../src/net/protocol';
import { beat } from './samples';

const fresh = (n: number, weight: Beat['weight'] & string, who = n, says: readonly string[] = [`e${n}`]): FreshBeat => {
  const found = beat(n, says, { weight, who });
  return { beat: found, says: found.says, aside: [] };
};
const after = (queue: BeatQueue, beats: readonly FreshBeat[], now = 0, pace: Pace = 'normal'): BeatQueue =>
  receive(queue, beats, pace, now);
const numbers = (line: Line | null): readonly number[] | null => line?.beats.map((each) => each.beat.n) ?? null;

/** What is shown and for how long, if nothing more arrives. */
function shownAll(queue: BeatQueue, now = 0, pace: Pace = 'normal'): [readonly number[] | null, number][] {
  const found: [readonly number[] | null, number][] = [];
  let at = now;
  for (let left = queue; ; ) {
    found.push([numbers(left.shown), left.until - at]);
    at = Math.max(at, left.until);
    const next = advance(left, pace, at);
    if (next === left) return found;
    left = next;
  }
}

describe('a beat is shown', () => {
  test('at once if nothing else is', () => {
    const queue = after(EMPTY, [fresh(0, 'small')], 50);
    expect(numbers(queue.shown)).toEqual([0]);
    expect(queue.until).toBe(950);
  });

  test('for a time by its weight, one after the other', () => {
    const queue = after(EMPTY, [fresh(0, 'small'), fresh(1, 'plain')]);
    expect(shownAll(queue)).toEqual([
      [[0], 900],
      [[1], 1400],
    ]);
    expect(shownAll(after(EMPTY, [fresh(0, 'big')]))).toEqual([[[0], 2200]]);
    expect(shownAll(after(EMPTY, [fresh(0, 'yours')]))).toEqual([[[0], 6000]]);
  });

  test('for longer or shorter at another pace, except if it is the reader’s', () => {
    expect(after(EMPTY, [fresh(0, 'small')], 0, 'calm').until).toBe(1350);
    expect(after(EMPTY, [fresh(0, 'big')], 0, 'brisk').until).toBe(1540);
    expect(after(EMPTY, [fresh(0, 'yours')], 0, 'brisk').until).toBe(6000);
  });

  test('and stays when its time is over and nothing waits', () => {
    const queue = after(EMPTY, [fresh(0, 'small')]);
    expect(advance(queue, 'normal', 5000)).toBe(queue);
    expect(numbers(after(queue, [fresh(1, 'small')], 5000).shown)).toEqual([1]);
  });

  test('no longer than until the reader goes on', () => {
    const queue = after(EMPTY, [fresh(0, 'plain'), fresh(1, 'plain')]);
    expect(numbers(skip(queue, 'normal', 10).shown)).toEqual([1]);
  });
});

describe('a beat that grows', () => {
  test('grows in its place, and has time to be read', () => {
    const queue = after(after(EMPTY, [fresh(0, 'plain')]), [fresh(0, 'plain', 0, ['e0', 'let'])], 1300);
    expect(queue.shown?.beats[0]?.says).toEqual([{ event: 'e0' }, { event: 'e0' }, { event: 'let' }]);
    expect(queue.until).toBe(2200);
  });

  test('grows while it waits', () => {
    const queue = after(after(EMPTY, [fresh(0, 'plain'), fresh(1, 'small')]), [fresh(1, 'plain', 1, ['gave'])]);
    expect(queue.waiting.map(({ beats }) => beats.map(({ says }) => says))).toEqual([[[{ event: 'gave' }]]]);
  });

  test('is shown anew if it weighs more', () => {
    const queue = after(after(EMPTY, [fresh(0, 'plain')]), [fresh(0, 'yours')], 1000);
    expect(queue.until).toBe(7000);
  });
});

describe('a queue that is late', () => {
  const smalls = (seat: number, from: number, count: number): FreshBeat[] =>
    Array.from({ length: count }, (_, index) => fresh(from + index, 'small', seat));

  test('is not merged up to three seconds', () => {
    const queue = after(EMPTY, smalls(1, 0, 3));
    expect(queue.waiting).toHaveLength(2);
  });

  test('merges the small beats of one seat', () => {
    const queue = after(EMPTY, [...smalls(1, 0, 2), ...smalls(2, 2, 3)]);
    expect(shownAll(queue)).toEqual([
      [[0], 900],
      [[1], 900],
      [[2, 3, 4], 1400],
    ]);
  });

  test('shows what is big for a shorter time, also if it is shown already', () => {
    const one = after(EMPTY, [fresh(0, 'big')]);
    const two = after(one, [fresh(1, 'big')], 100);
    expect(shownAll(two, 100)).toEqual([
      [[0], 1400],
      [[1], 2200],
    ]);
  });

  test('shows only what is big singly from six seconds on', () => {
    const many = [1, 2, 3, 4].map((seat) => fresh(seat, 'plain', seat));
    const queue = after(EMPTY, [fresh(0, 'big'), ...many, fresh(5, 'big'), fresh(6, 'small')]);
    expect(shownAll(queue).map(([shown]) => shown)).toEqual([[0], [1, 2, 3, 4], [5], [6]]);
  });

  test('is never more than six seconds late', () => {
    let queue = EMPTY;
    for (let n = 0; n < 200; n += 1) {
      const weight = (['small', 'plain', 'big'] as const)[n % 3] ?? 'plain';
      queue = after(queue, [fresh(n, weight, n % 4)], n * 100);
      const late = shownAll(queue, n * 100).reduce((sum, [, time]) => sum + time, 0);
      expect(late).toBeLessThanOrEqual(6000 + 700); // a big line takes its whole time once the queue is short again
      queue = advance(queue, 'normal', (n + 1) * 100);
    }
  });
});

describe('what happens to the reader', () => {
  test('is shown at once', () => {
    const queue = after(
      after(EMPTY, [fresh(0, 'big'), fresh(1, 'plain')]),
      [fresh(2, 'yours'), fresh(3, 'plain')],
      100,
    );
    expect(shownAll(queue, 100)).toEqual([
      [[2], 6000],
      [[3], 1400],
    ]);
  });

  test('is shown after another such beat', () => {
    const queue = after(after(EMPTY, [fresh(0, 'yours')]), [fresh(1, 'plain'), fresh(2, 'yours')], 100);
    expect(shownAll(queue, 100).map(([shown]) => shown)).toEqual([[0], [2]]);
  });

  test('is a card until its time is over', () => {
    const queue = after(EMPTY, [fresh(0, 'yours')]);
    expect(cardOf(queue, 5999)).toBe(queue.shown);
    expect(cardOf(queue, 6000)).toBeNull();
    expect(cardOf(skip(queue, 'normal', 10), 10)).toBeNull();
  });

  test('stays when a question opens, and not when the reader has chosen', () => {
    const queue = after(EMPTY, [fresh(0, 'yours'), fresh(1, 'plain')]);
    expect(shownAll(flushForQuestion(queue, 'normal', 0))).toEqual([[[0], 6000]]);
    expect(cardOf(flush(queue, 0), 0)).toBeNull();
  });
});

test('a question or a choice goes to the last beat', () => {
  const queue = after(EMPTY, [fresh(0, 'plain'), fresh(1, 'big'), fresh(2, 'small')]);
  for (const flushed of [flush(queue, 100), flushForQuestion(queue, 'normal', 100)]) {
    expect(numbers(flushed.shown)).toEqual([2]);
    expect(flushed.waiting).toEqual([]);
    expect(flushed.until).toBe(100);
  }
});
