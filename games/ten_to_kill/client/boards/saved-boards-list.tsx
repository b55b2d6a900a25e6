// The list of boards that are stored in this browser.
import { Sign, t, useState } from 'deadpan/client';
import { parseBoard } from './board-text';
import { EMPTY } from './drawing';
import { Outline } from './outline';
import { deleteBoard, type SavedBoard, saveBoard, savedBoards } from './saved-boards';
import { validate } from './validation';

export function SavedBoardsList({ onOpen }: { readonly onOpen: (kept: SavedBoard) => void }) {
  const [gone, setGone] = useState<SavedBoard | null>(null);
  return (
    <section class="rail saved-boards" aria-label={t('boards-yours')}>
      <h2 class="rail-h">{t('boards-yours')}</h2>
      {savedBoards.value.length === 0 && <p class="none">{t('boards-none')}</p>}
      <ul>
        {savedBoards.value.map((kept) => {
          const drawing = parseBoard(kept.board) ?? EMPTY;
          const whole = validate(drawing).editions.length > 0;
          return (
            <li key={kept.name}>
              <button type="button" class="kept" onClick={() => onOpen(kept)}>
                <Outline drawing={drawing} />
                <span>
                  <b>{kept.name}</b>
                  {!whole && <small>{t('boards-unfinished')}</small>}
                </span>
              </button>
              <button
                type="button"
                class="icon-btn"
                aria-label={t('boards-delete', { name: kept.name })}
                title={t('boards-delete', { name: kept.name })}
                onClick={() => {
                  deleteBoard(kept.name);
                  setGone(kept);
                }}
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
            <button
              type="button"
              class="btn small"
              onClick={() => {
                saveBoard(gone.name, gone.board);
                setGone(null);
              }}
            >
              {t('boards-bring-back')}
            </button>
          </>
        )}
      </p>
    </section>
  );
}
