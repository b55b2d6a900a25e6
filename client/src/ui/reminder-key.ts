// R opens the reminder sheet and closes it again.
import { useLayoutEffect } from 'preact/hooks';

export function useReminderKey(turn: () => void): void {
  useLayoutEffect(() => {
    // before the page is painted: a key that is pressed at once counts
    const onKeyDown = (event: KeyboardEvent): void => {
      const at = event.target instanceof HTMLElement ? event.target : null;
      if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (at?.closest('input, textarea, select') || document.querySelector('dialog[open]:not(.reminder)')) return;
      event.preventDefault();
      turn();
    };
    document.addEventListener('keydown', onKeyDown, true); // a dialog keeps its keys from the table
    return () => document.removeEventListener('keydown', onKeyDown, true);
  });
}
