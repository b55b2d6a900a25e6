// Shows on the board what a line of the log is about, while the line has the pointer or the focus. A tap or Enter keeps
// it until the next input, because on a phone the log covers the board and closes first.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Beat } from '../net/protocol';
import type { Kinds, Wording } from '../words/tell';
import { covered } from './cover';
import { focusByKeyboard } from './keyboard-focus';

/** What a line is about: a beat, or one event of it. */
export type Pointed = Pick<Beat, 'says' | 'aside' | 'secret'>;

/** The things of a kind that a line names. Under the cover, what only this seat was told names nothing. */
export function named(pointed: Pointed | null, kind: Kinds[string], { kinds }: Wording): ReadonlySet<unknown> {
  if (pointed === null || (covered.value && pointed.secret)) return new Set();
  const said = [...pointed.says, ...(covered.value ? [] : (pointed.aside ?? []))];
  return new Set(said.flatMap(Object.entries).flatMap(([field, value]) => (kinds[field] === kind ? value : [])));
}

export class Pointing {
  private readonly shown = signal<Pointed | null>(null);
  private kept = false;

  /** `onShow` switches to the tab of the board. */
  constructor(private readonly onShow: () => void) {}

  get at(): ReadonlySignal<Pointed | null> {
    return this.shown;
  }

  look(pointed: Pointed): void {
    this.release();
    this.shown.value = pointed;
  }

  lookAway(): void {
    if (!this.kept) this.shown.value = null;
  }

  show(pointed: Pointed): void {
    this.look(pointed);
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
