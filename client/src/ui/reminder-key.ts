// The key R opens and closes the reminder sheet.
import { useLayoutEffect } from 'preact/hooks';

export function useReminderKey(turn: () => void): void {
  useLayoutEffect(() => {
    // a layout effect, so that a key pressed at once counts
    const onKeyDown = (event: KeyboardEvent): void => {
      const at = event.target instanceof HTMLElement ? event.target : null;
      if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (at?.closest('input, textarea, select') || document.querySelector('dialog[open]:not(.reminder)')) return;
      event.preventDefault();
      turn();
    };
    document.addEventListener('keydown', onKeyDown, true); // capturing, because a dialog stops key events
    return () => document.removeEventListener('keydown', onKeyDown, true);
  });
}
