// The draft of a choice on the generic screen.
import { batch, computed, signal } from '@preact/signals';
import { follow } from '../games/draft-sync';
import type { GameTable } from '../net/game-table';
import type { Choice } from '../net/protocol';
import { sameChoice } from '../net/same-choice';
import { covered } from '../ui/cover';
import { focusByKeyboard } from '../ui/keyboard-focus';
import type { Kinds } from '../words/tell';
import {
  choiceOf,
  type Detail,
  detailValue,
  nextDetails,
  nextValues,
  type PartialChoice,
  partialWith,
  sameDetail,
  startChoice,
  verbsOf,
} from './choice-builder';

export class Draft {
  private readonly verb = signal<string | null>(null);
  private readonly picks = signal<readonly Detail[]>([]);

  /** All legal choices. Under the cover there are none, because they can reveal the player's cards. */
  readonly legal = computed<readonly Choice[]>(() => {
    if (this.table.pending.value !== null || this.table.held?.value || covered.value) return [];
    return this.table.legal.value;
  });
  readonly verbs = computed(() => verbsOf(this.legal.value));
  readonly partial = computed<PartialChoice>(() => {
    const start = startChoice(this.legal.value);
    return { ...start, verb: this.verb.value ?? start.verb, picks: this.picks.value };
  });
  readonly options = computed(() => nextDetails(this.partial.value, this.kinds));
  /** The choice that can be confirmed. If only one choice is legal, it is filled in at once. */
  readonly choice = computed(() => (this.partial.value.verb === null ? null : choiceOf(this.partial.value)));
  readonly isBare = computed(() => this.verb.value === null && this.picks.value.length === 0);
  private readonly hint = computed(() => this.table.hints?.hint.value?.choice ?? null);
  /** Whether the draft is the choice that a bot's hint has filled in. */
  readonly hinted = computed(() => sameChoice(this.hint.value, this.choice.value));

  readonly dispose: () => void;

  constructor(
    private readonly table: GameTable,
    private readonly kinds: Kinds,
  ) {
    this.dispose = follow(table, this);
  }

  begin(): void {
    this.clear();
    focusByKeyboard('.g-options button', '.g-final .deed');
  }

  clear(): void {
    batch(() => {
      this.verb.value = null;
      this.picks.value = [];
    });
  }

  pickVerb(verb: string): void {
    batch(() => {
      this.verb.value = verb;
      this.picks.value = [];
    });
    this.lead();
  }

  pick(pick: Detail): void {
    if (!this.options.value.some((option) => sameDetail(option, pick))) return;
    this.picks.value = [...this.picks.value, pick];
    this.lead();
  }

  /** Undoes the last pick. */
  back(): void {
    if (this.picks.value.length > 0) this.picks.value = this.picks.value.slice(0, -1);
    else this.verb.value = null;
    this.lead();
  }

  /** Undoes all picks after the first `count`. */
  backTo(count: number): void {
    this.picks.value = this.picks.value.slice(0, count);
    this.lead();
  }

  /** The detail on offer that names this thing, if there is one: what a click on it at the table picks. */
  optionFor(kind: string, value: unknown): Detail | null {
    const isIt = (pick: Detail): boolean => this.kinds[pick.field] === kind && detailValue(pick) === value;
    return this.options.value.find(isIt) ?? null;
  }

  /** Whether the draft contains this value. */
  has(value: unknown): boolean {
    return (
      this.picks.value.some((pick) => detailValue(pick) === value) ||
      (this.choice.value !== null && !this.isBare.value && Object.values(this.choice.value).includes(value))
    );
  }

  /**
   * What a click on one of the player's own cards does: picks it as the next detail, or picks a kind of choice together
   * with it, if the first step of that kind offers such cards only. Null if the click does nothing.
   */
  takeFrom(cards: readonly unknown[], card: unknown): (() => void) | null {
    const partial = this.partial.value;
    const verbs = this.picks.value.length > 0 && partial.verb !== null ? [partial.verb] : this.verbs.value;
    for (const verb of verbs) {
      const start = verb === partial.verb ? partial : { ...partial, verb, picks: [] };
      const values = nextValues(start, this.kinds);
      if (!values.includes(card) || !values.every((value) => cards.includes(value))) continue;
      const next = nextDetails(start, this.kinds).find((pick) => detailValue(pick) === card);
      return () => {
        batch(() => {
          this.verb.value = verb;
          this.picks.value = next === undefined ? start.picks : [...start.picks, next];
        });
        this.lead();
      };
    }
    return null;
  }

  confirm(): void {
    if (this.choice.value === null) return;
    const { choice } = this;
    this.table.choose(choice.value as Choice);
    this.clear();
  }

  suggest(choice: Choice): void {
    const { verb, picks } = partialWith(this.legal.value, choice, this.kinds);
    batch(() => {
      this.verb.value = verb;
      this.picks.value = picks;
    });
  }

  private lead(): void {
    focusByKeyboard('.g-final .deed', '.g-options button');
  }
}
