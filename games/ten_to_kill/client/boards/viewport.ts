// The part of the sheet that is shown: the board with a margin. It grows while the player draws, and does not shrink
// during a stroke.
import { type Cell, type Drawing, laid, SHEET } from './drawing';

/** The first and the last square in one direction. */
type Span = readonly [from: number, to: number];
export interface Viewport {
  readonly across: Span;
  readonly down: Span;
}

const LEAST = 8;
const MARGIN = 1;

const size = ([from, to]: Span): number => to - from + 1;
const extent = (numbers: readonly number[]): Span | null =>
  numbers.length === 0 ? null : [Math.min(...numbers), Math.max(...numbers)];

function around(inner: Span | null): Span {
  if (inner === null) return [0, LEAST - 1];
  const wanted = Math.min(SHEET, Math.max(LEAST, size(inner) + 2 * MARGIN));
  const from = inner[0] - Math.floor((wanted - size(inner)) / 2);
  return [from, from + wanted - 1];
}

/** The span, extended to show the inner one with a margin. It is at most a sheet wide, so one side may be cut. */
function stretched([from, to]: Span, inner: Span | null): Span {
  if (inner === null) return [from, to];
  let low = Math.min(from, inner[0] - MARGIN);
  let high = Math.max(to, inner[1] + MARGIN);
  while (size([low, high]) > SHEET) {
    if (inner[0] - low >= high - inner[1]) low += 1;
    else high -= 1;
  }
  return [low, high];
}

const both = (drawing: Drawing): { across: Span | null; down: Span | null } => {
  const cells = laid(drawing);
  return { across: extent(cells.map(([x]) => x)), down: extent(cells.map(([, y]) => y)) };
};

/** A new viewport with the board in its middle. */
export function viewportOf(drawing: Drawing): Viewport {
  const { across, down } = both(drawing);
  return { across: around(across), down: around(down) };
}

export function grown(viewport: Viewport, drawing: Drawing): Viewport {
  const { across, down } = both(drawing);
  return { across: stretched(viewport.across, across), down: stretched(viewport.down, down) };
}

/** The viewport with one more row or column, if the square is just outside and the sheet allows it. */
export function reaching(viewport: Viewport, drawing: Drawing, [x, y]: Cell): Viewport {
  const reach = (span: Span, inner: Span | null, at: number): Span => {
    const wanted: Span = [Math.min(span[0], at), Math.max(span[1], at)];
    const needed: Span = inner === null ? [at, at] : [Math.min(inner[0], at), Math.max(inner[1], at)];
    if (size(needed) > SHEET) return span;
    return size(wanted) <= SHEET ? wanted : at < span[0] ? [at, at + SHEET - 1] : [at - SHEET + 1, at];
  };
  const { across, down } = both(drawing);
  return { across: reach(viewport.across, across, x), down: reach(viewport.down, down, y) };
}

const within = ([from, to]: Span, at: number): boolean => from <= at && at <= to;
export const shows = (viewport: Viewport, [x, y]: Cell): boolean =>
  within(viewport.across, x) && within(viewport.down, y);
export const columns = (viewport: Viewport): number[] =>
  Array.from({ length: size(viewport.across) }, (_, index) => viewport.across[0] + index);
export const rows = (viewport: Viewport): number[] =>
  Array.from({ length: size(viewport.down) }, (_, index) => viewport.down[0] + index);
