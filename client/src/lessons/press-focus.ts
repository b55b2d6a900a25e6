// Leading eyes and keyboard to what is to be pressed.
import { focusByKeyboard } from '../ui/keyboard-focus';
import type { Press } from './guidance';

const still = matchMedia('(prefers-reduced-motion: reduce)');

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);

/** Brings it into sight: on a phone the card lies above the game, and the game is longer than the screen. */
export function scrollToPress(selector: string): void {
  find(selector)?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: still.matches ? 'auto' : 'smooth' });
}

/** Shows it to somebody who asks for it, and puts the focus there. */
export function showPress(press: Press): void {
  scrollToPress(press.at);
  find(press.at)?.focus();
}

/** Whoever uses the keyboard is led on: to the next thing to press, or to the button of the card. The game leads its
 *  players on as well, to what they can press; the lesson has the last word. */
export function focusPress(press: Press | null): void {
  setTimeout(() => focusByKeyboard(press?.at ?? '[data-lesson]', '[data-lesson]'));
}
