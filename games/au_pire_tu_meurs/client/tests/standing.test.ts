import { expect, test } from 'vitest';
import { inFinalOrder, placeOf } from '../standing';

const seats = [30, -5, 12, 8].map((years, seat) => ({ seat, years }));
const out = (seat: number, how = 'accused') => ({ event: 'eliminated', seat, how });
const places = (events: { event: string }[], winners: number[]) =>
  seats.map(({ seat }) => placeOf(seat, seats, events, winners));

test('whoever was out later stands higher, whatever the years', () => {
  const events = [out(0), out(2), out(3)];
  expect(places(events, [1])).toEqual([4, 1, 3, 2]);
  expect(inFinalOrder(seats, events, [1]).map(({ seat }) => seat)).toEqual([1, 3, 2, 0]);
});

test('where balances are compared, the years decide', () => {
  expect(places([out(1, 'reckoning')], [0])).toEqual([1, 4, 2, 3]);
  expect(places([out(3), out(2, 'reckoning'), out(1, 'reckoning')], [0])).toEqual([1, 3, 2, 4]);
});

test('a shared win is one place, and a spectator has none', () => {
  expect(places([], [0, 2])).toEqual([1, 4, 1, 3]);
  expect(placeOf(null, seats, [], [0])).toBeNull();
});
