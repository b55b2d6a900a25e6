// What the drawing lacks, or that it is complete.
import { t } from 'deadpan/client';
import { placeName } from '../places';
import { EMPTY, laid, TILES } from './drawing';
import type { BoardEditor } from './editor';

function words(editor: BoardEditor): { head: string; small: string } {
  const { left, alone, parts, editions } = editor.verdict.value;
  const [lonely] = alone;
  if (editor.boxEmpty.value) return { head: t('plan-box-empty'), small: t('plan-box-empty-small') };
  if (left === TILES) return { head: t('plan-empty'), small: t('plan-empty-small') };
  if (left > 0) return { head: t('plan-left', { count: left }), small: t('plan-left-small') };
  if (lonely !== undefined)
    return { head: t('plan-alone', { count: alone.length, place: placeName(lonely) }), small: t('plan-alone-small') };
  if (parts > 1)
    return { head: t('plan-parts', { count: parts }), small: t('plan-parts-small', { count: editions.length }) };
  return { head: t('plan-ready'), small: t('plan-ready-small') };
}

export function DrawingStatus({ editor }: { readonly editor: BoardEditor }) {
  const { head, small } = words(editor);
  const count = laid(editor.drawing.value).length;
  const { editions } = editor.verdict.value;
  return (
    <section class={`ask sheet drawing-status ${editions.length > 0 ? 'idle' : ''}`}>
      <div role="status">
        <h2>{head}</h2>
        <p>{small}</p>
      </div>
      <div class="box" aria-hidden="true">
        <span>
          {EMPTY.tiles.map((_, tile) => (
            <i key={tile} class={tile < count ? 'out' : ''} />
          ))}
        </span>
        {t('plan-box', { count: TILES - count })}
      </div>
    </section>
  );
}
