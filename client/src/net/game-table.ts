// What the screen of a game needs of a table: a live one has it, and so has a game that is only looked at or learned from.
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Hints } from './hints';
import type { Ask, Choice, GameEvent, Outcome, SeatInfo, TableInfo, ViewObject } from './protocol';

export interface Pending {
  readonly id: string;
  readonly serial: number;
  readonly choice: Choice;
}
export interface Trouble {
  readonly code: string;
  /** The rule that forbids it: then the sentence may speak of what is one's own. */
  readonly rule?: string | null;
  readonly data: ViewObject;
  readonly text: string;
}
/** Something that ages: what was told, and when by this browser's clock. */
export interface Dated<T> {
  readonly told: T;
  readonly at: number;
}
export type PlayerInfo = Pick<SeatInfo, 'name' | 'kind' | 'level' | 'connected'>;
export interface GameInfo extends Pick<TableInfo, 'game' | 'game_number'> {
  readonly seats: readonly PlayerInfo[];
}

/** Why nothing can be chosen even by one who is asked: the table stands still, or a bot plays in one's place. */
export type Held = 'paused' | 'stand-in';

export interface GameTable {
  /** What is kept in this browser for this table is kept under this name. */
  readonly code: string;
  readonly info: ReadonlySignal<GameInfo | null>;
  readonly names: ReadonlySignal<readonly string[]>;
  readonly view: ReadonlySignal<ViewObject | null>;
  readonly ask: ReadonlySignal<Ask | null>;
  /** The serial of a question to somebody else, where one may choose all the same. */
  readonly may?: ReadonlySignal<number | null>;
  readonly legal: ReadonlySignal<readonly Choice[]>;
  /** The seats that are asked. */
  readonly waiting: ReadonlySignal<readonly number[]>;
  /** How the game ended; null while it goes on, and where it was broken off. */
  readonly outcome: ReadonlySignal<Outcome | null>;
  readonly events: ReadonlySignal<readonly GameEvent[]>;
  /** How many events had been told before the last step: those after it are news. */
  readonly news: ReadonlySignal<number>;
  /** A choice that was sent and is not answered yet. */
  readonly pending: ReadonlySignal<Pending | null>;
  readonly trouble: Signal<Trouble | null>;
  choose(choice: Choice): void;
  readonly held?: ReadonlySignal<Held | null>;
  /** Reasons and hints, where there is a host to ask. */
  readonly hints?: Hints;
}
