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
      { event, told },
      ...remarks.filter(({ after }) => after === told).map((remark) => ({ event: remark.event, told })),
    ];
  });
}

/**
 * The entries that the log shows, with their positions among all entries. Covered, it leaves out secret events. A public
 * event is left out as well, if the secret event after it tells the same with more detail.
 */
export function shownEntries(
  events: readonly GameEvent[],
  view: ViewObject | null,
  wording: Wording,
  isCovered: boolean,
): readonly (LogEntry & { readonly index: number })[] {
  const isHidden = (event: GameEvent): boolean => isCovered && wording.secret.includes(event.event);
  const hasTwin = ({ event, told }: LogEntry): boolean => {
    const next = events[told];
    return next !== undefined && !isHidden(next) && wording.twins[event.event] === next.event;
  };
  return logEntries(events, view, wording)
    .map((entry, index) => ({ ...entry, index }))
    .filter((entry) => !isHidden(entry.event) && !hasTwin(entry));
}
