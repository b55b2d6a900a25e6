// The entries of the log: events, and remarks that a game derives from its view.
import type { GameEvent, ViewObject } from '../net/protocol';
import type { Wording } from './tell';

/** An entry after the first `after` events, in the form of an event. */
export interface Remark {
  readonly after: number;
  readonly event: GameEvent;
}
export interface LogEntry {
  readonly event: GameEvent;
  /** How many events there are up to this entry; a remark counts with the event before it. */
  readonly told: number;
  readonly isRemark: boolean;
}

/** All entries, in order. */
export function logEntries(
  events: readonly GameEvent[],
  view: ViewObject | null,
  wording: Wording,
): readonly LogEntry[] {
  const remarks = view === null ? [] : (wording.remarks?.(view) ?? []);
  return events.flatMap((event, index) => {
    const told = index + 1;
    return [
      { event, told, isRemark: false },
      ...remarks.filter(({ after }) => after === told).map((remark) => ({ event: remark.event, told, isRemark: true })),
    ];
  });
}
