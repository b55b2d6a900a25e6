// The text form of a board, for links and for storage in the browser.
//
// Rows are separated by dots. In a row, a number is that many empty squares, and a letter is a tile: a to p for tile 0
// to 15, a capital for a sniper tile. `ab2cd.ef2gh` is eight tiles in two blocks. `~8` at the end: chance marks eight.
import { type Cell, cornered, type Drawing, EMPTY, laid, SHEET, TILES } from './drawing';

const FIRST_LETTER = 'a'.charCodeAt(0);
const BOARD = /^([a-pA-P0-9.]{1,600})(?:~(\d{1,2}))?$/;

function writeRow(row: readonly { readonly x: number; readonly letter: string }[]): string {
  let next = 0;
  return row
    .map(({ x, letter }) => {
      const gap = x - next;
      next = x + 1;
      return (gap > 0 ? String(gap) : '') + letter;
    })
    .join('');
}

/** The text of a drawing; empty for an empty drawing. */
export function boardText(drawing: Drawing): string {
  const placed = cornered(drawing);
  const rows = Math.max(-1, ...laid(placed).map(([, y]) => y)) + 1;
  const letterOf = (tile: number): string => {
    const letter = String.fromCharCode(FIRST_LETTER + tile);
    return placed.chance === null && placed.marks.has(tile) ? letter.toUpperCase() : letter;
  };
  const written = Array.from({ length: rows }, (_, y) =>
    writeRow(
      placed.tiles
        .flatMap((at, tile) => (at !== null && at[1] === y ? [{ x: at[0], letter: letterOf(tile) }] : []))
        .sort((a, b) => a.x - b.x),
    ),
  );
  if (rows === 0) return '';
  return written.join('.') + (placed.chance === null ? '' : `~${placed.chance}`);
}

/** The drawing of a text; null if it is not valid. */
export function parseBoard(text: string): Drawing | null {
  const [, rows, chance] = BOARD.exec(text) ?? [];
  if (rows === undefined || Number(chance ?? 0) > TILES) return null;
  const tiles: (Cell | null)[] = [...EMPTY.tiles];
  const marks = new Set<number>();
  for (const [y, row] of rows.split('.').entries()) {
    let x = 0;
    for (const [sign] of row.matchAll(/\d+|[a-zA-Z]/g)) {
      if (/\d/.test(sign)) {
        x += Number(sign);
        continue;
      }
      const tile = sign.toLowerCase().charCodeAt(0) - FIRST_LETTER;
      if (tiles[tile] !== null || x >= SHEET || y >= SHEET) return null;
      tiles[tile] = [x, y];
      if (sign !== sign.toLowerCase()) marks.add(tile);
      x += 1;
    }
  }
  if (tiles.every((at) => at === null)) return null;
  return { tiles, marks, chance: chance === undefined ? null : Number(chance) };
}

export const boardAddress = (drawing: Drawing): string => `${location.origin}/boards#${boardText(drawing)}`;
