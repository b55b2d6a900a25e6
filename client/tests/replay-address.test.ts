import { expect, test } from 'vitest';
import { parsePosition } from '../src/screens/replay/replay-address';

const replay = { names: ['Ada', 'Bo', 'Cy'], last: 40 };

test.each([
  ['#2@35', 2, 35],
  ['#0@0', 0, 0],
  ['#public@7', 'public', 7],
  ['#everything@40', 'everything', 40],
  ['#1', 1, 0],
  ['#@9', 'public', 9],
])('%s is a position', (hash, viewpoint, n) => {
  expect(parsePosition(hash, replay)).toEqual({ viewpoint, n });
});

test.each([
  ['', 'public', 0],
  ['#', 'public', 0],
  ['#3@5', 'public', 5],
  ['#-1@5', 'public', 5],
  ['#1.5@5', 'public', 5],
  ['#1@-5', 1, 0],
  ['#1@5.5', 1, 0],
  ['#1@999999', 1, 40],
  ['#1@1e3', 1, 0],
  ['#<b>@x@5', 'public', 0],
  ['#2@3@4', 2, 3],
])('nonsense in %j stands for the public view, or the beginning', (hash, viewpoint, n) => {
  expect(parsePosition(hash, replay)).toEqual({ viewpoint, n });
});
