// A screen that is looked at from across the room: everything grows with it, and it does not fall asleep.
import { useLayoutEffect } from 'preact/hooks';

/** The size that the page is laid out for; anything larger is this, magnified. */
const WIDTH = 1280;
const HEIGHT = 720;

export function useBigScreen(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const fit = (): void => root.style.setProperty('--zoom', String(Math.max(1, Math.min(innerWidth / WIDTH, innerHeight / HEIGHT))));
    const awake = (): void => {
      // Not every browser can, and none has to.
      if (document.visibilityState === 'visible') void navigator.wakeLock?.request('screen').catch(() => undefined);
    };
    fit();
    awake();
    addEventListener('resize', fit);
    document.addEventListener('visibilitychange', awake);
    return () => {
      root.style.removeProperty('--zoom');
      removeEventListener('resize', fit);
      document.removeEventListener('visibilitychange', awake);
    };
  }, []);
}
