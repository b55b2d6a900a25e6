// Shows on the board what a line of the log is about, while the line has the pointer or the focus. A tap or Enter keeps
// it until the next input, because on a phone the log covers the board and closes first.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { GameEvent } from '../net/protocol';
import type { Kinds, Wording } from '../words/tell';
import { covered } from './cover';
import { focusByKeyboard } from './keyboard-focus';

/** The things of a kind that an event names. Under the cover, an event that only this seat was told names nothing. */
export function named(event: GameEvent | null, kind: Kinds[string], { kinds, secret }: Wording): ReadonlySet<unknown> {
  if (event !== null && covered.value && secret.includes(event.event)) return new Set();
  return new Set(Object.entries(event ?? {}).flatMap(([field, value]) => (kinds[field] === kind ? value : [])));
}

export class Pointing {
  private readonly shown = signal<GameEvent | null>(null);
  private kept = false;

  /** `onShow` switches to the tab of the board. */
  constructor(private readonly onShow: () => void) {}

  get event(): ReadonlySignal<GameEvent | null> {
    return this.shown;
  }

  look(event: GameEvent): void {
    this.release();
    this.shown.value = event;
  }

  lookAway(): void {
    if (!this.kept) this.shown.value = null;
  }

  show(event: GameEvent): void {
    this.look(event);
    this.kept = true;
    addEventListener('pointerdown', this.forget, { capture: true, once: true });
    addEventListener('keydown', this.forget, { capture: true, once: true });
    this.onShow();
    focusByKeyboard('.tabs [aria-pressed=true]');
    setTimeout(() => document.querySelector('.pointed')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
  }

  /** Points at nothing any more. */
  readonly forget = (): void => {
    this.release();
    this.shown.value = null;
  };

  private release(): void {
    this.kept = false;
    removeEventListener('pointerdown', this.forget, true);
    removeEventListener('keydown', this.forget, true);
  }
}
