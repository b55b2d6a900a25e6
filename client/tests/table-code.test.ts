import { expect, test } from 'vitest';
import { codeInPath, parseTableCode } from '../src/net/table-code';

test.each([
  ['KOALA-RAVEN-27413', 'KOALA-RAVEN-27413'],
  ['koala raven 27413', 'KOALA-RAVEN-27413'],
  ['  koala_raven27413 ', 'KOALA-RAVEN-27413'],
  ['Koala - Raven - 27413', 'KOALA-RAVEN-27413'],
  ['koalaraven27413', 'KOALARAVEN27413'],
  ['koala 2741', 'KOALA-2741'],
  ['Come to koala raven 27413, please!', 'KOALA-RAVEN-27413'],
])('the code in %j is %s', (text, code) => {
  expect(parseTableCode(text)).toEqual({ code, hash: '' });
});

test.each([
  ['https://play.example.org/t/KOALA-RAVEN-27413#i=abc_-9', 'KOALA-RAVEN-27413', '#i=abc_-9'],
  ['/t/koala-raven-27413', 'KOALA-RAVEN-27413', ''],
  ['see https://play.example.org/tv/koala-raven-27413#i=x and come', 'KOALA-RAVEN-27413', '#i=x'],
  ['http://localhost:8421/t/KOALA-RAVEN-27413?from=mail', 'KOALA-RAVEN-27413', ''],
])('the link %j leads to a table, with its credentials', (text, code, hash) => {
  expect(parseTableCode(text)).toEqual({ code, hash });
});

test.each([
  ['', ''],
  ['   ', ''],
  ['hello', 'HELLO'],
  ['koala raven 274131', 'KOALA RAVEN 274131'],
  ['/t/nonsense', 'NONSENSE'],
  ['27413', '27413'],
])('a text without a code, %j, is asked for as it is', (text, code) => {
  expect(parseTableCode(text)).toEqual({ code, hash: '' });
});

test('a path is decoded where it can be', () => {
  expect(codeInPath('koala-raven-27413')).toBe('KOALA-RAVEN-27413');
  expect(codeInPath('koala%20raven')).toBe('KOALA RAVEN');
  expect(codeInPath('%E0%A4%A')).toBe('%E0%A4%A');
});
