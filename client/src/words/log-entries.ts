// What the log says besides the events: it is read off the table, and no record has it.
import type { GameEvent, ViewObject } from '../net/protocol';
import type { Wording } from './tell';

/** Something to say after so many events, in the form of one. */
export interface Remark {
  readonly after: number;
  readonly event: GameEvent;
}
export interface LogEntry {
  readonly event: GameEvent;
  /** How many events had been told with it: those of one step share what is news. */
  readonly told: number;
  readonly isRemark: boolean;
}

/** Everything there is to tell, in order. */
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
