// The boards that this browser keeps, by name. Another tab of the same browser sees them at once.
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

/** What is kept; whatever else stands there is passed over. */
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

/** Keeps a board under this name, in place of one that had it. The latest comes first. */
export const saveBoard = (name: string, board: string): void =>
  put([{ name, board }, ...load().filter((kept) => kept.name !== name)]);
export const deleteBoard = (name: string): void => put(load().filter((kept) => kept.name !== name));
