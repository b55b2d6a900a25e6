// Checks a drawing against the rules of boards (T1.3) while it is drawn. The server checks again when a table is made.
import { type Cell, type Drawing, laid, sameCell, TILES } from './drawing';
import rules from './rules.json';

export interface Verdict {
  /** The number of tiles in the box. */
  readonly left: number;
  /** Tiles without a neighbour. */
  readonly alone: readonly number[];
  /** The number of connected parts. */
  readonly parts: number;
  /** The editions that allow the board. */
  readonly editions: readonly string[];
}

export const EDITIONS = ['fr', 'proto', 'en', 'pl'] as const;

const beside = (a: Cell, b: Cell): boolean => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1;

function parts(cells: readonly Cell[]): number {
  const left = [...cells];
  let count = 0;
  while (left.length > 0) {
    count += 1;
    const edge = left.splice(0, 1);
    for (let at = edge.pop(); at !== undefined; at = edge.pop()) {
      const here = at;
      for (const other of left.filter((cell) => beside(cell, here))) {
        left.splice(
          left.findIndex((cell) => sameCell(cell, other)),
          1,
        );
        edge.push(other);
      }
    }
  }
  return count;
}

export function validate(drawing: Drawing): Verdict {
  const cells = laid(drawing);
  const isAlone = (at: Cell): boolean => !cells.some((other) => beside(at, other));
  const alone = drawing.tiles.flatMap((at, tile) => (at !== null && isAlone(at) ? [tile] : []));
  const count = parts(cells);
  const whole = cells.length === TILES && alone.length === 0;
  const editions = EDITIONS.filter((edition) => whole && (count === 1 || rules.islands.includes(edition)));
  return { left: TILES - cells.length, alone, parts: count, editions };
}
