// The recap: which beats to tell a player who comes back, or who asks what has happened since the last own turn. It is
// made from the beats of the stream, so it is the same after a reload and however many steps were missed.
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { recall, remember } from '../ui/storage';
import type { Beat } from './protocol';

const MOST = 5;
/** After so many milliseconds, or so many turns, the recap opens by itself. */
const LONG = 20_000;
const TURNS = 3;
/** How long after the return the missed steps are expected to have arrived. */
const SETTLING = 500;
const WEIGHTS: readonly (Beat['weight'] & string)[] = ['small', 'plain', 'big', 'yours'];

const weightOf = ({ weight = 'plain' }: Beat): number => WEIGHTS.indexOf(weight);

/** The number of the first beat after the reader's last turn. A turn that is under way does not count. */
export function sinceLastTurn(beats: readonly Beat[], reader: number | null): number {
  const end = beats.findLastIndex(({ who }) => who !== reader);
  return beats.slice(0, end + 1).findLastIndex(({ who }) => who === reader) + 1;
}

/** At most five of these beats: those with the greatest weight, of equal ones the latest; what touches the reader first. */
export function recapLines(beats: readonly Beat[], touches: (beat: Beat) => boolean): readonly Beat[] {
  const rank = (beat: Beat): number => (touches(beat) ? WEIGHTS.length : weightOf(beat));
  const chosen = [...beats].sort((one, other) => rank(other) - rank(one) || other.n - one.n).slice(0, MOST);
  return chosen.sort((one, other) => Number(touches(other)) - Number(touches(one)) || one.n - other.n);
}

/** How many turns these beats span: runs of beats of one seat. */
export function turnsIn(beats: readonly Beat[]): number {
  const seats = beats.flatMap(({ who }) => who ?? []);
  return seats.filter((seat, index) => seat !== seats[index - 1]).length;
}

interface Mark {
  readonly stream: string;
  readonly count: number;
  readonly at: number;
}

function readMark(text: string | null): Mark | null {
  try {
    const mark = JSON.parse(text ?? 'null');
    return typeof mark?.stream === 'string' && Number.isInteger(mark.count) && Number.isFinite(mark.at) ? mark : null;
  } catch {
    return null;
  }
}

export interface RecapSource {
  readonly code: string;
  readonly beats: ReadonlySignal<readonly Beat[]>;
  readonly connected: ReadonlySignal<boolean>;
  stream(): string | null;
}

/** Remembers what the player has seen while the page is hidden, closed or not connected, and opens the recap. */
export class Recap {
  /** The number of the first beat that the open recap tells; null while it is closed. */
  readonly from = signal<number | null>(null);
  private mark: Mark | null;
  private timer = 0;
  private readonly stop: () => void;

  constructor(private readonly source: RecapSource) {
    this.mark = readMark(recall(this.key));
    this.stop = effect(() => {
      if (source.connected.value) this.comeBack();
      else this.goAway();
    });
    document.addEventListener('visibilitychange', this.onVisibility);
    addEventListener('pagehide', this.goAway);
  }

  open(from: number): void {
    this.from.value = from;
  }

  close(): void {
    this.from.value = null;
  }

  dispose(): void {
    this.goAway();
    this.stop();
    clearTimeout(this.timer);
    document.removeEventListener('visibilitychange', this.onVisibility);
    removeEventListener('pagehide', this.goAway);
  }

  private get key(): string {
    return `seen:${this.source.code}`;
  }

  private readonly onVisibility = (): void => {
    if (document.visibilityState === 'hidden') this.goAway();
    else if (this.source.connected.peek()) this.comeBack();
  };

  private readonly goAway = (): void => {
    clearTimeout(this.timer);
    const stream = this.source.stream();
    if (stream === null || this.mark !== null) return;
    this.mark = { stream, count: this.source.beats.peek().length, at: Date.now() };
    remember(this.key, JSON.stringify(this.mark));
  };

  private comeBack(): void {
    clearTimeout(this.timer);
    if (document.visibilityState !== 'hidden') this.timer = window.setTimeout(() => this.settle(), SETTLING);
  }

  private settle(): void {
    const stream = this.source.stream();
    if (stream === null) {
      this.comeBack();
      return;
    }
    const { mark } = this;
    this.mark = null;
    remember(this.key, null);
    if (mark?.stream !== stream) return;
    const missed = this.source.beats.peek().slice(mark.count);
    const isLong = Date.now() - mark.at >= LONG || turnsIn(missed) >= TURNS;
    if (missed.length > 0 && isLong) this.open(mark.count);
  }
}
