// Time that passes on the screen between two messages of the host.
import { useEffect, useState } from 'preact/hooks';

const TICK = 250;

/** The browser's clock in milliseconds; while it is wanted, it moves. */
export function useNow(moving: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!moving) return undefined;
    const timer = setInterval(() => setNow(performance.now()), TICK);
    return () => clearInterval(timer);
  }, [moving]);
  return moving ? Math.max(now, performance.now() - TICK) : now;
}

/** Seconds as people read them off a clock: `1:05`. */
export function clockFace(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
