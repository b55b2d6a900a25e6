// The props of a game's screen.
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { GameTable } from '../net/game-table';

export interface Tab {
  readonly id: string;
  readonly sign: string;
  readonly label: string;
  /** How many new entries the tab has. */
  readonly badge?: number;
  /** The tab opens a dialog instead of showing a part of the page. */
  readonly opens?: 'dialog';
}
/** What a game's screen passes to the frame around it. */
export interface FrameProps {
  readonly what: string;
  readonly tabs: readonly Tab[];
  readonly tab: string;
  readonly onTab: (tab: string) => void;
  /** The content of the game's reminder sheet, where there is one. */
  readonly reminder?: ComponentChildren;
  readonly children: ComponentChildren;
}
/** A panel beside the board that replaces the case file or the notebook; on a phone it is a tab. */
export interface Beside extends Omit<Tab, 'id'> {
  readonly content: ComponentChildren;
}
export interface GameProps {
  readonly table: GameTable;
  /** Renders the bar above the game and the tabs below it. It must be the same component in every render. */
  readonly frame: FunctionComponent<FrameProps>;
  /** Buttons below the final scores. */
  readonly after: ComponentChildren;
  readonly beside?: Beside;
  /** Replaces the status line. */
  readonly line?: ComponentChildren;
  /** The chat of a live table, which shares the place of the log. On a phone it is a tab of the frame. */
  readonly talk?: Talk;
}
export interface Talk {
  readonly tabs: ComponentChildren;
  readonly panel: ComponentChildren;
  /** Whether a wide screen shows the chat instead of the log. */
  readonly shown: ReadonlySignal<boolean>;
}
export type GameScreen = FunctionComponent<GameProps>;
