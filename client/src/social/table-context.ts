// The live table round a game's screen: for what only those need who are here now. Replays and lessons have none.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Table } from '../net/live-table';

export const LiveContext = createContext<Table | null>(null);

export const useLive = (): Table | null => useContext(LiveContext);
