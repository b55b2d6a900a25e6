// The order of the seats at the end: winners, the other living, then whoever was out last.
import type { GameEvent } from 'deadpan/client';

export interface FinalSeat {
  readonly seat: number;
  readonly years: number;
}

/** Compares two seats: negative when the first stands higher, zero when they share a place. */
function comparison(
  events: readonly GameEvent[],
  winners: readonly number[],
): (one: FinalSeat, other: FinalSeat) => number {
  const out = events.filter(({ event }) => event === 'eliminated');
  // Those who are out by the comparison of balances (A8.2) are out at once.
  const outSince = ({ seat }: FinalSeat): number => {
    const at = out.findIndex((each) => each['seat'] === seat);
    if (at < 0) return out.length;
    return out[at]?.['how'] === 'reckoning' ? out.findIndex((each) => each['how'] === 'reckoning') : at;
  };
  return (one, other) =>
    Number(winners.includes(other.seat)) - Number(winners.includes(one.seat)) ||
    (winners.includes(one.seat) ? 0 : outSince(other) - outSince(one) || other.years - one.years);
}

export const inFinalOrder = <Seat extends FinalSeat>(
  seats: readonly Seat[],
  events: readonly GameEvent[],
  winners: readonly number[],
): Seat[] => [...seats].sort(comparison(events, winners));

/** The place of a seat, from 1; null for a seat that is not listed. Equal ones share a place. */
export function placeOf(
  seat: number | null,
  seats: readonly FinalSeat[],
  events: readonly GameEvent[],
  winners: readonly number[],
): number | null {
  const own = seats.find((each) => each.seat === seat);
  if (own === undefined) return null;
  const compare = comparison(events, winners);
  return 1 + seats.filter((each) => compare(each, own) < 0).length;
}
