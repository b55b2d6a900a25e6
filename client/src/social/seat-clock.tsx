// The clock of a seat: counts the free time of a choice down, then the seat's time for the game.
import { Sign } from '../art/icon';
import type { Dated } from '../net/game-table';
import type { LiveTable } from '../net/live-table';
import type { ClockInfo } from '../net/protocol';
import { t } from '../words/fluent';
import { clockFace, useNow } from './countdown';

/** Below this many seconds, the clock is shown as short. */
const SHORT = 10;

interface Left {
  /** Seconds until the time is up. */
  readonly seconds: number;
  /** Whether the free time is running, rather than the seat's time for the game. */
  readonly free: boolean;
}

/** The time left to a seat at a moment; null if it has no clock. */
function timeLeft({ told, at }: Dated<ClockInfo>, seat: number, now: number): Left | null {
  const bank = told.banks?.[seat] ?? null;
  if (!told.asked.includes(seat)) return bank === null ? null : { seconds: bank, free: false };
  const spent = told.spent + (told.paused ? 0 : Math.max(0, now - at) / 1000);
  const free = (told.choice ?? 0) - spent;
  if (free > 0 || bank === null) return { seconds: free, free: true };
  return { seconds: bank + free, free: false };
}

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
