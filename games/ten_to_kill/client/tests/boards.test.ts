import { describe, expect, test } from 'vitest';
import { boardAddress, boardText, parseBoard } from '../boards/board-text';
import {
  cornered,
  type Drawing,
  drawingOf,
  drawn,
  EMPTY,
  laid,
  lay,
  mark,
  mirrored,
  optionsOf,
  PRESETS,
  presetCells,
  SHEET,
  TILES,
  takeUp,
  turned,
} from '../boards/drawing';
import { randomDrawing, randomMarks } from '../boards/random-board';
import { validate } from '../boards/validation';

const preset = (name: string, changes: Partial<Drawing> = {}): Drawing => ({
  ...drawn(presetCells(name) ?? []),
  ...changes,
});
const square = preset('square');

describe('a board as text', () => {
  test('has tiles, gaps and rows', () => {
    expect(boardText(square)).toBe('abcd.efgh.ijkl.mnop~8');
    expect(boardText(preset('ring'))).toBe('abcde.f3g.h3i.j3k.lmnop~8');
  });

  test('has sniper tiles as capitals, where they are marked by hand', () => {
    expect(boardText({ ...square, chance: null, marks: new Set([0, 15]) })).toBe('Abcd.efgh.ijkl.mnoP');
    expect(boardText({ ...square, chance: 3, marks: new Set([0, 15]) })).toBe('abcd.efgh.ijkl.mnop~3');
  });

  test('is the same wherever the board lies on its sheet', () => {
    const moved = { ...square, tiles: square.tiles.map((at) => at && ([at[0] - 3, at[1] + 7] as const)) };
    expect(boardText(moved)).toBe(boardText(square));
  });

  test('has the tiles of a row from left to right, in whatever order they were laid', () => {
    expect(boardText(lay(lay(lay(EMPTY, [4, 0]), [2, 0]), [3, 0]))).toBe('bca~8');
  });

  test('of a drawing without tiles is empty, and its link has an empty fragment', () => {
    expect(boardText(EMPTY)).toBe('');
    expect(boardAddress(EMPTY)).toBe('http://deadpan.test/boards#');
    expect(boardAddress(square)).toBe('http://deadpan.test/boards#abcd.efgh.ijkl.mnop~8');
  });

  test.each([
    ...PRESETS.map((name) => preset(name)),
    ...PRESETS.map((name) => preset(name, { chance: null, marks: new Set([3]) })),
  ])('reads back as the same board (%#)', (drawing) => {
    const again = parseBoard(boardText(drawing));
    expect(again && cornered(again)).toEqual(cornered(drawing));
  });

  test('of an unfinished drawing reads back, too', () => {
    expect(parseBoard('a1c.2b~0')).toEqual({
      tiles: EMPTY.tiles.with(0, [0, 0]).with(2, [2, 0]).with(1, [2, 1]),
      marks: new Set(),
      chance: 0,
    });
  });

  test('a row of all tiles fits on the sheet', () => {
    const row = drawn(Array.from({ length: TILES }, (_, x) => [x, 0] as const));
    expect(boardText(row)).toBe('abcdefghijklmnop~8');
    expect(parseBoard('abcdefghijklmnop~8')).toEqual(row);
  });

  test.each([
    ['', 'no tiles'],
    ['...', 'no tiles'],
    ['12', 'no tiles'],
    ['aa', 'a tile twice'],
    ['aA', 'a tile twice'],
    ['q', 'no such tile'],
    ['a b', 'a space'],
    ['a~', 'no number'],
    ['a~17', 'more sniper tiles than tiles'],
    ['a~-1', 'a negative number'],
    ['a~8~8', 'two numbers'],
    [`${SHEET}a`, 'a tile beside the sheet'],
    [`${'.'.repeat(SHEET)}a`, 'a tile below the sheet'],
    ['99999999999999999999a', 'a gap of any length'],
    ['.'.repeat(601), 'a text of any length'],
    ['<script>', 'markup'],
    ['ä', 'another letter'],
    ['%61', 'an encoded letter'],
  ])('%j has %s, and is no board', (text) => {
    expect(parseBoard(text)).toBeNull();
  });
});

