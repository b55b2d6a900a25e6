import { expect, test } from 'vitest';
import { sameChoice } from '../src/net/same-choice';

test('the order of fields does not count', () => {
  expect(sameChoice({ do: 'move', who: 'fox', to: 3 }, { to: 3, who: 'fox', do: 'move' })).toBe(true);
  expect(sameChoice({ do: 'lay', at: [1, 2] }, { do: 'lay', at: [1, 2] })).toBe(true);
});

test('other values, and more or fewer fields, do', () => {
  const choice = { do: 'move', who: 'fox', to: 3 };
  expect(sameChoice(choice, { ...choice, to: 4 })).toBe(false);
  expect(sameChoice(choice, { do: 'move', who: 'fox' })).toBe(false);
  expect(sameChoice({ do: 'move', who: 'fox' }, choice)).toBe(false);
  expect(sameChoice({ do: 'lay', at: [1, 2] }, { do: 'lay', at: [2, 1] })).toBe(false);
  expect(sameChoice({ do: 'answer', card: null }, { do: 'answer' })).toBe(false);
});

test('null is equal to nothing', () => {
  expect(sameChoice(null, null)).toBe(false);
  expect(sameChoice(null, { do: 'end' })).toBe(false);
});
