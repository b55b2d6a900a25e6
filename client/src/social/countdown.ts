// Countdowns between two messages of the server.
import { useEffect, useState } from 'preact/hooks';
import type { Dated } from '../net/game-table';
import type { ClockInfo } from '../net/protocol';

const TICK = 250;

/** The time of `performance.now()`; while `moving`, the component is rendered again and again. */
export function useNow(moving: boolean): number {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!moving) return undefined;
    const timer = setInterval(() => tick((ticks) => ticks + 1), TICK);
    return () => clearInterval(timer);
  }, [moving]);
  return performance.now();
}

/** Seconds as a clock shows them: `1:05`. */
export function clockFace(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

export interface TimeLeft {
  /** Seconds until the time is up. */
  readonly seconds: number;
  /** Whether the free time is running, rather than the seat's time for the game. */
  readonly free: boolean;
}

/** The time left to a seat at a moment; null if it has no clock. */
export function timeLeft({ told, at }: Dated<ClockInfo>, seat: number, now: number): TimeLeft | null {
  const bank = told.banks?.[seat] ?? null;
  if (!told.asked.includes(seat)) return bank === null ? null : { seconds: bank, free: false };
  const spent = told.spent + (told.paused ? 0 : Math.max(0, now - at) / 1000);
  const free = (told.choice ?? 0) - spent;
  if (free > 0 || bank === null) return { seconds: free, free: true };
  return { seconds: bank + free, free: false };
}
