// The grid of the editor: each square is a button; clicks, drags and arrow keys draw.
import { t, useRef } from 'deadpan/client';
import { STEPS } from '../layout';
import { placeName } from '../places';
import { Aim, Ground } from '../tile';
import { type Cell, sameCell, tileAt } from './drawing';
import type { BoardEditor } from './editor';
import { columns, rows } from './viewport';

function cellOf(element: Element | null): Cell | null {
  const at = element?.closest<HTMLElement>('[data-at]')?.dataset['at']?.split(',').map(Number);
  return at === undefined ? null : [at[0] ?? 0, at[1] ?? 0];
}

interface SquareProps {
  readonly editor: BoardEditor;
  readonly at: Cell;
  readonly column: number;
  readonly row: number;
  readonly current: boolean;
}

function Square({ editor, at, column, row, current }: SquareProps) {
  const tile = tileAt(editor.drawing.value, at);
  const sniper = tile !== null && editor.isMarked(tile);
  const alone = tile !== null && editor.verdict.value.alone.includes(tile);
  const words = [
    t('opening', { column: column + 1, row: row + 1 }),
    tile === null ? t('plan-no-tile') : placeName(tile),
    sniper ? t('sniper-tile') : '',
    alone ? t('plan-alone-short') : '',
  ];
  const look = tile === null ? 'empty-square' : `tile ${sniper ? 'sniper' : ''} ${alone ? 'alone' : ''}`;
  return (
    <span role="gridcell" class="square">
      <button
        type="button"
        class={look}
        data-at={String(at)}
        aria-pressed={tile !== null}
        aria-label={words.filter(Boolean).join(', ')}
        tabIndex={current ? 0 : -1}
        style={{ '--x': String(column), '--y': String(row) }}
        onFocus={() => {
          editor.cursor.value = at;
        }}
      >
        {tile !== null && (
          <>
            <Ground tile={tile} />
            <span class="pname" aria-hidden="true">
              {placeName(tile)}
            </span>
          </>
        )}
        {sniper && <Aim />}
      </button>
    </span>
  );
}

export function DrawingGrid({ editor }: { readonly editor: BoardEditor }) {
  const ref = useRef<HTMLDivElement>(null);
  const across = columns(editor.viewport.value);
  const down = rows(editor.viewport.value);
  const first: Cell = [across[0] ?? 0, down[0] ?? 0];
  const current = editor.cursor.value ?? editor.drawing.value.tiles.find((at) => at !== null) ?? first;
  const press = (event: PointerEvent): void => {
    const at = cellOf(event.target as Element);
    if (at === null || event.button !== 0) return;
    const lift = (): void => {
      editor.end();
      removeEventListener('pointermove', draw);
      removeEventListener('pointerup', lift);
      removeEventListener('pointercancel', lift);
    };
    // Touch events keep the target of the first touch, so the element under the finger is looked up.
    const draw = (moved: PointerEvent): void => {
      const under = cellOf(document.elementFromPoint(moved.clientX, moved.clientY));
      if (under !== null) editor.draw(under);
    };
    editor.begin(at);
    addEventListener('pointermove', draw);
    addEventListener('pointerup', lift);
    addEventListener('pointercancel', lift);
  };
  const dot = (at: Cell): void => {
    editor.begin(at);
    editor.end();
  };
  const click = (event: MouseEvent): void => {
    const at = cellOf(event.target as Element);
    // Pointer events have drawn already; a click without them comes from a screen reader.
    if (at !== null && event.detail === 0) dot(at);
  };
  const follow = (): void => ref.current?.querySelector<HTMLElement>(`[data-at="${editor.cursor.value}"]`)?.focus();
  const key = (event: KeyboardEvent): void => {
    const at = editor.cursor.value; // the focus may lag behind fast key presses
    const step = STEPS[event.key];
    if (at === null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (step !== undefined) {
      if (editor.moveTo([at[0] + step[0], at[1] + step[1]])) setTimeout(follow);
    } else if (event.key === 'Enter' || event.key === ' ') dot(at);
    else if (event.key.toLowerCase() === 's') editor.markAt(at);
    else if (event.key === 'Delete' || event.key === 'Backspace') editor.takeUpAt(at);
    else return;
    event.preventDefault();
  };
  return (
    <div class="drawing-area">
      <div
        ref={ref}
        class={`drawing-grid ${across.length > 9 ? 'wide' : ''} ${editor.tool.value}`}
        role="grid"
        aria-label={t('plan-sheet')}
        style={{ '--cols': String(across.length), '--rows': String(down.length) }}
        onPointerDown={press}
        onClick={click}
        onKeyDown={key}
        onKeyUp={(event) => {
          if (event.key === ' ') event.preventDefault();
        }}
        onContextMenu={(event) => event.preventDefault()}
      >
        {down.map((y, row) => (
          <div key={y} role="row" class="drawing-row">
            {across.map((x, column) => (
              <Square
                key={x}
                editor={editor}
                at={[x, y]}
                column={column}
                row={row}
                current={sameCell(current, [x, y])}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
