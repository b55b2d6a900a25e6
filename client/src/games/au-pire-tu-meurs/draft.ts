// A choice in the making: a card, then whom, then the deed.
import { computed, effect, signal } from '@preact/signals';
import type { GameTable } from '../../net/game-table';
import type { Choice } from '../../net/protocol';

const seatsOf = (on: unknown): number[] => (Array.isArray(on) ? on.map(Number) : typeof on === 'number' ? [on] : []);

export class Draft {
  readonly card = signal<string | null>(null);
  readonly on = signal<readonly number[]>([]);
  readonly take = signal<string | null>(null);
  readonly accusing = signal(false);

  readonly kind = computed(() => (this.table.pending.value === null && !this.table.held?.value ? (this.table.ask.value?.kind ?? null) : null));
  private readonly legal = computed(() => (this.kind.value === null ? [] : this.table.legal.value));
  private readonly deeds = computed(() => {
    if (this.accusing.value) return this.legal.value.filter((choice) => choice.do === 'accuse');
    return this.legal.value.filter((choice) => choice.do !== 'accuse' && choice.do !== 'end');
  });
  /** Cards of the hand or the life pile that can be picked now. */
  readonly cards = computed(() => new Set(this.deeds.value.map((choice) => String(choice['card'] ?? ''))));
  private readonly withCard = computed(() => this.deeds.value.filter((choice) => this.accusing.value || choice['card'] === this.card.value));
  /** Seats that can be picked next. */
  readonly seats = computed(() => {
    if (!this.accusing.value && this.card.value === null) return new Set<number>();
    const picked = this.on.value;
    const fitting = this.withCard.value.filter((choice) => picked.every((seat) => seatsOf(choice['on']).includes(seat)));
    return new Set(fitting.flatMap((choice) => seatsOf(choice['on'] ?? choice['whom'])));
  });
  /** How many seats the card wants. */
  readonly wants = computed(() => Math.max(0, ...this.withCard.value.map((choice) => seatsOf(choice['on'] ?? choice['whom']).length)));
  /** Cards of the life pile that the card picked can take. */
  readonly takes = computed(() => new Set(this.withCard.value.flatMap((choice) => (typeof choice['take'] === 'string' ? [choice['take']] : []))));
  readonly choice = computed<Choice | null>(() => {
    if (!this.accusing.value && this.card.value === null) return null;
    const wanted = [...this.on.value].sort().join();
    return (
      this.withCard.value.find((choice) => {
        const seats = seatsOf(choice['on'] ?? choice['whom']).sort().join();
        return seats === wanted && (choice['take'] ?? null) === this.take.value;
      }) ?? null
    );
  });
  readonly canEnd = computed(() => this.legal.value.some((choice) => choice.do === 'end'));
  readonly accusable = computed(() => this.legal.value.some((choice) => choice.do === 'accuse'));

  private readonly stop: () => void;

  constructor(private readonly table: GameTable) {
    let serial: number | null = null;
    this.stop = effect(() => {
      const asked = this.table.ask.value?.serial ?? null;
      if (asked === serial) return;
      serial = asked;
      this.clear();
    });
  }

  dispose(): void {
    this.stop();
  }

  clear(): void {
    this.card.value = null;
    this.on.value = [];
    this.take.value = null;
    this.accusing.value = false;
  }

  /** One step back. */
  back(): void {
    if (this.on.value.length > 0) this.on.value = this.on.value.slice(0, -1);
    else if (this.take.value !== null) this.take.value = null;
    else this.clear();
  }

  pick(card: string): void {
    const again = this.card.value === card;
    this.clear();
    if (again || !this.cards.value.has(card)) return;
    this.card.value = card;
    const [only, ...more] = this.takes.value;
    if (only !== undefined && more.length === 0) this.take.value = only;
  }

  pickSeat(seat: number): void {
    if (this.on.value.includes(seat)) this.on.value = this.on.value.filter((each) => each !== seat);
    else if (this.seats.value.has(seat)) this.on.value = this.wants.value === 1 ? [seat] : [...this.on.value.slice(-(this.wants.value - 1)), seat];
  }

  accuse(): void {
    const was = this.accusing.value;
    this.clear();
    this.accusing.value = !was && this.accusable.value;
  }

  confirm(): void {
    if (this.choice.value !== null) this.table.choose(this.choice.value);
  }

  /** A choice that needs no picking: an answer, an identity, the end of the turn. */
  say(choice: Choice): void {
    this.table.choose(choice);
  }

  /** The listed choice that fits, if the host lists it. */
  listed(test: (choice: Choice) => boolean): Choice | null {
    return this.legal.value.find(test) ?? null;
  }
}
