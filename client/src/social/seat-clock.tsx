// The clock of a seat: counts the free time of a choice down, then the seat's time for the game.
import { Sign } from '../art/icon';
import type { LiveTable } from '../net/live-table';
import { t } from '../words/fluent';
import { clockFace, timeLeft, useNow } from './countdown';

/** Below this many seconds, the clock is shown as short. */
const SHORT = 10;

export function SeatClock({ table, seat }: { readonly table: LiveTable; readonly seat: number }) {
  const clock = table.clock.value;
  const info = table.info.value;
  const running = clock?.told.asked.includes(seat) === true && !clock.told.paused;
  const now = useNow(running);
  if (clock === null || info?.phase !== 'playing' || info.seats[seat]?.kind !== 'person') return null;
  const left = timeLeft(clock, seat, now);
  if (left === null) return null;
  const short = running && left.seconds < SHORT;
  return (
    <span
      class={`clock ${running ? 'running' : ''} ${left.free ? 'free' : ''} ${short ? 'short' : ''}`}
      role="timer"
      title={t(left.free ? 'clock-free' : 'clock-bank')}
    >
      <Sign id="clock" />
      {clockFace(left.seconds)}
    </span>
  );
}
