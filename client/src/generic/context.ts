// What the parts of the generic screen share.
import { createContext, type ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameTable } from '../net/game-table';
import type { ViewObject } from '../net/protocol';
import type { Pointing } from '../ui/pointing';
import type { Draft } from './draft';
import type { Layout, Reading } from './view-layout';

export interface Play {
  readonly table: GameTable;
  readonly reading: Reading;
  readonly draft: Draft;
  readonly view: ViewObject;
  /** The seat whose view it is; null for those who look on. */
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly layout: Layout;
  readonly pointing: Pointing;
  /** What can be done after the count. */
  readonly after: ComponentChildren;
}

export const PlayContext = createContext<Play | null>(null);

export function usePlay(): Play {
  const play = useContext(PlayContext);
  if (play === null) throw new Error('no game here');
  return play;
}
