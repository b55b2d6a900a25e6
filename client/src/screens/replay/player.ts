// A game that is looked back at: whose eyes, which moment, and whether it plays by itself.
import { batch, computed, effect, type Signal, signal } from '@preact/signals';
import { type GameRecord, type Mark, playOn, type Replay, replayFor, sentence, type TableAccess } from '../../net/api';
import { LocalTable } from '../../net/local-table';
import type { GameName } from '../../net/protocol';
import { InsightLoader } from './insight-loader';

/** A seat, those who look on, or somebody who sees all tiles and cards. */
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
  /** The seat that is asked at this moment. */
  readonly asked = computed(
    () => (this.table.value.view.value['question'] as { readonly seat: number } | null)?.seat ?? null,
  );
  /** The marks of the one who looks; all of them for those who look on. */
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

  /** `replay` is the game as those who look on saw it. */
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

  /** Whose knowledge is worked out: that of the seat looked through, or of the one who is asked. */
  private readonly insightSeat = computed(() => {
    const viewpoint = this.viewpoint.value;
    if (typeof viewpoint === 'number') return viewpoint;
    return viewpoint === 'everything' ? this.asked.value : null;
  });

  dispose(): void {
    this.stop();
    this.insightLoader.dispose();
  }

  /** Looks at the same moment with other eyes. */
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
      if (asked !== this.looks) return; // other eyes were asked for meanwhile
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

  /** By hand: whoever steps wants it to stand still there. */
  step(by: number): void {
    this.playing.value = false;
    this.go(this.n.value + by);
  }

  toggle(): void {
    if (!this.playing.value && this.n.value === this.last) this.go(0);
    this.playing.value = !this.playing.value;
  }

  /** The next mark on this side of now, if there is one. */
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

  /** Sits down in a seat at this moment, with bots of a level in the others. */
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
