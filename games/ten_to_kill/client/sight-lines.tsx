// Lines from the player's hitman to all possible victims.
import { useScreenState } from './context';
import type { Frame } from './layout';
import { whereabouts } from './view';

export function SightLines({ frame, from }: { readonly frame: Frame; readonly from: number }) {
  const { view, draft } = useScreenState();
  const start = view.tiles[from]?.at;
  if (!start) return null;
  const where = whereabouts(view);
  const goals = new Set([...draft.pieces.value].flatMap((who) => where.get(who) ?? []));
  goals.delete(from);
  const middle = ([x, y]: readonly [number, number]): [number, number] => [x - frame.left + 0.5, y - frame.top + 0.45];
  const [x, y] = middle(start);
  const paths = [...goals].flatMap((goal) => {
    const at = view.tiles[goal]?.at;
    if (!at) return [];
    const [endX, endY] = middle(at);
    const far = Math.hypot(endX - x, endY - y);
    const bend = far > 1.1 ? 0.28 + far * 0.08 : 0;
    const midX = (x + endX) / 2 + (endX === x ? bend : 0);
    const midY = (y + endY) / 2 - (endY === y ? bend : 0);
    return [`M${x} ${y}Q${midX} ${midY} ${endX} ${endY}`];
  });
  return (
    <svg class="sight" viewBox={`0 0 ${frame.columns} ${frame.rows}`} aria-hidden="true">
      {paths.map((path) => (
        <g key={path}>
          <path class="halo" d={path} />
          <path class="dots" d={path} />
        </g>
      ))}
    </svg>
  );
}
