import { describe, expect, test } from 'vitest';
import { crimeScene } from '../crime-scene';
import { reasons } from '../outcome-reasons';
import { OWN_WORDING } from '../view';
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

describe('why the game ended', () => {
  const ids = (changes: Parameters<typeof sampleView>[0]) =>
    reasons(sampleView({ scores: [3, 1], ...changes })).map(({ id, rule }) => [id, rule]);

  test('all hitmen are lost, all targets of a player are dead, or the rounds are over', () => {
    expect(ids({ losses: [1, 2] })).toEqual([['count-why-hitmen', 'T6.2']]);
    expect(ids({ hands: [{ hitman: 'fox', targets: ['owl', 'bear'] }] })).toEqual([['count-why-targets', 'T6.1']]);
    expect(ids({ hands: [{ hitman: 'fox', targets: ['owl', 'cat'] }] })).toEqual([['count-why-rounds', 'T6.3']]);
  });

  test('with a tie, how it was broken', () => {
    expect(ids({ scores: [3, 3], winners: [0] })[1]).toEqual(['count-why-tie', 'T7.2']);
    expect(ids({ scores: [3, 3], winners: [0, 1] })[1]).toEqual(['count-why-shared', 'T7.2']);
    expect(ids({ scores: [3, 3, 1], winners: [0, 1] })[1]).toEqual(['count-why-shared', 'T7.2']);
  });
});

test('the log says when the last round begins', () => {
  const remarks = OWN_WORDING.remarks?.(sampleView({ last_round: { since: 12, seats: [0, 1], left: [1] } }) as never);
  expect(remarks).toEqual([{ after: 12, event: { event: 'beat-last-round', seats: [0, 1] } }]);
  expect(OWN_WORDING.remarks?.(sampleView() as never)).toEqual([]);
});
