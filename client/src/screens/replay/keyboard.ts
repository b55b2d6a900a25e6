// The keyboard: arrows step, space plays, Home and End go to the ends, comma and full stop to the marks.
import { useLayoutEffect } from 'preact/hooks';
import type { ReplayPlayer } from './player';

function act(player: ReplayPlayer, key: string): boolean {
  switch (key) {
    case 'ArrowLeft':
      player.step(-1);
      break;
    case 'ArrowRight':
      player.step(1);
      break;
    case 'Home':
      player.step(-player.last);
      break;
    case 'End':
      player.step(player.last);
      break;
    case 'PageUp':
      player.step(-10);
      break;
    case 'PageDown':
      player.step(10);
      break;
    case ' ':
      player.toggle();
      break;
    case ',':
      player.toMark(-1);
      break;
    case '.':
      player.toMark(1);
      break;
    default:
      return false;
  }
  return true;
}

export function useKeys(player: ReplayPlayer): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const at = event.target instanceof HTMLElement ? event.target : null;
      if (event.ctrlKey || event.metaKey || event.altKey || at?.closest('textarea, select, dialog')) return;
      if (event.key === ' ' && at?.closest('button, a, label')) return;
      // There, arrow keys move between tiles or cards.
      if (event.key.startsWith('Arrow') && at?.closest('.board, .hand')) return;
      if (!act(player, event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [player]);
}
