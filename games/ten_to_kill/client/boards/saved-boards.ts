// Boards stored in this browser, by name. The storage event keeps other tabs up to date.
import { recall, remember, signal } from 'deadpan/client';
import { parseBoard } from './board-text';

export interface SavedBoard {
  readonly name: string;
  /** The board as text; see `board-text`. */
  readonly board: string;
}

const KEY = 'boards';
export const LONGEST_NAME = 24;
const MOST = 100;

const isSavedBoard = (item: unknown): item is SavedBoard => {
  const { name, board } = (item ?? {}) as Partial<Record<keyof SavedBoard, unknown>>;
  return typeof name === 'string' && name !== '' && typeof board === 'string' && parseBoard(board) !== null;
};

/** The valid entries of the storage; others are skipped. */
function load(): readonly SavedBoard[] {
  try {
    const items: unknown = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(items) ? items.filter(isSavedBoard).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export const savedBoards = signal<readonly SavedBoard[]>(load());

addEventListener('storage', () => {
  savedBoards.value = load();
});

function put(boards: readonly SavedBoard[]): void {
  savedBoards.value = boards.slice(0, MOST);
  remember(KEY, JSON.stringify(savedBoards.value));
}

/** Stores a board under a name, replacing one of that name. The latest comes first. */
export const saveBoard = (name: string, board: string): void =>
  put([{ name, board }, ...load().filter((kept) => kept.name !== name)]);
export const deleteBoard = (name: string): void => put(load().filter((kept) => kept.name !== name));
