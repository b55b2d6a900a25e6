// What a game's screen needs of a table. Live tables, replays and guided games implement it.
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { BeatPresenter } from './beat-presenter';
import type { FreshBeat } from './beats';
import type { Hints } from './hints';
import type { Ask, Beat, Choice, GameEvent, Outcome, SeatInfo, TableInfo, ViewObject } from './protocol';
import type { Recap } from './recap';

export interface Pending {
  readonly id: string;
  readonly serial: number;
  readonly choice: Choice;
}
export interface Trouble {
  readonly code: string;
  /** The rule that forbids it; the sentence may then contain secrets of the player. */
  readonly rule?: string | null;
  readonly data: ViewObject;
  readonly text: string;
}
/** A value together with when it was received, by this browser's clock. */
export interface Dated<T> {
  readonly told: T;
  readonly at: number;
}
export type PlayerInfo = Pick<SeatInfo, 'name' | 'kind' | 'level' | 'connected'>;
export interface GameInfo extends Pick<TableInfo, 'game' | 'game_number'> {
  readonly seats: readonly PlayerInfo[];
}

/** Why the player cannot choose although asked: the game is paused, or a bot plays for them. */
export type Held = 'paused' | 'stand-in';

/** The seat that a view belongs to; null for a spectator. */
export function readerIn(view: ViewObject | null): number | null {
  const seat = view?.['seat'];
  return typeof seat === 'number' ? seat : null;
}

export interface GameTable {
  /** Data in localStorage about this table is kept under this name. */
  readonly code: string;
  readonly info: ReadonlySignal<GameInfo | null>;
  readonly names: ReadonlySignal<readonly string[]>;
  readonly view: ReadonlySignal<ViewObject | null>;
  readonly ask: ReadonlySignal<Ask | null>;
  /** The serial of another player's question that this player may act on as well. */
  readonly may?: ReadonlySignal<number | null>;
  readonly legal: ReadonlySignal<readonly Choice[]>;
  /** The seats that are asked. */
  readonly waiting: ReadonlySignal<readonly number[]>;
  /** The result; null while the game goes on, and if it was broken off. */
  readonly outcome: ReadonlySignal<Outcome | null>;
  readonly events: ReadonlySignal<readonly GameEvent[]>;
  /** How many events there were before the last step: those after it are new. */
  readonly news: ReadonlySignal<number>;
  /** What happened, as lines of the log. */
  readonly beats: ReadonlySignal<readonly Beat[]>;
  /** The beats of the last step: new ones, and those that have grown. */
  readonly freshBeats: ReadonlySignal<readonly FreshBeat[]>;
  /** Shows the beats one after the other, where they arrive by themselves. */
  readonly presenter?: BeatPresenter;
  /** What a player who was away has missed, where a game goes on by itself. */
  readonly recap?: Recap;
  /** The seat that the sentences address as *you*; null for a spectator. */
  readonly reader: ReadonlySignal<number | null>;
  /** A choice that the server has not answered yet. */
  readonly pending: ReadonlySignal<Pending | null>;
  readonly trouble: Signal<Trouble | null>;
  choose(choice: Choice): void;
  readonly held?: ReadonlySignal<Held | null>;
  /** Reasons and hints, where a server can be asked. */
  readonly hints?: Hints;
}
