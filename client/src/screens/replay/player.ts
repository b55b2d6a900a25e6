// The state of a replay: viewpoint, position, and whether it is playing.
import { batch, computed, effect, type Signal, signal } from '@preact/signals';
import { type GameRecord, type Mark, playOn, type Replay, replayFor, sentence, type TableAccess } from '../../net/api';
import { LocalTable } from '../../net/local-table';
import type { GameName } from '../../net/protocol';
import { InsightLoader } from './insight-loader';

/** A seat, the public view, or everything face up. */
export type Viewpoint = number | 'public' | 'everything';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP_MS = 1600;

export class ReplayPlayer {
  readonly viewpoint = signal<Viewpoint>('public');
  readonly table: Signal<LocalTable>;
  readonly n = computed(() => this.table.value.n.value);
  readonly playing = signal(false);
  readonly speed = signal<(typeof SPEEDS)[number]>(1);
  readonly trouble = signal<string | null>(null);
  /** The seat that is asked at this position. */
  readonly asked = computed(
    () => (this.table.value.view.value['question'] as { readonly seat: number } | null)?.seat ?? null,
  );
  /** The marks of the seat that is looked through; all marks for the other viewpoints. */
  readonly marks = computed(() =>
    this.replay.marks.filter(({ seat }) => typeof this.viewpoint.value !== 'number' || seat === this.viewpoint.value),
  );
  readonly insightLoader: InsightLoader;
  readonly last: number;
  readonly names: readonly string[];
  readonly game: GameName;

  private readonly tables = new Map<Viewpoint, LocalTable>();
  private looks = 0;
  private readonly stop: () => void;
  private readonly record: GameRecord;
  private readonly replay: Replay;

  /** `replay` has the frames of the public view. */
  constructor(record: GameRecord, replay: Replay) {
    this.record = record;
    this.replay = replay;
    this.names = replay.names;
    this.game = replay.game;
    const table = tableOf('public', replay);
    this.tables.set('public', table);
    this.table = signal(table);
    this.last = table.last;
    this.insightLoader = new InsightLoader(
      record,
      computed(() => ({ at: this.n.value, seat: this.insightSeat.value })),
    );
    this.stop = effect(() => this.run());
  }

  /** The seat whose insight is shown: the one looked through, or with everything face up, the one that is asked. */
  private readonly insightSeat = computed(() => {
    const viewpoint = this.viewpoint.value;
    if (typeof viewpoint === 'number') return viewpoint;
    return viewpoint === 'everything' ? this.asked.value : null;
  });

  dispose(): void {
    this.stop();
    this.insightLoader.dispose();
  }

  /** Switches the viewpoint at the same position. */
  async look(viewpoint: Viewpoint): Promise<void> {
    const asked = ++this.looks;
    try {
      const known =
        this.tables.get(viewpoint) ??
        tableOf(
          viewpoint,
          await replayFor(this.record, typeof viewpoint === 'number' ? viewpoint : null, viewpoint === 'everything'),
        );
      this.tables.set(viewpoint, known);
      if (asked !== this.looks) return; // another viewpoint was asked for meanwhile
      known.go(this.n.peek());
      batch(() => {
        this.trouble.value = null;
        this.viewpoint.value = viewpoint;
        this.table.value = known;
      });
    } catch (error) {
      if (asked === this.looks) this.trouble.value = sentence(error);
    }
  }

  go(n: number): void {
    this.table.value.go(n);
  }

  /** A step of the user also stops playing. */
  step(by: number): void {
    this.playing.value = false;
    this.go(this.n.value + by);
  }

  toggle(): void {
    if (!this.playing.value && this.n.value === this.last) this.go(0);
    this.playing.value = !this.playing.value;
  }

  /** The next mark in this direction. */
  markBeyond(direction: 1 | -1): Mark | undefined {
    const n = this.n.value;
    return direction > 0
      ? this.marks.value.find((mark) => mark.n > n)
      : this.marks.value.findLast((mark) => mark.n < n);
  }

  toMark(direction: 1 | -1): void {
    const mark = this.markBeyond(direction);
    if (mark !== undefined) this.step(mark.n - this.n.value);
  }

  private run(): (() => void) | undefined {
    if (!this.playing.value) return undefined;
    if (this.n.value === this.last) {
      this.playing.value = false;
      return undefined;
    }
    const timer = setTimeout(() => this.go(this.n.peek() + 1), STEP_MS / this.speed.value);
    return () => clearTimeout(timer);
  }

  /** Continues from this position at a new table, with bots of this level in the other seats. */
  playOn(seat: number, name: string, bots?: string): Promise<TableAccess> {
    return playOn(this.record, this.n.peek(), seat, name, bots);
  }
}

function tableOf(viewpoint: Viewpoint, replay: Replay): LocalTable {
  const seats = replay.names.map((name) => ({ name, kind: 'person' as const, level: null, connected: true }));
  return new LocalTable({
    code: `replay:${viewpoint}`,
    info: { game: replay.game, game_number: 1, seats },
    frames: replay.frames,
  });
}
