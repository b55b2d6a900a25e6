// A thumbnail of a board, with its sniper tiles.
import { cornered, type Drawing, laid } from './drawing';

export function Outline({ drawing }: { readonly drawing: Drawing }) {
  const small = cornered(drawing);
  const cells = laid(small);
  const width = Math.max(0, ...cells.map(([x]) => x)) + 1;
  const height = Math.max(0, ...cells.map(([, y]) => y)) + 1;
  return (
    <svg class="outline" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {small.tiles.map(
        (at, tile) =>
          at && (
            <rect
              key={tile}
              class={small.chance === null && small.marks.has(tile) ? 'sniper' : ''}
              x={at[0] + 0.07}
              y={at[1] + 0.07}
              width=".86"
              height=".86"
              rx=".16"
            />
          ),
      )}
    </svg>
  );
}
