import { beforeAll, describe, expect, test } from 'vitest';
import {
  choiceWords,
  detailWords,
  fieldLabel,
  schemaOf,
  valueWords,
  verbLabel,
  verbText,
} from '../src/generic/game-words';
import { loadBooks, loadLanguage } from '../src/words/fluent';
import { serve } from './server';

const schema = schemaOf({
  name: 'hush',
  wording: { kinds: { card: 'card', whom: 'seat' }, optional: [], secret: [] },
  choices: ['guess', 'play_on'],
  view: { kinds: {}, keys: {}, by_seat: [], own: [], optional: [] },
});
const NAMES = ['Ada', 'Bo'];

beforeAll(async () => {
  serve({
    '/api/words/en': `
hush-do-guess = guess
    .text = Say who holds it.
hush-field-pile = The pile
card-moon = the moon
card-name = card { $number }
`,
  });
  await loadLanguage('en');
  await loadBooks('generic');
});

test('choices and fields have the game’s words, else their names', () => {
  expect(verbLabel(schema, 'guess')).toBe('Guess');
  expect(verbText(schema, 'guess')).toBe('Say who holds it.');
  expect(verbLabel(schema, 'play_on')).toBe('Play on');
  expect(verbText(schema, 'play_on')).toBe('');
  expect(fieldLabel(schema, 'pile')).toBe('The pile');
  expect(fieldLabel(schema, 'hand_sizes')).toBe('Hand sizes');
});

test.each([
  [undefined, null, 'none'],
  [undefined, undefined, 'none'],
  [undefined, true, 'yes'],
  [undefined, false, 'no'],
  [undefined, 7, '7'],
  [undefined, 'x', 'x'],
  ['seat', 1, 'Bo'],
  ['seat', 9, 'seat 9'],
  ['card', 'moon', 'The moon'],
  ['card', 3, 'Card 3'],
  ['card', 'unheard-of', 'Unheard-of'],
  ['card', ['moon', 3], 'The moon, Card 3'],
  ['card', [], 'none'],
  [undefined, { left_over: 2, done: false }, 'left over 2, done no'],
])('a value of kind %j, %j, reads %j', (kind, value, words) => {
  expect(valueWords(kind, value, NAMES)).toBe(words);
});

describe('a choice', () => {
  test('reads with its details, but for those it leaves out', () => {
    expect(choiceWords(schema, { do: 'guess', whom: 1, card: 'moon' }, NAMES)).toBe('Guess · Bo → The moon');
    expect(choiceWords(schema, { do: 'guess', whom: 0, card: null }, NAMES)).toBe('Guess · Ada');
    expect(choiceWords(schema, { do: 'play_on' }, NAMES)).toBe('Play on');
  });

  test('has details in words, and an end of a list', () => {
    expect(detailWords(schema, { field: 'whom', value: 0 }, NAMES)).toBe('Ada');
    expect(detailWords(schema, { field: 'card', item: 'moon' }, NAMES)).toBe('The moon');
    expect(detailWords(schema, { field: 'card', value: null }, NAMES)).toBe('none');
    expect(detailWords(schema, { field: 'card' }, NAMES)).toBe('No more');
  });
});
