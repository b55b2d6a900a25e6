// The state that the components of the generic screen share.
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameTable } from '../net/game-table';
import type { ViewObject } from '../net/protocol';
import type { Pointing } from '../ui/pointing';
import type { Draft } from './draft';
import type { GameSchema } from './game-words';
import type { ViewLayout } from './view-layout';

export interface ScreenState {
  readonly table: GameTable;
  readonly schema: GameSchema;
  readonly draft: Draft;
  readonly view: ViewObject;
  /** The seat that the view belongs to; null for a spectator. */
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly layout: ViewLayout;
  readonly pointing: Pointing;
  /** Buttons below the final scores. */
  readonly after: ComponentChildren;
}

export const ScreenStateContext = createContext<ScreenState | null>(null);

export function useScreenState(): ScreenState {
  const play = useContext(ScreenStateContext);
  if (play === null) throw new Error('no game here');
  return play;
}
