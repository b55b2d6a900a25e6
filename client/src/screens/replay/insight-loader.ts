// Loads what a seat could know at a position, after a pause, and caches it.
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { type GameRecord, type Insight, insightInto, Refusal, sentence } from '../../net/api';

/** Milliseconds at a position before the request is sent, so that scrubbing sends none. */
const PAUSE = 180;
const AGAIN = 1500;
const TOO_OFTEN = 429;

export interface InsightQuery {
  readonly at: number;
  readonly seat: number | null;
}

export class InsightLoader {
  readonly insight = signal<Insight | null>(null);
  readonly busy = signal(false);
  readonly trouble = signal<string | null>(null);

  private readonly known = new Map<string, Insight>();
  private readonly record: GameRecord;
  private readonly stop: () => void;

  constructor(record: GameRecord, thought: ReadonlySignal<InsightQuery>) {
    this.record = record;
    this.stop = effect(() => this.follow(thought.value));
  }

  dispose(): void {
    this.stop();
  }

  private follow(thought: InsightQuery): (() => void) | undefined {
    const kept = this.known.get(keyOf(thought));
    this.busy.value = kept === undefined;
    this.trouble.value = null;
    if (kept !== undefined) {
      this.insight.value = kept;
      return undefined;
    }
    let current = true;
    let timer = 0;
    const ask = async (): Promise<void> => {
      try {
        const found = await this.ask(thought);
        if (current) this.show(found);
      } catch (error) {
        if (!current) return;
        if (error instanceof Refusal && error.status === TOO_OFTEN) timer = window.setTimeout(() => void ask(), AGAIN);
        else this.fail(error);
      }
    };
    timer = window.setTimeout(() => void ask(), PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }

  /** Sends the record only up to the position: later choices were not known then. */
  private async ask({ at, seat }: InsightQuery): Promise<Insight> {
    const { events: _, choices, ...rest } = this.record;
    const found = await insightInto({ ...rest, choices: Array.isArray(choices) ? choices.slice(0, at) : [] }, at, seat);
    this.known.set(keyOf({ at, seat }), found);
    return found;
  }

  private show(found: Insight): void {
    this.insight.value = found;
    this.busy.value = false;
  }

  private fail(error: unknown): void {
    this.busy.value = false;
    this.trouble.value = sentence(error);
  }
}

const keyOf = ({ at, seat }: InsightQuery): string => `${seat ?? '-'}:${at}`;
