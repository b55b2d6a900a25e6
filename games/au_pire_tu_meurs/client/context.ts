// The state that the components of the screen share.
import { type ComponentChildren, createContext, type GameTable, type Pointing, useContext } from 'deadpan/client';
import { JOUVENCE } from './cards';
import type { Draft } from './draft';
import type { RevealedCards } from './revealed-cards';
import type { View } from './view';

export interface ScreenState {
  readonly table: GameTable;
  readonly draft: Draft;
  readonly revealedCards: RevealedCards;
  readonly view: View;
  readonly names: readonly string[];
  /** Buttons below the final scores. */
  readonly after: ComponentChildren;
  readonly pointing: Pointing;
}

export const ScreenStateContext = createContext<ScreenState | null>(null);

export function useScreenState(): ScreenState {
  const play = useContext(ScreenStateContext);
  if (play === null) throw new Error('no game here');
  return play;
}

/** The years of a Jouvence at this table (A1.6). */
export const jouvence = (view: View): number => view.options.jouvence_years ?? JOUVENCE;
