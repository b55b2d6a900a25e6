import { beforeEach, expect, test } from 'vitest';
import type { GameSpec } from '../src/net/game-spec';
import { rememberFinished, rememberLevel, startingLevel } from '../src/ui/bot-level';
import { remember } from '../src/ui/storage';

const spec = { name: 'cards', difficulties: ['easy', 'normal', 'hard'], usual_bot: 'normal' } as unknown as GameSpec;

beforeEach(() => localStorage.clear());

test('bots are easy until a game was finished, then usual', () => {
  expect(startingLevel(spec)).toBe('easy');
  rememberFinished();
  expect(startingLevel(spec)).toBe('normal');
});

test('a choice is remembered for its game', () => {
  rememberLevel('cards', 'hard');
  expect(startingLevel(spec)).toBe('hard');
  expect(startingLevel({ ...spec, name: 'dice' })).toBe('easy');
});

test('garbage, or a level that the game does not offer, counts as no choice', () => {
  for (const kept of ['', '{}', 'expert', '\u0000', '__proto__']) {
    remember('level:cards', kept);
    expect(startingLevel(spec)).toBe('easy');
  }
});
