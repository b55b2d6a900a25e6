// The keyboard: arrows step, space plays, Home and End go to the ends, comma and full stop to the marks.
import { useLayoutEffect } from 'preact/hooks';
import type { Reel } from './player';

function act(reel: Reel, key: string): boolean {
  switch (key) {
    case 'ArrowLeft': reel.step(-1); break;
    case 'ArrowRight': reel.step(1); break;
    case 'Home': reel.step(-reel.last); break;
    case 'End': reel.step(reel.last); break;
    case 'PageUp': reel.step(-10); break;
    case 'PageDown': reel.step(10); break;
    case ' ': reel.toggle(); break;
    case ',': reel.toMark(-1); break;
    case '.': reel.toMark(1); break;
    default: return false;
  }
  return true;
}

export function useKeys(reel: Reel): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const at = event.target instanceof HTMLElement ? event.target : null;
      if (event.ctrlKey || event.metaKey || event.altKey || at?.closest('textarea, select, dialog')) return;
      if (event.key === ' ' && at?.closest('button, a, label')) return;
      if (event.key.startsWith('Arrow') && at?.closest('.board, .hand')) return; // there, arrows go from tile to tile
      if (!act(reel, event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [reel]);
}
