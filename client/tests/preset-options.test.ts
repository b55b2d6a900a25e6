import { expect, test } from 'vitest';
import type { OptionSpec } from '../src/net/game-spec';
import type { OptionValue } from '../src/net/protocol';
import { presetOptions } from '../src/screens/lobby/preset-options';

const edition: OptionSpec = {
  name: 'edition',
  default: 'old',
  kind: 'choice',
  values: ['old', 'new', 'odd'],
  presets: { old: {}, new: { pace: 'fast', cards: 5 }, odd: { cards: 7 } },
};
const options: readonly OptionSpec[] = [
  edition,
  { name: 'pace', default: 'slow', kind: 'choice' },
  { name: 'cards', default: 3, kind: 'number' },
  { name: 'names', default: null, kind: 'flag' },
];
const picked = (value: string, now: Readonly<Record<string, OptionValue>>) =>
  presetOptions(value, { option: edition, options, now: (option) => now[option.name] ?? option.default });

test('a value sets itself and its options', () => {
  expect(picked('new', {})).toEqual({ edition: 'new', pace: 'fast', cards: 5 });
});

test('what another value had set goes back to the default', () => {
  expect(picked('old', { edition: 'new', pace: 'fast', cards: 5 })).toEqual({ edition: 'old', pace: 'slow', cards: 3 });
  expect(picked('odd', { edition: 'new', pace: 'fast', cards: 5 })).toEqual({ edition: 'odd', pace: 'slow', cards: 7 });
});

test('options that were set by hand stay', () => {
  expect(picked('old', { edition: 'new', pace: 'fast', cards: 4, names: true })).toEqual({
    edition: 'old',
    pace: 'slow',
  });
});

test('a value without presets sets itself alone', () => {
  expect(picked('unheard-of', {})).toEqual({ edition: 'unheard-of' });
});
