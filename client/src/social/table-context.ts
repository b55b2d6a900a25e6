// The live table as a Preact context; replays and guided games have none.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { LiveTable } from '../net/live-table';

export const LiveTableContext = createContext<LiveTable | null>(null);

export const useLiveTable = (): LiveTable | null => useContext(LiveTableContext);
