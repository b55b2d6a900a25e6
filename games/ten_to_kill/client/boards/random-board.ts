// A random connected board, which every edition allows; grown tile by tile like the server's.
import { type Cell, type Drawing, drawn, SHEET, sameCell, TILES } from './drawing';

const SIDES: readonly Cell[] = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
];

const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T;

function edges(shape: readonly Cell[]): Cell[] {
  const found = new Map<string, Cell>();
  for (const [x, y] of shape) for (const [dx, dy] of SIDES) found.set(`${x + dx},${y + dy}`, [x + dx, y + dy]);
  return [...found.values()].filter((at) => !shape.some((cell) => sameCell(cell, at)));
}

export function randomDrawing(like: Drawing): Drawing {
  const shape: Cell[] = [[SHEET / 2, SHEET / 2]];
  while (shape.length < TILES) shape.push(pick(edges(shape)));
  return drawn(
    shape.sort(([ax, ay], [bx, by]) => ay - by || ax - bx),
    { ...like, marks: new Set() },
  );
}

/** This many different tiles, at random. */
export function randomMarks(count: number): ReadonlySet<number> {
  const left = Array.from({ length: TILES }, (_, tile) => tile);
  return new Set(
    Array.from({ length: count }, () => left.splice(Math.floor(Math.random() * left.length), 1)[0] as number),
  );
}
