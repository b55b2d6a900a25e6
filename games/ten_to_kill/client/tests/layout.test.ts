import { describe, expect, test } from 'vitest';
import { frameOf, neighbour, spots } from '../layout';
import { sampleView, TILES } from './sample-view';

describe('the frame of a board', () => {
  test('is the smallest rectangle round its cells, wherever they lie', () => {
    expect(
      frameOf([
        [-2, 3],
        [1, 5],
      ]),
    ).toEqual({ columns: 4, rows: 3, left: -2, top: 3 });
    expect(frameOf([[7, 7]])).toEqual({ columns: 1, rows: 1, left: 7, top: 7 });
    expect(frameOf([])).toEqual({ columns: 1, rows: 1, left: 0, top: 0 });
  });
});

describe('the places of pieces', () => {
  const crowd = (count: number) => {
    const characters = Object.fromEntries(Array.from({ length: count }, (_, n) => [`animal-${n}`, 1]));
    return spots(sampleView({ characters }), frameOf(TILES.flatMap(({ at }) => (at === null ? [] : [at]))));
  };

  test('are within their tile, and none hides another', () => {
    for (let count = 1; count <= 16; count++) {
      const found = crowd(count);
      expect(found).toHaveLength(count);
      for (const { x, y, size, crowd: together } of found) {
        expect(x - size / 2).toBeGreaterThanOrEqual(0.95);
        expect(x + size / 2).toBeLessThanOrEqual(2.05);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(1);
        expect(together).toBe(count);
      }
      for (const one of found)
        for (const other of found)
          if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.size * 0.6);
    }
  });

  test('run from left to right, in rows from top to bottom', () => {
    const [a, b, c, d] = crowd(4);
    expect([b, d].every((spot, index) => (spot?.x ?? 0) > ([a, c][index]?.x ?? 0))).toBe(true);
    expect(a?.y).toBe(b?.y);
    expect(c?.y).toBeGreaterThan(a?.y ?? 1);
    const [, , last] = crowd(3);
    expect(last?.x).toBe(1.5); // alone in its row, in the middle
  });

  test('are counted from the corner of the frame', () => {
    const [spot] = spots(sampleView({ characters: { fox: 2 } }), { columns: 4, rows: 2, left: 2, top: 0 });
    expect(spot?.x).toBe(0.5);
  });

  test('are none for a piece whose tile is not laid', () => {
    const view = sampleView({ tiles: [{ at: null }], characters: { fox: 0 } });
    expect(spots(view, frameOf([]))).toEqual([]);
  });
});

describe('arrow keys', () => {
  const cells = [[0, 0], [1, 0], null, [3, 0], [1, 2]] as const;

  test('lead to the nearest cell that way, gaps or not', () => {
    expect(neighbour(cells, 0, 'ArrowRight')).toBe(1);
    expect(neighbour(cells, 1, 'ArrowRight')).toBe(3);
    expect(neighbour(cells, 1, 'ArrowDown')).toBe(4);
    expect(neighbour(cells, 3, 'ArrowLeft')).toBe(1);
    expect(neighbour(cells, 4, 'ArrowUp')).toBe(1);
  });

  test('lead nowhere at the edge, from a cell that is not there, and with another key', () => {
    expect(neighbour(cells, 0, 'ArrowLeft')).toBeNull();
    expect(neighbour(cells, 0, 'ArrowUp')).toBeNull();
    expect(neighbour(cells, 2, 'ArrowRight')).toBeNull();
    expect(neighbour(cells, 99, 'ArrowRight')).toBeNull();
    expect(neighbour(cells, 0, 'Enter')).toBeNull();
  });
});
