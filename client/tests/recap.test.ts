import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Beat } from '../src/net/protocol';
import { Recap, recapLines, sinceLastTurn, turnsIn } from '../src/net/recap';
import { recall, remember } from '../src/ui/storage';
import { beat } from './samples';

/** Beats of these seats, in order. */
const by = (...seats: readonly number[]): Beat[] => seats.map((who, n) => beat(n, ['e'], { who }));
const never = (): boolean => false;

describe('the last turn', () => {
  test('ends before the first beat of another player', () => {
    expect(sinceLastTurn(by(0, 0, 1, 2, 2), 0)).toBe(2);
  });
  test('is not the one that is under way', () => {
    expect(sinceLastTurn(by(0, 1, 2, 0), 0)).toBe(1);
  });
  test('may never have been', () => {
    expect(sinceLastTurn(by(1, 2), 0)).toBe(0);
    expect(sinceLastTurn([], 0)).toBe(0);
  });
});

describe('the lines', () => {
  const weights = ['small', 'big', 'plain', 'small', 'plain', 'small', 'plain', 'yours'] as const;
  const beats = weights.map((weight, n) => beat(n, ['e'], { weight, who: n }));

  test('are at most five, the weightiest and latest, in their order', () => {
    expect(recapLines(beats, never).map(({ n }) => n)).toEqual([1, 2, 4, 6, 7]);
  });
  test('begin with what touches the reader', () => {
    expect(recapLines(beats, ({ n }) => n === 5 || n === 7).map(({ n }) => n)).toEqual([5, 7, 1, 4, 6]);
  });
});

test('a turn is a run of beats of one seat', () => {
  expect(turnsIn(by(1, 1, 2, 1))).toBe(3);
  expect(turnsIn([beat(0, ['e'])])).toBe(0);
});

describe('the recap', () => {
  const beats = signal<readonly Beat[]>([]);
  const connected = signal(false);
  const stream = { id: null as string | null };
  const made: Recap[] = [];
  const make = (): Recap => {
    const recap = new Recap({ code: 'X', beats, connected, stream: () => stream.id });
    made.push(recap);
    return recap;
  };
  const see = (state: 'hidden' | 'visible'): void => {
    Object.assign(document, { visibilityState: state });
    document.dispatchEvent(new Event('visibilitychange'));
  };

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    beats.value = by(0, 1);
    stream.id = 's1';
    connected.value = true;
  });
  afterEach(() => {
    for (const recap of made.splice(0)) recap.dispose();
    see('visible');
    vi.useRealTimers();
  });

  test('opens when the player was away for twenty seconds', () => {
    const recap = make();
    vi.advanceTimersByTime(1000);
    see('hidden');
    vi.advanceTimersByTime(20_000);
    beats.value = by(0, 1, 1);
    see('visible');
    vi.advanceTimersByTime(1000);
    expect(recap.from.value).toBe(2);
  });

  test('opens when three turns went by', () => {
    const recap = make();
    vi.advanceTimersByTime(1000);
    connected.value = false;
    beats.value = by(0, 1, 2, 3, 0);
    connected.value = true;
    vi.advanceTimersByTime(1000);
    expect(recap.from.value).toBe(2);
  });

  test('stays closed after a short absence, and when nothing has happened', () => {
    const recap = make();
    vi.advanceTimersByTime(1000);
    see('hidden');
    beats.value = by(0, 1, 2, 3);
    see('visible');
    vi.advanceTimersByTime(1000);
    see('hidden');
    vi.advanceTimersByTime(60_000);
    see('visible');
    vi.advanceTimersByTime(1000);
    expect(recap.from.value).toBeNull();
  });

  test('knows after a reload what was seen before it', () => {
    make().dispose();
    expect(recall('seen:X')).not.toBeNull();
    connected.value = false;
    stream.id = null;
    const recap = make();
    connected.value = true;
    vi.advanceTimersByTime(1000);
    expect(recap.from.value).toBeNull();
    stream.id = 's1';
    beats.value = by(0, 1, 2, 3, 2);
    vi.advanceTimersByTime(1000);
    expect(recap.from.value).toBe(2);
  });

  test.each(['{', '7', '{"stream": 1}', '{"stream": "s2", "count": 0, "at": 0}'])('ignores the mark %s', (mark) => {
    remember('seen:X', mark);
    const recap = make();
    vi.advanceTimersByTime(1000);
    expect(recap.from.value).toBeNull();
    expect(recall('seen:X')).toBeNull();
  });
});
