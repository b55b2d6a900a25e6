// Guards against presses in quick succession: double clicks, and buttons that have just moved under the pointer.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

const TOGETHER = 800;
const SETTLING = 400;

/** The function, ignoring calls shortly after the last one. */
export function useOnce(act: () => void): () => void {
  const last = useRef(-TOGETHER);
  return () => {
    const now = performance.now();
    if (now - last.current < TOGETHER) return;
    last.current = now;
    act();
  };
}

/** Whether a condition has held for a moment, or since the first render. */
export function useSettled(isSo: boolean): boolean {
  const [settled, setSettled] = useState(isSo);
  useLayoutEffect(() => {
    const timer = setTimeout(() => setSettled(isSo), isSo ? SETTLING : 0);
    return () => clearTimeout(timer);
  }, [isSo]);
  return isSo && settled;
}
