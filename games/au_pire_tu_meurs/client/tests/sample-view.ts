import type { View } from '../view';

export const sampleView = (changes: Partial<View> = {}): View => ({
  seat: 0,
  options: {},
  first: 0,
  cards: {},
  turn: { seat: 0, number: 1 },
  pile: 20,
  hand_sizes: [5, 5, 5],
  life_sizes: [0, 0, 0],
  out: [],
  spectres: [],
  open: null,
  question: null,
  over: false,
  ...changes,
});
