import { describe, expect, test } from 'vitest';
import type { ClockInfo } from '../src/net/protocol';
import { clockFace, timeLeft } from '../src/social/countdown';

test.each([
  [0, '0:00'],
  [-3, '0:00'],
  [0.01, '0:01'],
  [9.5, '0:10'],
  [60, '1:00'],
  [65, '1:05'],
  [3600, '60:00'],
])('%d seconds read %s', (seconds, face) => {
  expect(clockFace(seconds)).toBe(face);
});

describe('the time left to a seat', () => {
  const told: ClockInfo = { banks: [100, 40], choice: 30, asked: [1], spent: 10, paused: false };
  const after = (seconds: number, clock: Partial<ClockInfo> = {}, seat = 1) =>
    timeLeft({ told: { ...told, ...clock }, at: 5000 }, seat, 5000 + 1000 * seconds);

  test('the free time runs first, then the seat’s own', () => {
    expect(after(0)).toEqual({ seconds: 20, free: true });
    expect(after(19)).toEqual({ seconds: 1, free: true });
    expect(after(21)).toEqual({ seconds: 39, free: false });
    expect(after(70)).toEqual({ seconds: -10, free: false });
  });

  test('a seat that is not asked keeps its time', () => {
    expect(after(50, {}, 0)).toEqual({ seconds: 100, free: false });
    expect(after(50, { banks: null }, 0)).toBeNull();
  });

  test('without time for the game, only the free time runs', () => {
    expect(after(50, { banks: null })).toEqual({ seconds: -30, free: true });
  });

  test('without free time, the seat’s own runs at once', () => {
    expect(after(5, { choice: null, spent: 0 })).toEqual({ seconds: 35, free: false });
  });

  test('a pause stops it, and a clock that is set back does not add time', () => {
    expect(after(50, { paused: true })).toEqual({ seconds: 20, free: true });
    expect(after(-50)).toEqual({ seconds: 20, free: true });
  });
});
