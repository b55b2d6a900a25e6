// In a guided game, blocks clicks on everything that the lesson does not want.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Press } from './guidance';

/** Buttons that are never blocked, because they make no choice: notes, the log, the cover. */
const FREE = '.panel, .cover, .count, .crowd > .btn';

export function usePressGuard(press: Press | null, onStray: () => void): void {
  const now = useRef({ press, onStray });
  now.current = { press, onStray };
  useLayoutEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const button = event.target instanceof Element ? event.target.closest('.game button, dialog.crowd button') : null;
      if (button === null || button.closest(FREE) !== null) return;
      const { press: wanted, onStray: stray } = now.current;
      const wantedHere = wanted !== null && button.matches([wanted.at, wanted.also ?? ''].filter(Boolean).join());
      if (wantedHere) return;
      event.preventDefault();
      event.stopPropagation();
      stray();
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
}
