// The beats of a stream, as frames bring them. The server groups events into beats; this page groups nothing. A component
// that shows beats one after the other follows a table's `freshBeats`, which is set once for each frame.
import type { Beat, Said } from './protocol';

/** A beat that is new or has grown, with the sentences that are new in it. */
export interface FreshBeat {
  readonly beat: Beat;
  readonly says: readonly Said[];
  readonly aside: readonly Said[];
}

/** The beats after a frame. A beat of the frame replaces the known one with the same number. */
export function addBeats(known: readonly Beat[], received: readonly Beat[]): readonly Beat[] {
  if (received.length === 0) return known;
  const beats = [...known];
  for (const beat of received) beats[beat.n] = beat;
  return beats;
}

/** The beats of a frame, each with what is new in it. */
export function freshOf(known: readonly Beat[], received: readonly Beat[]): readonly FreshBeat[] {
  return received.map((beat) => {
    const before = known[beat.n];
    return {
      beat,
      says: added(before?.says ?? [], beat.says),
      aside: added(before?.aside ?? [], beat.aside ?? []),
    };
  });
}

/** The sentences that were not there before. The same sentence can occur twice in a beat. */
function added(before: readonly Said[], now: readonly Said[]): readonly Said[] {
  const old = before.map((said) => JSON.stringify(said));
  return now.filter((said) => {
    const at = old.indexOf(JSON.stringify(said));
    if (at >= 0) old.splice(at, 1);
    return at < 0;
  });
}
