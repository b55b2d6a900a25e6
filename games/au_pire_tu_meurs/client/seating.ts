// Positions of the seats around the table, in percent of its width and height.
import { others, signal } from 'deadpan/client';

export interface Chair {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
}

const narrow = matchMedia('(max-width: 700px)');
/** Whether the layout is that of a phone. */
export const small = signal(narrow.matches);
narrow.addEventListener('change', () => {
  small.value = narrow.matches;
});

const OWN_PLACE = { x: 50, y: 97 };

/**
 * The positions of the seats, in playing order from the next one on; with everything face up, in two rows. A spectator
 * sees all seats.
 */
export function chairs(seat: number | null, count: number, phone: boolean, faceUp = false): Chair[] {
  const seats = others(seat, count);
  const places = phone
    ? rows(seats.length)
    : faceUp
      ? sides(seats.length)
      : seats.length > 4
        ? horseshoe(seats.length)
        : arc(seats.length);
  // The layouts run from the left, and play goes anticlockwise: the next player is at the right (A2.5).
  const found = seats.map((each, index) => ({
    seat: each,
    x: 100 - (places[index]?.x ?? OWN_PLACE.x),
    y: places[index]?.y ?? OWN_PLACE.y,
  }));
  return seat === null ? found : [...found, { seat, ...OWN_PLACE }];
}

/** For five or more: a row at the top and the others at the sides, so that no cards overlap a name. */
function horseshoe(count: number): { x: number; y: number }[] {
  const left =
    count > 7
      ? [
          { x: 21, y: 80 },
          { x: 9, y: 48 },
        ]
      : [{ x: 11, y: 68 }];
  const onTop = count - 2 * left.length;
  const top = Array.from({ length: onTop }, (_, index) => {
    const x = 50 + (index - (onTop - 1) / 2) * Math.min(28, 100 / onTop);
    return { x, y: 14 + 8 * ((x - 50) / 40) ** 2 };
  });
  return [...left, ...top, ...left.map(({ x, y }) => ({ x: 100 - x, y })).reverse()];
}

function arc(count: number): { x: number; y: number }[] {
  const span = count > 2 ? 222 : 120;
  return Array.from({ length: count }, (_, index) => {
    const angle = ((90 + span / 2 - (count === 1 ? span / 2 : (index * span) / (count - 1))) * Math.PI) / 180;
    return { x: 50 + 40 * Math.cos(angle), y: 48 - 36 * Math.sin(angle) };
  });
}

/** Two rows, in playing order around them; cards that lie face up need the room. */
function sides(count: number): { x: number; y: number }[] {
  const above = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, index) => {
    const isAbove = index < above;
    const inRow = isAbove ? above : count - above;
    const place = isAbove ? index : inRow - 1 - (index - above);
    return { x: (100 / inRow) * (place + 0.5), y: isAbove ? 21 : 78 };
  });
}

/** Rows of at most three, so that every name is readable. */
function rows(count: number): { x: number; y: number }[] {
  const perRow = count <= 2 ? count : count <= 4 ? 2 : 3;
  const number = Math.ceil(count / perRow);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const x = (100 / inRow) * (index - row * perRow + 0.5);
    return { x, y: number === 1 ? 30 : number === 2 ? 23 + row * 45 : 15 + row * 30 };
  });
}
