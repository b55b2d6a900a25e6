// Shows the beats of a live table one after the other: the queue of beats with a clock. The state of the table itself,
// its questions and its clocks never wait for it.
import { signal } from '@preact/signals';
import { recall, remember } from '../ui/storage';
import {
  advance,
  type BeatQueue,
  cardOf,
  EMPTY,
  flush,
  flushForQuestion,
  type Line,
  type Pace,
  receive,
  skip,
} from './beat-queue';
import type { FreshBeat } from './beats';

export const PACES: readonly Pace[] = ['calm', 'normal', 'brisk'];
const stored = recall('pace');
/** How long beats are shown, on this device. */
export const pace = signal<Pace>(PACES.find((each) => each === stored) ?? 'normal');

export function choosePace(chosen: Pace): void {
  pace.value = chosen;
  remember('pace', chosen);
}

/** What the reader has done surprises the reader less than what others did, even if it ends badly. */
function weighed(fresh: FreshBeat, reader: number | null): FreshBeat {
  const { who, weight } = fresh.beat;
  return weight === 'yours' && who === reader ? { ...fresh, beat: { ...fresh.beat, weight: 'big' } } : fresh;
}

export class BeatPresenter {
  /** What is shown; null: nothing has been received since the last full view. */
  readonly line = signal<Line | null>(null);
  /** The line that happens to the reader, until its time is over or the reader goes on. */
  readonly card = signal<Line | null>(null);
  /** How many lines wait. */
  readonly waiting = signal(0);
  private queue: BeatQueue = EMPTY;
  private timer = 0;

  constructor() {
    document.addEventListener('visibilitychange', this.onHidden);
  }

  /** The beats of a frame. If it asks the reader, or the page is hidden, they are not queued. */
  receive(beats: readonly FreshBeat[], isAsked: boolean, reader: number | null = null): void {
    const now = performance.now();
    const queue = receive(
      this.queue,
      beats.map((fresh) => weighed(fresh, reader)),
      pace.peek(),
      now,
    );
    if (document.visibilityState === 'hidden') this.set(flush(queue, now));
    else this.set(isAsked ? flushForQuestion(queue, pace.peek(), now) : queue);
  }

  /** Goes on to the next line. */
  skip(): void {
    this.set(skip(this.queue, pace.peek(), performance.now()));
  }

  /** Goes to the last line. */
  catchUp(): void {
    this.set(flush(this.queue, performance.now()));
  }

  clear(): void {
    this.set(EMPTY);
  }

  dispose(): void {
    clearTimeout(this.timer);
    document.removeEventListener('visibilitychange', this.onHidden);
  }

  private readonly onHidden = (): void => {
    if (document.visibilityState === 'hidden') this.catchUp();
  };

  private set(queue: BeatQueue): void {
    const now = performance.now();
    this.queue = queue;
    this.line.value = queue.shown;
    this.card.value = cardOf(queue, now);
    this.waiting.value = queue.waiting.length;
    clearTimeout(this.timer);
    if (queue.shown === null || queue.until <= now) return;
    this.timer = window.setTimeout(
      () => this.set(advance(this.queue, pace.peek(), performance.now())),
      Math.ceil(queue.until - now),
    );
  }
}
