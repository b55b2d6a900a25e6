// Positions of tiles and pieces, in units of a tile; the style sheet converts them to pixels.
import { type View, whereabouts } from './view';

export type Cell = readonly [x: number, y: number];

export interface Frame {
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
}

/** The bounding box of these cells. */
export function frameOf(cells: readonly Cell[]): Frame {
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  const left = Math.min(...xs, Infinity);
  const top = Math.min(...ys, Infinity);
  if (cells.length === 0) return { columns: 1, rows: 1, left: 0, top: 0 };
  return { columns: Math.max(...xs) - left + 1, rows: Math.max(...ys) - top + 1, left, top };
}

export interface Spot {
  readonly who: string;
  readonly tile: number;
  /** The centre of the piece, from the top left of the board, and its width. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** How many pieces are on the tile. */
  readonly crowd: number;
}

const ROWS: readonly { readonly most: number; readonly columns: number; readonly size: number }[] = [
  { most: 1, columns: 1, size: 0.56 },
  { most: 2, columns: 2, size: 0.44 },
  { most: 4, columns: 2, size: 0.38 },
  { most: 6, columns: 3, size: 0.3 },
  { most: 9, columns: 3, size: 0.26 },
  { most: 16, columns: 4, size: 0.2 },
  { most: Infinity, columns: 6, size: 0.14 },
];

function slots(count: number): { x: number; y: number; size: number }[] {
  const { columns, size } = ROWS.find(({ most }) => count <= most) ?? { columns: 6, size: 0.14 };
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const x = 0.5 + (index - row * columns - (inRow - 1) / 2) * (0.92 / columns);
    const y = 0.46 + (row - (rows - 1) / 2) * (0.86 / Math.max(rows, 1.9));
    return { x, y, size };
  });
}

/** The positions of all pieces; pieces on the same tile share it without overlapping. */
export function spots(view: View, frame: Frame): Spot[] {
  const groups = new Map<number, string[]>();
  for (const [who, tile] of whereabouts(view)) groups.set(tile, [...(groups.get(tile) ?? []), who]);
  const found: Spot[] = [];
  for (const [tile, group] of groups) {
    const at = view.tiles[tile]?.at;
    if (!at) continue;
    slots(group.length).forEach(({ x, y, size }, index) => {
      const who = group[index];
      if (who !== undefined)
        found.push({ who, tile, x: at[0] - frame.left + x, y: at[1] - frame.top + y, size, crowd: group.length });
    });
  }
  return found.sort((a, b) => a.who.localeCompare(b.who));
}

/** The direction of each arrow key. */
export const STEPS: Readonly<Record<string, Cell>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest cell in the direction of an arrow key, across gaps; null if there is none. */
export function neighbour(cells: readonly (Cell | null)[], from: number, key: string): number | null {
  const step = STEPS[key];
  const start = cells[from];
  if (!step || !start) return null;
  let best: number | null = null;
  let least = Infinity;
  cells.forEach((cell, index) => {
    if (!cell) return;
    const ahead = (cell[0] - start[0]) * step[0] + (cell[1] - start[1]) * step[1];
    const aside = Math.abs((cell[0] - start[0]) * step[1]) + Math.abs((cell[1] - start[1]) * step[0]);
    const cost = ahead + aside * 3;
    if (ahead > 0 && cost < least) {
      least = cost;
      best = index;
    }
  });
  return best;
}
