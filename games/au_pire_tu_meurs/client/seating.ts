// Who sits where round the table, in hundredths of the room.
import { others, signal } from 'deadpan/client';

export interface Chair {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
}

const narrow = matchMedia('(max-width: 700px)');
/** Whether the room is a phone's. */
export const small = signal(narrow.matches);
narrow.addEventListener('change', () => {
  small.value = narrow.matches;
});

const OWN_PLACE = { x: 50, y: 97 };

/** The others on an arc (with everything face up, on two sides), in playing order from the one after you on; a spectator sees everybody on it. */
export function chairs(seat: number | null, count: number, phone: boolean, faceUp = false): Chair[] {
  const seats = others(seat, count);
  const places = phone
    ? rows(seats.length)
    : faceUp
      ? sides(seats.length)
      : seats.length > 4
        ? horseshoe(seats.length)
        : arc(seats.length);
  // The places are laid out from the left; play goes anticlockwise, so the next player is at your right hand (A2.5).
  const found = seats.map((each, index) => ({
    seat: each,
    x: 100 - (places[index]?.x ?? OWN_PLACE.x),
    y: places[index]?.y ?? OWN_PLACE.y,
  }));
  return seat === null ? found : [...found, { seat, ...OWN_PLACE }];
}

/** Many of them: a row on top and the rest at the sides, so that nobody's cards lie on a neighbour's name. */
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

/** On two sides of a long table, still in order round it: what lies face up needs room. */
function sides(count: number): { x: number; y: number }[] {
  const above = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, index) => {
    const isAbove = index < above;
    const inRow = isAbove ? above : count - above;
    const place = isAbove ? index : inRow - 1 - (index - above);
    return { x: (100 / inRow) * (place + 0.5), y: isAbove ? 21 : 78 };
  });
}

/** Three in a row at most, so that every name can be read. */
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
