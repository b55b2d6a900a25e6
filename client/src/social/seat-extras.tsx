// Beside a seat of a live table: its clock, and the last chat line of its player.
import { useEffect, useState } from 'preact/hooks';
import type { ChatLine } from '../net/protocol';
import { EmoteFace } from './emotes';
import { SeatClock } from './seat-clock';
import { useLiveTable } from './table-context';

const SHOWN_FOR = 5000;

function Bubble({ seat }: { readonly seat: number }) {
  const live = useLiveTable();
  const [line, setLine] = useState<ChatLine | null>(null);
  const latest = live?.chat.latest.value;
  useEffect(() => {
    const said = latest?.findLast((each) => each.seat === seat);
    if (said !== undefined) setLine(said);
  }, [latest, seat]);
  useEffect(() => {
    // an effect of its own, so that other players' lines do not prolong it
    if (line === null) return undefined;
    const timer = setTimeout(() => setLine(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [line]);
  if (line === null) return null;
  return (
    <div class={`bubble ${line.emote === null ? '' : 'face'}`} aria-hidden="true">
      {line.emote === null ? <p>{line.text}</p> : <EmoteFace emote={line.emote} />}
    </div>
  );
}

export function SeatExtras({ seat }: { readonly seat: number }) {
  const live = useLiveTable();
  if (live === null) return null;
  return (
    <>
      <SeatClock table={live} seat={seat} />
      <Bubble seat={seat} />
    </>
  );
}
