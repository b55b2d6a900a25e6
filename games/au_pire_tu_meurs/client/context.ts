// What the parts of the table share.
import { createContext, useContext, type ComponentChildren, type GameTable, type Pointing } from 'deadpan/client';
import { JOUVENCE } from './cards';
import type { Draft } from './draft';
import type { Showings } from './revealed-cards';
import type { View } from './view';

export interface Play {
  readonly table: GameTable;
  readonly draft: Draft;
  readonly showings: Showings;
  readonly view: View;
  readonly names: readonly string[];
  /** What can be done after the count. */
  readonly after: ComponentChildren;
  readonly pointing: Pointing;
}

export const PlayContext = createContext<Play | null>(null);

export function usePlay(): Play {
  const play = useContext(PlayContext);
  if (play === null) throw new Error('no game here');
  return play;
}

/** The years a Jouvence adds at this table (A1.6). */
export const jouvence = (view: View): number => view.options.jouvence_years ?? JOUVENCE;
