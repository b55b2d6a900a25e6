import { expect, test, vi } from 'vitest';
import { LocalTable } from '../src/net/local-table';
import { beat, step, view } from './samples';

const info = { game: 'hush', game_number: 1, seats: [] };
const make = (onChoose?: () => void) =>
  new LocalTable({
    code: 'replay',
    info,
    frames: [view(), step(1), step(2, { events: [], outcome: { scores: [1, 0], winners: [0] } })],
    ...(onChoose === undefined ? {} : { onChoose }),
  });

test('each position has the state after so many choices', () => {
  const table = make();
  expect(table.last).toBe(2);
  expect(table.view.value).toEqual({ seat: 0, pile: 10 });
  expect(table.events.value).toHaveLength(1);
  table.go(1);
  expect(table.view.value['pile']).toBe(9);
  expect(table.events.value).toHaveLength(2);
  expect(table.news.value).toBe(1);
  table.go(2);
  expect(table.outcome.value?.winners).toEqual([0]);
  table.go(0);
  expect(table.view.value['pile']).toBe(10);
  expect(table.outcome.value).toBeNull();
  expect(table.news.value).toBe(1);
});

test('each position has the beats so far, and those that its choice brought or let grow', () => {
  const table = new LocalTable({
    code: 'replay',
    info,
    frames: [view(), step(1), step(2, { beats: [beat(1, ['drawn', 'played']), beat(2, ['ended'])] })],
  });
  const told = () => table.beats.value.map(({ says }) => says.length);
  expect(told()).toEqual([1]);
  expect(table.freshBeats.value).toEqual([]);
  table.go(2);
  expect(told()).toEqual([1, 2, 1]);
  expect(table.freshBeats.value.map(({ beat: { n } }) => n)).toEqual([1, 2]);
  table.go(1);
  expect(told()).toEqual([1, 1]);
  expect(table.reader.value).toBe(0);
});

test.each([
  [-5, 0],
  [99, 2],
  [0.6, 1],
  [Number.POSITIVE_INFINITY, 2],
])('going to %d goes to %d', (wanted, n) => {
  const table = make();
  table.go(wanted);
  expect(table.n.value).toBe(n);
});

test('a game that is only looked at asks nothing', () => {
  const table = make();
  expect(table.ask.value).toBeNull();
  expect(table.legal.value).toEqual([]);
});

test('one that is played passes choices on', () => {
  const onChoose = vi.fn();
  const table = make(onChoose);
  expect(table.ask.value?.serial).toBe(1);
  table.choose({ do: 'draw' });
  expect(onChoose).toHaveBeenCalledWith({ do: 'draw' });
});
