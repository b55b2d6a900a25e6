// The boards that this browser keeps.
import { Sign, t, useState } from 'deadpan/client';
import { check } from './validation';
import { EMPTY } from './drawing';
import { read } from './board-text';
import { Outline } from './outline';
import { dropBoard, keepBoard, shelf, type Kept } from './saved-boards';

export function YourBoards({ onOpen }: { readonly onOpen: (kept: Kept) => void }) {
  const [gone, setGone] = useState<Kept | null>(null);
  return (
    <section class="rail your-boards" aria-label={t('boards-yours')}>
      <h2 class="rail-h">{t('boards-yours')}</h2>
      {shelf.value.length === 0 && <p class="none">{t('boards-none')}</p>}
      <ul>
        {shelf.value.map((kept) => {
          const drawing = read(kept.board) ?? EMPTY;
          const whole = check(drawing).editions.length > 0;
          return (
            <li key={kept.name}>
              <button type="button" class="kept" onClick={() => onOpen(kept)}>
                <Outline drawing={drawing} /><span><b>{kept.name}</b>{!whole && <small>{t('boards-unfinished')}</small>}</span>
              </button>
              <button
                type="button" class="icon-btn" aria-label={t('boards-delete', { name: kept.name })} title={t('boards-delete', { name: kept.name })}
                onClick={() => { dropBoard(kept.name); setGone(kept); }}
              >
                <Sign id="trash" />
              </button>
            </li>
          );
        })}
      </ul>
      <p class="board-gone" role="status">
        {gone !== null && (
          <>
            {t('boards-gone', { name: gone.name })}{' '}
            <button type="button" class="btn small" onClick={() => { keepBoard(gone.name, gone.board); setGone(null); }}>{t('boards-bring-back')}</button>
          </>
        )}
      </p>
    </section>
  );
}
