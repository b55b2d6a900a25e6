// The shape of the town: a small picture of it, and a sheet of squared paper to draw one's own.
import { useState } from 'preact/hooks';
import type { OptionValue } from '../../net/protocol';
import { t } from '../../words/fluent';
import { MiniBoard } from '../how/mini-board';

type Cell = readonly [number, number];

const DRAWN: Readonly<Record<string, string>> = {
  square: '####/####/####/####',
  ring: '#####/#...#/#...#/#...#/#####',
  cross: '.##./.##./####/####/.##./.##.',
  boulevard: '########/########',
  staircase: '####....../..####..../....####../......####',
  archipelago: '##.##/##.##/...../##.##/##.##',
};
const SIDE = 8;
const TILES = 16;

function cellsOf(shape: OptionValue): readonly Cell[] | null {
  if (Array.isArray(shape)) return shape as readonly Cell[];
  const rows = DRAWN[String(shape)]?.split('/');
  return rows?.flatMap((row, y) => [...row].flatMap((sign, x): Cell[] => (sign === '#' ? [[x, y]] : []))) ?? null;
}

/** The town as it will lie; where chance or the players make it, nobody knows yet. */
export function BoardPreview({ shape }: { readonly shape: OptionValue }) {
  const cells = cellsOf(shape);
  if (cells === null) return <p class="shape unknown">{t('town-unknown', { shape: String(shape) })}</p>;
  const left = Math.min(...cells.map(([x]) => x));
  const top = Math.min(...cells.map(([, y]) => y));
  return <div class="shape" aria-hidden="true"><MiniBoard tiles={cells.map(([x, y], tile) => ({ tile, at: [x - left, y - top] as const }))} /></div>;
}

interface EditorProps {
  readonly shape: readonly Cell[];
  readonly onChange: (shape: readonly Cell[]) => void;
}

export function BoardEditor({ shape, onChange }: EditorProps) {
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(() => new Set(shape.map(String)));
  const toggle = (cell: string): void => {
    const next = new Set(drawn);
    if (!next.delete(cell)) next.add(cell);
    setDrawn(next);
    if (next.size === TILES) onChange([...next].map((each) => each.split(',').map(Number) as [number, number]).sort(([ax, ay], [bx, by]) => ay - by || ax - bx));
  };
  return (
    <div class="editor" role="group" aria-label={t('draw-board')}>
      <p role="status">{t('draw-board-left', { count: TILES - drawn.size })}</p>
      <div class="editor-grid">
        {Array.from({ length: SIDE * SIDE }, (_, index) => {
          const x = index % SIDE;
          const y = Math.floor(index / SIDE);
          const cell = `${x},${y}`;
          const on = drawn.has(cell);
          return (
            <button
              key={cell} type="button" aria-pressed={on} disabled={!on && drawn.size >= TILES}
              aria-label={t('opening', { column: x + 1, row: y + 1 })} onClick={() => toggle(cell)}
            />
          );
        })}
      </div>
    </div>
  );
}

/** Where drawing by hand begins. */
BoardEditor.start = cellsOf('square') ?? [];
