// The draft of a choice: a card, then its targets, then the confirmation.
import { batch, type Choice, computed, covered, follow, type GameTable, sameChoice, signal } from 'deadpan/client';
import type { View } from './view';

/** Choices that one click makes. */
const DIRECT = ['identity', 'answer', 'rest', 'end'];

const sourceOf = (choice: Choice): string | null => (typeof choice['from'] === 'string' ? choice['from'] : null);

const seatsOf = (on: unknown): number[] => (Array.isArray(on) ? on.map(Number) : typeof on === 'number' ? [on] : []);

export class Draft {
  readonly card = signal<string | null>(null);
  /** Where the card comes from, if the player can choose that (A4.3). */
  readonly from = signal<string | null>(null);
  readonly on = signal<readonly number[]>([]);
  readonly take = signal<string | null>(null);
  readonly accusing = signal(false);

  /**
   * The kind of question that can be answered now; `may` if the player is not asked but may choose. Under the cover it
   * is null, because almost every answer reveals cards.
   */
  readonly kind = computed(() => {
    if (this.table.pending.value !== null || this.table.held?.value || covered.value) return null;
    return this.table.ask.value?.kind ?? (typeof this.table.may?.value === 'number' ? 'may' : null);
  });
  private readonly legal = computed(() => (this.kind.value === null ? [] : this.table.legal.value));
  private readonly deeds = computed(() => {
    if (this.accusing.value) return this.legal.value.filter((choice) => choice.do === 'accuse');
    return this.legal.value.filter((choice) => choice.do !== 'accuse' && choice.do !== 'end');
  });
  /** Cards of the hand or the life pile that can be picked. */
  readonly cards = computed(() => new Set(this.deeds.value.map((choice) => String(choice['card'] ?? ''))));
  /** The sources of a card to give; `[null]` if there is no choice of source. */
  readonly sources = computed(() => [...new Set(this.deeds.value.map(sourceOf))]);
  private readonly withCard = computed(() =>
    this.deeds.value.filter(
      (choice) => this.accusing.value || (choice['card'] === this.card.value && sourceOf(choice) === this.from.value),
    ),
  );
  /** Seats that can be picked next. */
  readonly seats = computed(() => {
    if (!this.accusing.value && this.card.value === null) return new Set<number>();
    const picked = this.on.value;
    const fitting = this.withCard.value.filter((choice) =>
      picked.every((seat) => seatsOf(choice['on']).includes(seat)),
    );
    return new Set(fitting.flatMap((choice) => seatsOf(choice['on'] ?? choice['whom'])));
  });
  /** How many seats the card needs. */
  readonly wants = computed(() =>
    Math.max(0, ...this.withCard.value.map((choice) => seatsOf(choice['on'] ?? choice['whom']).length)),
  );
  /** Cards of the life pile that the picked card can take. */
  readonly takes = computed(
    () =>
      new Set(this.withCard.value.flatMap((choice) => (typeof choice['take'] === 'string' ? [choice['take']] : []))),
  );
  readonly choice = computed<Choice | null>(() => {
    if (!this.accusing.value && this.card.value === null) return null;
    const wanted = [...this.on.value].sort().join();
    return (
      this.withCard.value.find((choice) => {
        const seats = seatsOf(choice['on'] ?? choice['whom'])
          .sort()
          .join();
        return seats === wanted && (choice['take'] ?? null) === this.take.value;
      }) ?? null
    );
  });
  readonly accusable = computed(() => this.legal.value.some((choice) => choice.do === 'accuse'));

  private readonly hint = computed(() => this.table.hints?.hint.value?.choice ?? null);
  /** Whether the draft is a bot's hint. */
  readonly hinted = computed(
    () =>
      this.hint.value !== null && (this.choice.value === null ? this.isBare.value : this.isHinted(this.choice.value)),
  );
  /** Whether nothing is picked. */
  readonly isBare = computed(() => this.card.value === null && !this.accusing.value);

  readonly dispose: () => void;

  constructor(private readonly table: GameTable) {
    this.dispose = follow(table, this);
  }

  /** Another question is open. An accusation that is allowed on every turn is kept across turns. */
  begin(): void {
    const { ask, view } = this.table;
    const goesOn = this.accusing.value && (view.value as View | null)?.options.accuse === 'any-time';
    if (!goesOn || !['act', null].includes(ask.value?.kind ?? null)) this.clear();
    else if (this.legal.value.length > 0)
      this.on.value = this.on.value.filter((seat) => this.deeds.value.some((choice) => choice['whom'] === seat));
  }

