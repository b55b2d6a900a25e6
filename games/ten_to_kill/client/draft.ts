// The draft of a choice: what is picked, and which legal choices remain.
import { batch, type Choice, computed, covered, follow, type GameTable, sameChoice, signal } from 'deadpan/client';

export const MODES = ['move', 'kill', 'investigate'] as const;
export type Mode = (typeof MODES)[number];
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
  /** The legal choices of this kind. Under the cover there are no kills, because they reveal the hitman. */
  readonly open = computed(() => {
    const deed = this.deed.value;
    return deed === 'kill' && covered.value ? [] : this.table.legal.value.filter((choice) => choice.do === deed);
  });
  /** Pieces that can be picked. */
  readonly pieces = computed(() => new Set(this.open.value.map((choice) => String(choice['who']))));
  private readonly forPiece = computed(() => this.open.value.filter((choice) => choice['who'] === this.who.value));
  /** Tiles that the picked piece can go to. */
  readonly tiles = computed(
    () => new Set(this.forPiece.value.flatMap(({ to }) => (typeof to === 'number' ? [to] : []))),
  );
  /** Seats that can be asked about the picked piece. */
  readonly seats = computed(
    () => new Set(this.forPiece.value.flatMap(({ whom }) => (typeof whom === 'number' ? [whom] : []))),
  );
  /** Tiles that can be laid; below, where the picked tile can lie. */
  readonly unlaid = computed(
    () => new Set(this.open.value.flatMap(({ tile }) => (typeof tile === 'number' ? [tile] : []))),
  );
  readonly openings = computed(() => {
    const found = new Map<string, readonly [number, number]>();
    for (const { tile, at } of this.open.value)
      if (tile === this.tile.value) found.set(cellKey(at), at as readonly [number, number]);
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
        return (
          this.open.value.find(({ tile, at }) => tile === this.tile.value && cellKey(at) === cellKey(this.at.value)) ??
          null
        );
      default:
        return null;
    }
  });

  /** Whether the draft is a bot's hint. */
  readonly hinted = computed(() => sameChoice(this.table.hints?.hint.value?.choice ?? null, this.choice.value));

  readonly dispose: () => void;

  constructor(private readonly table: GameTable) {
    this.dispose = follow(table, this);
  }

  begin(): void {
    this.mode.value = 'move';
    this.clear();
    this.pickTheOnlyOne();
  }

  /** Clears all picks. */
  clear(): void {
    this.forgetReason();
    this.who.value = null;
    this.to.value = null;
    this.whom.value = null;
    this.tile.value = null;
    this.at.value = null;
  }

  /** Undoes one step: the target, then the piece, then the kind of action. */
  back(): void {
    this.forgetReason();
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
    const only =
      this.deed.value === 'investigate' && this.seats.value.size === 1 ? [...this.seats.value][0] : undefined;
    if (only !== undefined) this.whom.value = only;
  }

  /** Asks why this piece cannot be picked. */
  wonder(who: string): void {
    const { hints } = this.table;
    const probe = this.probe(who);
    if (hints === undefined || probe === null || this.pieces.value.has(who)) return;
    this.clear();
    hints.why(probe);
  }

  confirm(): void {
    const choice = this.choice.value;
    if (choice !== null) this.table.choose(choice);
  }

  /** The choice that picking this piece would make, to ask about it. */
  private probe(who: string): Choice | null {
    switch (this.deed.value) {
      case 'kill':
      case 'post':
        return { do: this.deed.value, who };
      case 'investigate':
        return { do: 'investigate', who, whom: this.table.view.value?.['seat'] === 0 ? 1 : 0 };
      case 'flee':
        return { do: 'flee', who, to: this.open.value[0]?.['to'] };
      default:
        return null;
    }
  }

  /** Fills in a choice as if it had been picked. */
  suggest(choice: Choice): void {
    batch(() => {
      this.mode.value = MODES.find((mode) => mode === choice.do) ?? this.mode.peek();
      this.clear();
      this.who.value = (choice['who'] as string | undefined) ?? null;
      this.to.value = (choice['to'] as number | undefined) ?? null;
      this.whom.value = (choice['whom'] as number | undefined) ?? null;
      this.tile.value = (choice['tile'] as number | undefined) ?? null;
      this.at.value = (choice['at'] as readonly [number, number] | undefined) ?? null;
    });
  }

  private forgetReason(): void {
    if (this.table.hints) this.table.hints.reason.value = null;
  }

  private pickTheOnlyOne(): void {
    const deed = this.deed.peek();
    if (deed !== 'flee' && deed !== 'post') return;
    const [only, ...others] = this.pieces.peek();
    if (only !== undefined && others.length === 0) this.who.value = only;
  }
}
