import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nextPress } from '../src/lessons/guidance';
import { type Course, GuidedGame } from '../src/lessons/guided-game';
import { step, view } from './samples';

const draw = { do: 'draw' };
const course: Course = {
  record: { game: 'hush', seats: ['You', 'Bo'] },
  seat: 0,
  frames: [view(), step(1), step(2), step(3)],
  lessons: [
    { n: 0, id: 'lesson-1', choice: null, look: [] },
    { n: 0, id: 'lesson-2', choice: draw, look: ['hand'] },
    { n: 3, id: 'lesson-3', choice: null, look: [] },
  ],
};
let game: GuidedGame;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  game = new GuidedGame(course);
});
afterEach(() => {
  game.dispose();
  vi.useRealTimers();
});

const at = () => [game.learned.value, game.table.n.value, game.lesson.value?.id ?? null];

test('a lesson to read waits for the learner, one to play for the choice', () => {
  expect(at()).toEqual([0, 0, 'lesson-1']);
  game.next();
  expect(at()).toEqual([1, 0, 'lesson-2']);
  game.next();
  expect(at()).toEqual([1, 0, 'lesson-2']);
  game.table.choose(draw);
  expect(at()).toEqual([2, 1, null]);
});

test('another choice is not made, and is counted until the lesson moves on', () => {
  game.next();
  game.table.choose({ do: 'play' });
  game.stray();
  expect(game.astray.value).toBe(2);
  expect(at()).toEqual([1, 0, 'lesson-2']);
  game.table.choose(draw);
  expect(game.astray.value).toBe(0);
});

test('a choice where the lesson is to be read is none', () => {
  game.table.choose(draw);
  expect(at()).toEqual([0, 0, 'lesson-1']);
  expect(game.astray.value).toBe(1);
});

test('the others play by themselves up to the next lesson, and stop there', () => {
  game.next();
  game.table.choose(draw);
  vi.advanceTimersByTime(1500);
  expect(at()).toEqual([2, 2, null]);
  game.goOn();
  expect(at()).toEqual([2, 3, 'lesson-3']);
  vi.advanceTimersByTime(60_000);
  expect(at()).toEqual([2, 3, 'lesson-3']);
});

test('the last lesson stays, and the game can be begun anew', () => {
  game.next();
  game.table.choose(draw);
  vi.advanceTimersByTime(3000);
  expect(game.isOver).toBe(true);
  game.next();
  expect(at()).toEqual([2, 3, 'lesson-3']);
  game.restart();
  expect(at()).toEqual([0, 0, 'lesson-1']);
  expect(game.isOver).toBe(false);
});

test('left, it does not go on', () => {
  game.next();
  game.table.choose(draw);
  game.dispose();
  vi.advanceTimersByTime(60_000);
  expect(game.table.n.value).toBe(1);
});

describe('the next press', () => {
  const press = (label: string, done: boolean) => ({ label, at: `.${label}`, done });

  test('is the first that is not done', () => {
    expect(nextPress([press('a', true), press('b', false), press('c', true)])?.label).toBe('b');
    expect(nextPress([press('a', true)])).toBeNull();
    expect(nextPress([])).toBeNull();
  });
});
