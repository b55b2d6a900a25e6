import { describe, expect, test } from 'vitest';
import { hindrance, suspects, weapons } from '../sight';
import { whereabouts } from '../view';
import { sampleView, TILES } from './sample-view';

describe('weapons', () => {
  const view = sampleView();

  test('the knife on the same tile, also in a crowd', () => {
    expect(weapons(sampleView({ characters: { fox: 0, wolf: 0, cat: 0 } }), 0, 0)).toEqual(['knife']);
  });

  test('the pistol to the next tile, from a tile without another piece', () => {
    expect(weapons(view, 0, 1)).toEqual(['pistol']);
    expect(weapons(view, 0, 4)).toEqual(['pistol']);
    expect(weapons(sampleView({ characters: { fox: 0, wolf: 0 } }), 0, 1)).toEqual([]);
  });

  test('the rifle along a line, from a sniper tile alone', () => {
    expect(weapons(view, 0, 3)).toEqual([]);
    const sniper = sampleView({
      tiles: TILES.map((tile, index) => (index === 0 ? { ...tile, sniper: true as const } : tile)),
    });
    expect(weapons(sniper, 0, 3)).toEqual(['rifle']);
    expect(weapons(sniper, 0, 1)).toEqual(['pistol', 'rifle']);
    expect(weapons(sniper, 3, 4)).toEqual([]);
    const below = sampleView({
      tiles: [{ at: [0, 0], sniper: true }, { at: [0, 2] }, { at: [1, 2] }],
      characters: { fox: 0 },
    });
    expect(weapons(below, 0, 1)).toEqual(['rifle']);
    expect(weapons(below, 0, 2)).toEqual([]);
  });

  test('none while a policeman sees the tile, on it or beside it', () => {
    expect(weapons(sampleView({ police: [0] }), 0, 1)).toEqual([]);
    expect(weapons(sampleView({ police: [null, 1] }), 0, 0)).toEqual([]);
    expect(weapons(sampleView({ police: [2] }), 0, 1)).toEqual(['pistol']);
  });

  test('none from or to a tile that is not laid', () => {
    const unlaid = sampleView({ tiles: TILES.map((tile, index) => (index === 1 ? { at: null } : tile)) });
    expect(weapons(unlaid, 0, 1)).toEqual([]);
    expect(weapons(unlaid, 0, 99)).toEqual([]);
  });
});

describe('suspects', () => {
  test('are those who could have killed this one, but for policemen', () => {
    expect(suspects(sampleView(), 'wolf')).toEqual(['fox']);
    expect(suspects(sampleView({ police: [2] }), 'wolf')).toEqual(['fox']);
    expect(suspects(sampleView({ police: [1] }), 'wolf')).toEqual([]);
    expect(suspects(sampleView(), 'nobody')).toEqual([]);
  });
});

describe('what keeps a hitman from killing', () => {
  test('is a policeman, company, or the distance', () => {
    expect(hindrance(sampleView({ police: [1] }), 'fox')).toEqual({ why: 'police', tile: 1 });
    expect(hindrance(sampleView({ characters: { fox: 0, wolf: 0 } }), 'fox')).toEqual({ why: 'company', tile: 0 });
    expect(hindrance(sampleView({ characters: { fox: 0, cat: 3 } }), 'fox')).toEqual({ why: 'reach' });
  });
});

test('everybody on the board has a tile, policemen by their number', () => {
  expect([...whereabouts(sampleView({ police: [null, 2] }))]).toEqual([
    ['fox', 0],
    ['wolf', 1],
    ['cat', 3],
    ['police-2', 2],
  ]);
});
