import { beforeEach, describe, expect, test } from 'vitest';
import { type Cell, drawn, EMPTY, laid, presetCells, SHEET, TILES } from '../boards/drawing';
import { BoardEditor } from '../boards/editor';
import { columns, grown, reaching, rows, shows, viewportOf } from '../boards/viewport';

let editor: BoardEditor;
const stroke = (...cells: readonly Cell[]): void => {
  const [first, ...more] = cells;
  if (first === undefined) return;
  editor.begin(first);
  for (const at of more) editor.draw(at);
  editor.end();
};
const cells = () => laid(editor.drawing.value);

beforeEach(() => {
  editor = new BoardEditor(EMPTY);
});

describe('a stroke', () => {
  test('that begins on a free square lays tiles, and skips those it passes', () => {
    stroke([1, 1]);
    stroke([0, 1], [1, 1], [2, 1]);
    expect(cells()).toEqual([
      [1, 1],
      [0, 1],
      [2, 1],
    ]);
  });

  test('that begins on a tile takes tiles up', () => {
    stroke([0, 0], [1, 0], [2, 0]);
    stroke([1, 0], [2, 0], [3, 0]);
    expect(cells()).toEqual([[0, 0]]);
  });

  test('is one step to undo', () => {
    stroke([0, 0], [1, 0], [2, 0]);
    editor.undo();
    expect(cells()).toEqual([]);
    editor.redo();
    expect(cells()).toHaveLength(3);
  });

  test('that changes nothing is no step', () => {
    editor.tool.value = 'mark';
    stroke([5, 5]);
    expect(editor.canUndo.value).toBe(false);
  });

  test('settles the drawing when it ends', () => {
    editor.begin([0, 0]);
    editor.draw([1, 0]);
    expect(laid(editor.settled.value)).toEqual([]);
    editor.end();
    expect(laid(editor.settled.value)).toHaveLength(2);
  });

  test('without a beginning draws nothing', () => {
    editor.draw([0, 0]);
    editor.end();
    expect(cells()).toEqual([]);
  });

  test('with an empty box says so, until the next one', () => {
    editor.replace(drawn(presetCells('square') ?? []));
    stroke([9, 9]);
    expect(editor.boxEmpty.value).toBe(true);
    stroke([0, 0]);
    expect(editor.boxEmpty.value).toBe(false);
    stroke([9, 9]);
    expect(editor.boxEmpty.value).toBe(false);
    stroke([9, 8], [9, 9]);
    expect(editor.boxEmpty.value).toBe(true);
  });

  test('that passes over tiles does not need more of them', () => {
    editor.replace(drawn((presetCells('square') ?? []).slice(0, TILES - 1)));
    stroke([9, 9], [0, 0], [1, 0]);
    expect(editor.boxEmpty.value).toBe(false);
  });
});

describe('marks', () => {
  beforeEach(() => {
    stroke([0, 0], [1, 0], [2, 0]);
    editor.tool.value = 'mark';
  });

  test('are made by hand from the first one on', () => {
    expect(editor.drawing.value.chance).toBe(8);
    stroke([0, 0], [1, 0], [5, 5]);
    expect(editor.drawing.value).toMatchObject({ chance: null, marks: new Set([0, 1]) });
  });

  test('are removed by a stroke that begins on one', () => {
    stroke([0, 0], [1, 0]);
    stroke([1, 0], [0, 0], [2, 0]);
    expect(editor.drawing.value.marks).toEqual(new Set());
  });

  test('can be made with any pen, on tiles alone', () => {
    editor.tool.value = 'lay';
    editor.markAt([1, 0]);
    editor.markAt([9, 9]);
    expect(editor.isMarked(1)).toBe(true);
    expect(editor.drawing.value.marks.size).toBe(1);
  });
});

test('something new empties the stack of redo', () => {
  stroke([0, 0]);
  editor.undo();
  stroke([1, 1]);
  expect(editor.canRedo.value).toBe(false);
  editor.undo();
  editor.undo();
  expect(cells()).toEqual([]);
});

describe('the viewport', () => {
  const square = drawn(presetCells('square') ?? []);
  const span = (from: number, to: number) => [from, to] as const;

  test('has the board in its middle, and a size to begin with', () => {
    expect(viewportOf(EMPTY)).toEqual({ across: span(0, 7), down: span(0, 7) });
    expect(viewportOf(square)).toEqual({ across: span(-2, 5), down: span(-2, 5) });
    expect(columns(viewportOf(square))).toEqual([-2, -1, 0, 1, 2, 3, 4, 5]);
    expect(rows(viewportOf(square))).toEqual([-2, -1, 0, 1, 2, 3, 4, 5]);
  });

  test('never has more than a sheet', () => {
    const row = drawn(Array.from({ length: TILES }, (_, x) => [x, 0] as const));
    expect(viewportOf(row).across).toEqual(span(0, 15));
    expect(rows(viewportOf(row))).toHaveLength(8);
  });

  test('grows with a margin, and does not shrink', () => {
    const before = viewportOf(EMPTY);
    const after = grown(before, drawn([[7, 0]]));
    expect(after).toEqual({ across: span(0, 8), down: span(-1, 7) });
    expect(grown(after, EMPTY)).toEqual(after);
  });

  test('reaches one square further for the keyboard, as long as the board stays on the sheet', () => {
    const before = viewportOf(EMPTY);
    expect(reaching(before, EMPTY, [8, 3]).across).toEqual(span(0, 8));
    const wide = { across: span(0, SHEET - 1), down: span(0, 7) };
    expect(reaching(wide, drawn([[5, 0]]), [SHEET, 0]).across).toEqual(span(1, SHEET));
    expect(reaching(wide, drawn([[0, 0]]), [SHEET, 0]).across).toEqual(wide.across);
  });

  test('follows the cursor, but for squares that cannot be reached', () => {
    editor.replace(drawn([[0, 0]]));
    expect(editor.moveTo([1, 0])).toBe(true);
    expect(editor.cursor.value).toEqual([1, 0]);
    expect(editor.moveTo([SHEET + 5, 0])).toBe(false);
    expect(editor.cursor.value).toEqual([1, 0]);
  });

  test('contains all tiles that are drawn', () => {
    for (const at of [
      [0, 0],
      [-4, 2],
      [9, -3],
    ] as const)
      stroke(at);
    expect(cells().every((at) => shows(editor.viewport.value, at))).toBe(true);
  });
});
