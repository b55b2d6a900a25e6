// Tracks whether the keyboard is in use. Only then does the page move the focus by itself.
let byKeyboard = false;

addEventListener(
  'keydown',
  (event) => {
    if (event.key.length === 1 || event.key === 'Tab' || event.key === 'Enter' || event.key.startsWith('Arrow'))
      byKeyboard = true;
  },
  true,
);
addEventListener(
  'pointerdown',
  () => {
    byKeyboard = false;
  },
  true,
);

/** Focuses the first of these elements that exists after rendering, if the keyboard is in use. */
export function focusByKeyboard(...selectors: readonly string[]): void {
  if (byKeyboard) setTimeout(() => focusFirst(selectors));
}

/** An open dialog keeps the focus inside. */
function focusFirst(selectors: readonly string[]): void {
  if (document.activeElement?.matches('input, textarea, select') === true) return;
  const within = document.querySelector('dialog[open]') ?? document;
  for (const selector of selectors) {
    const found = within.querySelector<HTMLElement>(selector);
    if (found !== null) {
      found.focus();
      return;
    }
  }
}
