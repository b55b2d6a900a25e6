import { beforeAll, expect, test } from 'vitest';
import { parseMarkdown } from '../src/screens/rules/markdown';
import { optionWords } from '../src/screens/rules/option-words';
import { loadLanguage } from '../src/words/fluent';
import { serve } from './server';

beforeAll(async () => {
  serve({
    '/api/words/en': `
hush-option-pace = Pace: how fast it goes
hush-option-pace-slow = Slow (for thinkers)
hush-option-highest = Highest card
`,
  });
  await loadLanguage('en');
});

const words = () =>
  optionWords(
    'hush',
    parseMarkdown('Records have a `stamp`.\n\n## T1 A\n\nThe `pace` is `slow`. See `stamp`, `id`.\n'),
  );

test('options and their values have the words of the lobby, as far as the first colon or bracket', () => {
  expect(words()('pace')).toBe('Pace');
  expect(words()('slow')).toBe('Slow');
});

test('other code stays: what the introduction explains, unknown words, options that the rules do not mention', () => {
  expect(words()('stamp')).toBeNull();
  expect(words()('id')).toBeNull();
  expect(words()('fast')).toBeNull();
  expect(words()('highest')).toBeNull();
});
