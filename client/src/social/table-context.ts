// The live table round a game's screen: for what only those need who are here now. Replays and lessons have none.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { LiveTable } from '../net/live-table';

export const LiveTableContext = createContext<LiveTable | null>(null);

export const useLiveTable = (): LiveTable | null => useContext(LiveTableContext);
