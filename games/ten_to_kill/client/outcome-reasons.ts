// The places of the seats, and how a tie was broken, with its rule.
import type { Reason } from 'deadpan/client';
import type { View } from './view';

/** How a tie for the win was broken (T7.2); nothing without a tie. */
export function tieReasons(view: View): readonly Reason[] {
  const most = Math.max(...view.scores);
  const tied = view.scores.filter((points) => points === most).length;
  if (tied < 2) return [];
  return [{ id: tied === view.winners?.length ? 'count-why-shared' : 'count-why-tie', rule: 'T7.2' }];
}

/** The place of a seat: winners are first, the others follow by points, and equal ones share a place. */
export function placeOf(view: View, seat: number): number {
  const winners = view.winners ?? [];
  if (winners.includes(seat)) return 1;
  const points = view.scores[seat] ?? 0;
  return 1 + view.scores.filter((other, each) => winners.includes(each) || other > points).length;
}
