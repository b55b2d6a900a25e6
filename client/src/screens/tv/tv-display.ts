// Enlarges the page with the screen, and keeps the screen awake.
import { useLayoutEffect } from 'preact/hooks';

/** The size that the layout is made for; a larger screen magnifies it. */
const WIDTH = 1280;
const HEIGHT = 720;

export function useTvDisplay(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const fit = (): void =>
      root.style.setProperty('--zoom', String(Math.max(1, Math.min(innerWidth / WIDTH, innerHeight / HEIGHT))));
    let gone = false;
    let lock: WakeLockSentinel | undefined;
    const awake = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return; // a hidden page gets no wake lock
      // Not all browsers support it, or allow it.
      lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
      if (gone) void lock?.release();
    };
    const wake = (): void => void awake();
    fit();
    wake();
    addEventListener('resize', fit);
    document.addEventListener('visibilitychange', wake);
    return () => {
      root.style.removeProperty('--zoom');
      removeEventListener('resize', fit);
      document.removeEventListener('visibilitychange', wake);
      gone = true;
      void lock?.release();
    };
  }, []);
}
