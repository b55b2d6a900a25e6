import { describe, expect, test } from 'vitest';
import { type Chair, chairs } from '../seating';

const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8];
const angle = ({ x, y }: Chair): number => (Math.atan2(50 - y, x - 50) * 180) / Math.PI;

describe('the way round', () => {
  test('is anticlockwise: the next player is at the right hand, the last at the left (A2.5)', () => {
    for (const count of COUNTS.slice(2)) {
      const others = chairs(0, count, false).slice(0, -1);
      const [next, last] = [others[0], others.at(-1)];
      expect(next?.seat).toBe(1);
      expect(last?.seat).toBe(count - 1);
      expect(next?.x).toBeGreaterThan(50);
      expect(last?.x).toBeLessThan(50);
    }
  });

  test('turns the same way from each player to the next', () => {
    for (const count of COUNTS.slice(2)) {
      const turned = chairs(2, count, false)
        .slice(0, -1)
        .map((chair) => (angle(chair) + 90 + 360) % 360);
      expect(turned).toEqual([...turned].sort((one, other) => one - other));
    }
  });

  test('begins after the player’s own seat', () => {
    expect(chairs(2, 4, false).map(({ seat }) => seat)).toEqual([3, 0, 1, 2]);
    expect(chairs(3, 4, true).map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  });
});

describe('the places', () => {
  test.each([
    ['a wide screen', false, false],
    ['a phone', true, false],
    ['everything face up', false, true],
    ['a phone with everything face up', true, true],
  ])('on %s are all different, and in the room', (_, phone, faceUp) => {
    for (const count of COUNTS)
      for (const seat of [0, null]) {
        const found = chairs(seat, count, phone, faceUp);
        expect(found).toHaveLength(count);
        expect(new Set(found.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size).toBe(count);
        expect(found.every(({ x, y }) => x > 0 && x < 100 && y > 0 && y < 100)).toBe(true);
      }
  });

  test('of the player is at the bottom; a spectator has none', () => {
    expect(chairs(1, 3, false).at(-1)).toEqual({ seat: 1, x: 50, y: 97 });
    expect(chairs(null, 3, false).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  test('mirror each other left and right', () => {
    for (const count of COUNTS) {
      const xs = chairs(0, count, false)
        .slice(0, -1)
        .map(({ x }) => x);
      const mirrored = xs.map((x) => 100 - x).reverse();
      xs.forEach((x, index) => expect(x).toBeCloseTo(mirrored[index] ?? Number.NaN));
    }
  });

  test('on a phone are three in a row at most', () => {
    const ys = chairs(0, 8, true)
      .slice(0, -1)
      .map(({ y }) => y);
    expect([...new Set(ys)].map((row) => ys.filter((y) => y === row).length)).toEqual([3, 3, 1]);
  });
});