describe('drawing', () => {
  test('lays the next tile of the box on a free square', () => {
    const one = lay(EMPTY, [3, 3]);
    expect(one.tiles[0]).toEqual([3, 3]);
    expect(lay(one, [3, 3])).toBe(one);
    expect(lay(square, [9, 9])).toBe(square);
  });

  test('a tile that is taken up is the next to be laid, and has lost its mark', () => {
    const marked = mark(square, 5, true);
    const taken = takeUp(marked, [1, 1]);
    expect(taken.tiles[5]).toBeNull();
    expect(taken.marks.has(5)).toBe(false);
    expect(lay(taken, [7, 7]).tiles[5]).toEqual([7, 7]);
    expect(takeUp(taken, [9, 9])).toBe(taken);
  });

  test('marks only what changes', () => {
    expect(mark(square, 5, false)).toBe(square);
    expect(mark(mark(square, 5, true), 5, false).marks).toEqual(new Set());
  });

  test('four turns, and two reflections, are none', () => {
    const ring = preset('ring');
    expect(cornered(turned(turned(turned(turned(ring)))))).toEqual(ring);
    expect(cornered(mirrored(mirrored(ring)))).toEqual(ring);
    expect(cornered(turned(ring))).not.toEqual(ring);
  });
});

describe('the options of a table', () => {
  test('stand for the drawing, and back', () => {
    const marked = { ...square, chance: null, marks: new Set([9, 2]) };
    expect(optionsOf(marked)).toEqual({ board: laid(square), sniper_tiles: [2, 9] });
    expect(optionsOf(square)).toMatchObject({ sniper_tiles: 8 });
    const { board = null, sniper_tiles: snipers = null } = optionsOf(marked);
    expect(drawingOf(board, snipers)).toEqual({ ...marked, marks: new Set([2, 9]) });
  });

  test('can name a preset; a board that chance or the players make has no drawing', () => {
    expect(drawingOf('square', 8)).toEqual(square);
    expect(drawingOf('random', 8)).toBeNull();
    expect(drawingOf(null, 8)).toBeNull();
  });
});

describe('validation', () => {
  test.each(PRESETS)('the preset %s is a board', (name) => {
    const { left, alone, editions } = validate(preset(name));
    expect([left, alone]).toEqual([0, []]);
    expect(editions.length).toBeGreaterThan(0);
  });

  test('counts the tiles in the box, and knows those without a neighbour', () => {
    expect(validate(EMPTY)).toEqual({ left: TILES, alone: [], parts: 0, editions: [] });
    expect(validate(lay(lay(EMPTY, [0, 0]), [1, 1]))).toMatchObject({
      left: 14,
      alone: [0, 1],
      parts: 2,
      editions: [],
    });
  });

  test('a board in parts is for the editions that have islands', () => {
    const { parts, editions } = validate(preset('archipelago'));
    expect(parts).toBe(4);
    expect(editions).toEqual(['en', 'pl']);
    expect(validate(square)).toMatchObject({ parts: 1, editions: ['fr', 'proto', 'en', 'pl'] });
  });

  test('a tile that touches others at a corner alone is alone', () => {
    const cells = (presetCells('square') ?? []).map((at, tile) => (tile === 15 ? ([4, 4] as const) : at));
    expect(validate(drawn(cells))).toMatchObject({ left: 0, alone: [15], editions: [] });
  });
});

describe('chance', () => {
  test('draws boards in one piece, which every edition plays on', () => {
    for (let round = 0; round < 50; round++) {
      const drawing = randomDrawing({ ...EMPTY, chance: 5 });
      expect(validate(drawing)).toMatchObject({ left: 0, alone: [], parts: 1 });
      expect(parseBoard(boardText(drawing))).toEqual(cornered(drawing));
      expect(drawing.chance).toBe(5);
    }
  });

  test('marks as many different tiles as were asked for', () => {
    for (let count = 0; count <= TILES; count++) {
      const marks = randomMarks(count);
      expect(marks.size).toBe(count);
      expect([...marks].every((tile) => tile >= 0 && tile < TILES)).toBe(true);
    }
  });
});
