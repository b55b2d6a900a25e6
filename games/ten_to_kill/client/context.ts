// What the parts of the board share.
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
  /** What can be done after the count. */
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

/** The tile that is opened large, to pick one of its crowd. */
export const openedTile = signal<number | null>(null);
