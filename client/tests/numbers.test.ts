import { describe, expect, test } from 'vitest';
import { signed, written } from '../src/ui/numbers';
import { inWords, percent } from '../src/ui/odds';
import { others } from '../src/ui/seat-order';

test('numbers have a minus sign, not a hyphen', () => {
  expect([5, 0, -5].map(written)).toEqual(['5', '0', '−5']);
  expect([5, 0, -5].map(signed)).toEqual(['+5', '+0', '−5']);
});

describe('probabilities', () => {
  test('only certainty is 0 or 100 percent', () => {
    expect([0, 1e-9, 0.004, 0.5, 0.996, 1 - 1e-9, 1].map(percent)).toEqual([
      '0%',
      '1%',
      '1%',
      '50%',
      '99%',
      '99%',
      '100%',
    ]);
  });

  test('have a word each, in order', () => {
    const words = [0, 0.1, 0.3, 0.5, 0.8, 0.99, 1].map(inWords);
    expect(new Set(words).size).toBe(7);
  });
});

describe('the other seats', () => {
  test('follow in playing order from the next one on', () => {
    expect(others(0, 4)).toEqual([1, 2, 3]);
    expect(others(2, 4)).toEqual([3, 0, 1]);
    expect(others(0, 1)).toEqual([]);
  });

  test('are all seats for a spectator', () => {
    expect(others(null, 3)).toEqual([0, 1, 2]);
  });
});
