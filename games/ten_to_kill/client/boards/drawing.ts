// A drawing of a board: the place of each of the sixteen tiles, and which are sniper tiles.
import type { Options, OptionValue } from 'deadpan/client';
import rules from './rules.json';

export type Cell = readonly [x: number, y: number];

export interface Drawing {
  /** The place of each tile, by number; null if the tile is still in the box. */
  readonly tiles: readonly (Cell | null)[];
  /** The tiles that were marked by hand. */
  readonly marks: ReadonlySet<number>;
  /** How many tiles are marked by chance when the game is dealt. Null: those marked by hand count. */
  readonly chance: number | null;
}

export const TILES = rules.tiles;
export const USUAL_SNIPERS = 8;
/** The squares of the sheet in each direction; a row of all sixteen tiles fits. */
export const SHEET = 16;

const IN_THE_BOX: readonly null[] = Array.from({ length: TILES }, () => null);
export const EMPTY: Drawing = { tiles: IN_THE_BOX, marks: new Set(), chance: USUAL_SNIPERS };

export const sameCell = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];
export const laid = (drawing: Drawing): Cell[] => drawing.tiles.filter((cell) => cell !== null);

/** The tile at this place, or null. */
export function tileAt(drawing: Drawing, at: Cell): number | null {
  const found = drawing.tiles.findIndex((cell) => cell !== null && sameCell(cell, at));
  return found < 0 ? null : found;
}

const withTile = (drawing: Drawing, tile: number, at: Cell | null): Drawing => ({
  ...drawing,
  tiles: drawing.tiles.with(tile, at),
});

/** Lays the next tile of the box; no change if the box is empty or the square is taken. */
export function lay(drawing: Drawing, at: Cell): Drawing {
  const next = drawing.tiles.indexOf(null);
  return next < 0 || tileAt(drawing, at) !== null ? drawing : withTile(drawing, next, at);
}

/** Puts the tile at this place back in the box, and removes its mark. */
export function takeUp(drawing: Drawing, at: Cell): Drawing {
  const tile = tileAt(drawing, at);
  return tile === null ? drawing : mark(withTile(drawing, tile, null), tile, false);
}

export function mark(drawing: Drawing, tile: number, on: boolean): Drawing {
  if (drawing.marks.has(tile) === on) return drawing;
  const marks = new Set(drawing.marks);
  if (on) marks.add(tile);
  else marks.delete(tile);
  return { ...drawing, marks };
}

/** Moves every tile. */
export function map(drawing: Drawing, move: (at: Cell) => Cell): Drawing {
  return { ...drawing, tiles: drawing.tiles.map((at) => at && move(at)) };
}
export const turned = (drawing: Drawing): Drawing => map(drawing, ([x, y]) => [-y, x]);
export const mirrored = (drawing: Drawing): Drawing => map(drawing, ([x, y]) => [-x, y]);

/** The drawing moved to the top left corner, so that equal boards have equal texts. */
export function cornered(drawing: Drawing): Drawing {
  const cells = laid(drawing);
  const left = Math.min(...cells.map(([x]) => x));
  const top = Math.min(...cells.map(([, y]) => y));
  return map(drawing, ([x, y]) => [x - left, y - top]);
}

/** A drawing with the tiles at these places, and the sniper settings of another one. */
export function drawn(cells: readonly Cell[], like: Drawing = EMPTY): Drawing {
  return { ...like, tiles: IN_THE_BOX.map((_, tile) => cells[tile] ?? null) };
}

export const PRESETS = Object.keys(rules.shapes);

/** The places of a preset, row by row. */
export function presetCells(name: string): readonly Cell[] | null {
  const rows = (rules.shapes as Readonly<Record<string, readonly string[]>>)[name];
  return rows?.flatMap((row, y) => [...row].flatMap((sign, x): Cell[] => (sign === '#' ? [[x, y]] : []))) ?? null;
}

/** The table options that stand for this board. All tiles must be laid. */
export function optionsOf(drawing: Drawing): Options {
  const board = laid(cornered(drawing));
  return { board, sniper_tiles: drawing.chance ?? [...drawing.marks].sort((a, b) => a - b) };
}

/** The drawing of a table's options; null if the board is made by chance or by the players. */
export function drawingOf(board: OptionValue, snipers: OptionValue): Drawing | null {
  const cells = Array.isArray(board) ? (board as readonly Cell[]) : presetCells(String(board));
  if (cells === null) return null;
  const byHand = Array.isArray(snipers);
  return drawn(cells, {
    ...EMPTY,
    marks: new Set(byHand ? (snipers as readonly number[]) : []),
    chance: byHand ? null : Number(snipers),
  });
}
