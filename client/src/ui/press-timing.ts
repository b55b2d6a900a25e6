// Presses that come too fast: the second half of a double click, or one meant for what stood there before.
import { useEffect, useRef, useState } from 'preact/hooks';

const TOGETHER = 800;
const SETTLING = 400;

/** The same deed, but once: a second press, before anything can have come of the first, is none. */
export function useOnce(act: () => void): () => void {
  const last = useRef(-TOGETHER);
  return () => {
    const now = performance.now();
    if (now - last.current < TOGETHER) return;
    last.current = now;
    act();
  };
}

/** Whether something has been so for a moment, or from the beginning. */
export function useSettled(isSo: boolean): boolean {
  const [settled, setSettled] = useState(isSo);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(isSo), isSo ? SETTLING : 0);
    return () => clearTimeout(timer);
  }, [isSo]);
  return isSo && settled;
}
