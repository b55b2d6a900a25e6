// The boards that this browser keeps, by name. Another tab of the same browser sees them at once.
import { recall, remember, signal } from 'deadpan/client';
import { read } from './board-text';

export interface Kept {
  readonly name: string;
  /** The board as text; see `board-text`. */
  readonly board: string;
}

const KEY = 'boards';
export const LONGEST_NAME = 24;
const MOST = 100;

const isKept = (item: unknown): item is Kept => {
  const { name, board } = (item ?? {}) as Partial<Record<keyof Kept, unknown>>;
  return typeof name === 'string' && name !== '' && typeof board === 'string' && read(board) !== null;
};

/** What is kept; whatever else stands there is passed over. */
function load(): readonly Kept[] {
  try {
    const items: unknown = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(items) ? items.filter(isKept).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export const shelf = signal<readonly Kept[]>(load());

addEventListener('storage', () => { shelf.value = load(); });

function put(boards: readonly Kept[]): void {
  shelf.value = boards.slice(0, MOST);
  remember(KEY, JSON.stringify(shelf.value));
}

/** Keeps a board under this name, in place of one that had it. The latest comes first. */
export const keepBoard = (name: string, board: string): void => put([{ name, board }, ...load().filter((kept) => kept.name !== name)]);
export const dropBoard = (name: string): void => put(load().filter((kept) => kept.name !== name));