  clear(): void {
    this.forgetReason();
    this.card.value = null;
    this.from.value = null;
    this.on.value = [];
    this.take.value = null;
    this.accusing.value = false;
  }

  /** Undoes the last pick. */
  back(): void {
    this.forgetReason();
    if (this.on.value.length > 0) this.on.value = this.on.value.slice(0, -1);
    else if (this.take.value !== null) this.take.value = null;
    else this.clear();
  }

  /** Whether this card can be given from this source. */
  offers(card: string, from: string | null): boolean {
    return this.deeds.value.some((choice) => choice['card'] === card && sourceOf(choice) === from);
  }

  isPicked(card: string, from: string | null): boolean {
    return this.card.value === card && this.from.value === from;
  }

  pick(card: string, from: string | null = null): void {
    const again = this.isPicked(card, from);
    this.clear();
    if (again || !this.offers(card, from)) return;
    this.card.value = card;
    this.from.value = from;
    const [only, ...more] = this.takes.value;
    if (only !== undefined && more.length === 0) this.take.value = only;
  }

  pickSeat(seat: number): void {
    this.forgetReason();
    if (this.on.value.includes(seat)) this.on.value = this.on.value.filter((each) => each !== seat);
    else if (this.seats.value.has(seat))
      this.on.value = this.wants.value === 1 ? [seat] : [...this.on.value.slice(-(this.wants.value - 1)), seat];
  }

  accuse(): void {
    const was = this.accusing.value;
    this.clear();
    this.accusing.value = !was && this.accusable.value;
  }

  /** Whether a bot's hint is this choice. */
  isHinted(choice: Choice | null): boolean {
    return sameChoice(this.hint.value, choice);
  }

  /** Asks why a card cannot be played now. */
  wonderAboutCard(card: string): void {
    if (this.kind.value !== 'act' || this.cards.value.has(card)) return;
    this.clear();
    this.table.hints?.why(this.probe(card));
  }

  /** Asks why a seat cannot be a target, or be accused. */
  wonderAboutSeat(seat: number): void {
    if ((this.kind.value !== 'act' && this.kind.value !== 'may') || this.seats.value.has(seat)) return;
    this.table.hints?.why(
      this.accusing.value || this.card.value === null
        ? { do: 'accuse', whom: seat }
        : { do: 'play', card: this.card.value, on: seat },
    );
  }

  confirm(): void {
    const choice = this.choice.value;
    if (choice === null) return;
    this.table.choose(choice);
    if (choice.do === 'accuse') this.clear();
  }

  /** Makes a choice that needs no picks: an answer, an identity, the end of the turn. */
  choose(choice: Choice): void {
    this.table.choose(choice);
  }

  /** The choice that would play this card, with any target, to ask about it. */
  private probe(card: string): Choice {
    const { seat, life } = this.table.view.value as unknown as {
      readonly seat: number;
      readonly life?: readonly string[];
    };
    const other = seat === 0 ? 1 : 0;
    if (card === 'switch') return { do: 'play', card, on: [Math.min(seat, other), Math.max(seat, other)] };
    if (card === 'transfert' || card === 'pioche')
      return { do: 'play', card, ...(life?.[0] === undefined ? {} : { take: life[0] }) };
    return card === 'jouvence' ? { do: 'play', card } : { do: 'play', card, on: other };
  }

  /** Fills in a choice as if it had been picked. A choice that one click makes is highlighted on its button instead. */
  suggest(choice: Choice): void {
    batch(() => {
      this.clear();
      if (DIRECT.includes(choice.do)) return;
      this.accusing.value = choice.do === 'accuse';
      this.card.value = typeof choice['card'] === 'string' ? choice['card'] : null;
      this.from.value = sourceOf(choice);
      this.on.value = seatsOf(choice['on'] ?? choice['whom']);
      this.take.value = typeof choice['take'] === 'string' ? choice['take'] : null;
    });
  }

  private forgetReason(): void {
    if (this.table.hints) this.table.hints.reason.value = null;
  }

  /** The first legal choice that fits. */
  listed(test: (choice: Choice) => boolean): Choice | null {
    return this.legal.value.find(test) ?? null;
  }
}
