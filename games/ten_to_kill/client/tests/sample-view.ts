import type { View } from '../view';

/** Four tiles in a row and one below the first: 0 1 2 3, and 4 under 0. */
export const TILES: View['tiles'] = [{ at: [0, 0] }, { at: [1, 0] }, { at: [2, 0] }, { at: [3, 0] }, { at: [0, 1] }];

export const sampleView = (changes: Partial<View> = {}): View => ({
  seat: 0,
  options: { mistakes: 'refused', suspects: 'announced', case_file: 'assisted' },
  tiles: TILES,
  characters: { fox: 0, wolf: 1, cat: 3 },
  police: [],
  reserve: 0,
  first: 0,
  turn: null,
  hand: { hitman: 'fox', targets: ['cat'] },
  open: [],
  losses: [null, null],
  trophies: [[], []],
  scores: [0, 0],
  last_round: null,
  question: null,
  over: false,
  ...changes,
});
