// Whether the keyboard is in use: only then does the page move the focus along.
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

/** Focuses the first of these that is there once the page is drawn, if the keyboard is in use. */
export function focusByKeyboard(...selectors: readonly string[]): void {
  if (byKeyboard) setTimeout(() => focusFirst(selectors));
}

/** A dialog keeps the focus within. */
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
