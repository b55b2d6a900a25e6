// What the screen of a game is given.
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { GameTable } from '../net/game-table';

export interface Tab {
  readonly id: string;
  readonly sign: string;
  readonly label: string;
  /** How many things are new there. */
  readonly badge?: number;
  /** It opens something over the page instead of showing a part of it. */
  readonly opens?: 'dialog';
}
/** What a game gives to the frame around it. */
export interface FrameProps {
  readonly what: string;
  readonly tabs: readonly Tab[];
  readonly tab: string;
  readonly onTab: (tab: string) => void;
  /** What is on the game's reminder sheet, where there is one. */
  readonly reminder?: ComponentChildren;
  readonly children: ComponentChildren;
}
/** A sheet beside the board in place of the case file or the notebook; on a phone it is a tab. */
export interface Beside extends Omit<Tab, 'id'> {
  readonly content: ComponentChildren;
}
export interface GameProps {
  readonly table: GameTable;
  /** The bar above the game, the phone's tabs below it. It must be the same component each time. */
  readonly frame: FunctionComponent<FrameProps>;
  /** What can be done after the count. */
  readonly after: ComponentChildren;
  readonly beside?: Beside;
  /** What stands in the place of the line that says what is asked. */
  readonly line?: ComponentChildren;
  /** What shares the place of the log: the talk at a live table. On a phone it is a tab of the frame's. */
  readonly talk?: Talk;
}
export interface Talk {
  readonly tabs: ComponentChildren;
  readonly panel: ComponentChildren;
  /** Whether a wide screen shows it in the place of the log. */
  readonly shown: ReadonlySignal<boolean>;
}
export type GameScreen = FunctionComponent<GameProps>;
