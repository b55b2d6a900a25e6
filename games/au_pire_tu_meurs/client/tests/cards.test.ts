import { expect, test } from 'vitest';
import { BLOWS, BOX, FAMILY, isCharacter, WHITE, yearsOf } from '../cards';

test('every card is a character, an attack or an action', () => {
  expect(Object.keys(FAMILY)).toHaveLength(8);
  expect(Object.keys(FAMILY).every(isCharacter)).toBe(true);
  expect(['pepin', 'jouvence', 'nonsense'].some(isCharacter)).toBe(false);
  expect(Object.keys(BOX.action).every((card) => WHITE.has(card))).toBe(true);
  expect(Object.keys(BOX.attack).some((card) => WHITE.has(card))).toBe(false);
});

test('hits take years, a Jouvence adds as many as the table agreed on', () => {
  expect(Object.keys(BLOWS).map((card) => yearsOf(card, 10))).toEqual([-5, -10, -20]);
  expect([yearsOf('jouvence', 10), yearsOf('jouvence', 15)]).toEqual([10, 15]);
  expect(yearsOf('duel', 10)).toBeCloseTo(0);
  expect(yearsOf('nonsense', 10)).toBeCloseTo(0);
});
