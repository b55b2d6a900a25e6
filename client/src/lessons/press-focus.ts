// Scrolls to what has to be pressed, and moves the focus there.
import { focusByKeyboard } from '../ui/keyboard-focus';
import type { Press } from './guidance';

const still = matchMedia('(prefers-reduced-motion: reduce)');

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);

/** Scrolls it into view: on a phone the game is longer than the screen, and the lesson card lies above it. */
export function scrollToPress(selector: string): void {
  find(selector)?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: still.matches ? 'auto' : 'smooth' });
}

/** Scrolls to it and focuses it. */
export function showPress(press: Press): void {
  scrollToPress(press.at);
  find(press.at)?.focus();
}

/** Moves the focus of a keyboard user to the next thing to press, or to the button of the card. The timeout makes it run
 *  after the game's own focus handling. */
export function focusPress(press: Press | null): void {
  setTimeout(() => focusByKeyboard(press?.at ?? '[data-lesson]', '[data-lesson]'));
}
