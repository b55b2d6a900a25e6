// Countdowns between two messages of the server.
import { useEffect, useState } from 'preact/hooks';

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
