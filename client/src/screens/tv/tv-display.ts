// A screen that is looked at from across the room: everything grows with it, and it does not fall asleep.
import { useLayoutEffect } from 'preact/hooks';

/** The size that the page is laid out for; anything larger is this, magnified. */
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
      if (document.visibilityState !== 'visible') return; // then the browser has taken it back
      lock = await navigator.wakeLock?.request('screen').catch(() => undefined); // not every browser can, and none has to
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
