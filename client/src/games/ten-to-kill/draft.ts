// A choice in the making: what has been picked so far, and what the host's list still allows.
import { computed, effect, signal } from '@preact/signals';
import type { GameTable } from '../../net/game-table';
import type { Choice } from '../../net/protocol';

export type Mode = 'move' | 'kill' | 'investigate';
type Deed = Mode | 'flee' | 'post' | 'lay';

const DEEDS: Readonly<Record<string, Deed>> = { flee: 'flee', post: 'post', lay: 'lay' };
const cellKey = (at: unknown): string => String(at);

export class Draft {
  readonly mode = signal<Mode>('move');
  readonly who = signal<string | null>(null);
  readonly to = signal<number | null>(null);
  readonly whom = signal<number | null>(null);
  readonly tile = signal<number | null>(null);
  readonly at = signal<readonly [number, number] | null>(null);

  readonly deed = computed<Deed | null>(() => {
    const ask = this.table.ask.value;
    if (ask === null || this.table.pending.value !== null || this.table.held?.value) return null;
    return DEEDS[ask.kind] ?? this.mode.value;
  });
  readonly open = computed(() => this.table.legal.value.filter((choice) => choice.do === this.deed.value));
  /** Who can be picked. */
  readonly pieces = computed(() => new Set(this.open.value.map((choice) => String(choice['who']))));
  private readonly forPiece = computed(() => this.open.value.filter((choice) => choice['who'] === this.who.value));
  /** Where the one picked can go. */
  readonly tiles = computed(() => new Set(this.forPiece.value.flatMap(({ to }) => (typeof to === 'number' ? [to] : []))));
  /** Who can be asked about the one picked. */
  readonly seats = computed(() => new Set(this.forPiece.value.flatMap(({ whom }) => (typeof whom === 'number' ? [whom] : []))));
  /** Tiles that can be laid, and where the one picked can lie. */
  readonly unlaid = computed(() => new Set(this.open.value.flatMap(({ tile }) => (typeof tile === 'number' ? [tile] : []))));
  readonly openings = computed(() => {
    const found = new Map<string, readonly [number, number]>();
    for (const { tile, at } of this.open.value) if (tile === this.tile.value) found.set(cellKey(at), at as readonly [number, number]);
    return [...found.values()];
  });
  readonly choice = computed<Choice | null>(() => {
    switch (this.deed.value) {
      case 'kill':
      case 'post':
        return this.forPiece.value[0] ?? null;
      case 'move':
      case 'flee':
        return this.forPiece.value.find((choice) => choice['to'] === this.to.value) ?? null;
      case 'investigate':
        return this.forPiece.value.find((choice) => choice['whom'] === this.whom.value) ?? null;
      case 'lay':
        return this.open.value.find(({ tile, at }) => tile === this.tile.value && cellKey(at) === cellKey(this.at.value)) ?? null;
      default:
        return null;
    }
  });

  private readonly stop: () => void;

  constructor(private readonly table: GameTable) {
    let serial: number | null = null;
    this.stop = effect(() => {
      const asked = this.table.ask.value?.serial ?? null;
      if (asked === serial) return;
      serial = asked;
      this.mode.value = 'move';
      this.clear();
      this.pickTheOnlyOne();
    });
  }

  dispose(): void {
    this.stop();
  }

  /** Back to nothing picked. */
  clear(): void {
    this.who.value = null;
    this.to.value = null;
    this.whom.value = null;
    this.tile.value = null;
    this.at.value = null;
  }

  /** One step back: the aim first, then the one picked, then the mode. */
  back(): void {
    if (this.to.value !== null || this.whom.value !== null || this.at.value !== null) {
      this.to.value = null;
      this.whom.value = null;
      this.at.value = null;
    } else if (this.who.value !== null || this.tile.value !== null) {
      this.clear();
    } else {
      this.mode.value = 'move';
    }
  }

  enter(mode: Mode): void {
    this.mode.value = mode;
    this.clear();
  }

  pick(who: string): void {
    if (!this.pieces.value.has(who)) return;
    const again = this.who.value === who;
    this.clear();
    if (!again) this.who.value = who;
    const only = this.deed.value === 'investigate' && this.seats.value.size === 1 ? [...this.seats.value][0] : undefined;
    if (only !== undefined) this.whom.value = only;
  }

  confirm(): void {
    const choice = this.choice.value;
    if (choice !== null) this.table.choose(choice);
  }

  private pickTheOnlyOne(): void {
    const deed = this.deed.peek();
    if (deed !== 'flee' && deed !== 'post') return;
    const [only, ...others] = this.pieces.peek();
    if (only !== undefined && others.length === 0) this.who.value = only;
  }
}
