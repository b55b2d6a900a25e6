import { describe, expect, test } from 'vitest';
import { crimeScene } from '../crime-scene';
import { placeOf, tieReasons } from '../outcome-reasons';
import { sampleView } from './sample-view';

describe('the last kill', () => {
  const killed = { event: 'killed', by: 1, suspects: ['fox', 'cat'] };
  const posted = { event: 'posted', who: 'police-1', to: 7 };

  test('is on the board until the next action', () => {
    expect(crimeScene([killed], 7)).toEqual({ scene: 7, suspects: ['fox', 'cat'], killer: 1 });
    expect(crimeScene([killed, { event: 'fled' }, posted], null)).toEqual({
      scene: 7,
      suspects: ['fox', 'cat'],
      killer: 1,
    });
    expect(crimeScene([killed, { event: 'fled' }, { event: 'moved' }], null).killer).toBeNull();
  });

  test('has no suspects where none were announced', () => {
    expect(crimeScene([{ event: 'killed', by: 0 }], 3)).toEqual({ scene: 3, suspects: [], killer: 0 });
  });

  test('is none at the beginning, nor where only its consequences are known', () => {
    const none = { scene: null, suspects: [], killer: null };
    expect(crimeScene([], 3)).toEqual(none);
    expect(crimeScene([{ event: 'moved' }], 3)).toEqual(none);
    expect(crimeScene([posted], null)).toEqual(none);
  });
});

test('with a tie for the win, the count says how it was broken', () => {
  const ids = (changes: Parameters<typeof sampleView>[0]) => tieReasons(sampleView(changes)).map(({ id }) => id);
  expect(ids({ scores: [3, 1], winners: [0] })).toEqual([]);
  expect(ids({ scores: [3, 3], winners: [0] })).toEqual(['count-why-tie']);
  expect(ids({ scores: [3, 3], winners: [0, 1] })).toEqual(['count-why-shared']);
  expect(ids({ scores: [3, 3, 1], winners: [0, 1] })).toEqual(['count-why-shared']);
});

test('the places follow the points, whoever lost a tie is second, and equal ones share a place', () => {
  const places = (scores: number[], winners: number[]) =>
    scores.map((_, seat) => placeOf(sampleView({ scores, winners }), seat));
  expect(places([3, 5, 1], [1])).toEqual([2, 1, 3]);
  expect(places([3, 3, 1], [0])).toEqual([1, 2, 3]);
  expect(places([3, 3, 1], [0, 1])).toEqual([1, 1, 3]);
  expect(places([1, 5, 1, 0], [1])).toEqual([2, 1, 2, 4]);
});
