// The state that the components of the screen share.
import {
  type ComponentChildren,
  createContext,
  type GameTable,
  type Pointing,
  signal,
  useContext,
} from 'deadpan/client';
import type { Draft } from './draft';
import type { View } from './view';

export interface ScreenState {
  readonly table: GameTable;
  readonly draft: Draft;
  readonly view: View;
  readonly names: readonly string[];
  /** Buttons below the final scores. */
  readonly after: ComponentChildren;
  readonly code: string;
  readonly pointing: Pointing;
}

export const ScreenStateContext = createContext<ScreenState | null>(null);

export function useScreenState(): ScreenState {
  const play = useContext(ScreenStateContext);
  if (play === null) throw new Error('no game here');
  return play;
}

/** The tile whose crowd is shown in a dialog, to pick one piece. */
export const openedTile = signal<number | null>(null);
