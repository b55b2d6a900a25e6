// The page of all games of this device: the way back to each, forgetting, export and import.
import { useEffect, useState } from 'preact/hooks';
import type { GameRow } from '../../net/game-rows';
import { forgetGame } from '../../net/kept-games';
import { canStore } from '../../ui/storage';
import { Top } from '../../ui/top-bar';
import { t } from '../../words/fluent';
import { GameFiles } from './game-files';
import { GameLine } from './game-line';
import { useRows } from './use-rows';

const UNDO_SECONDS = 10;

interface Forgotten {
  readonly code: string;
  readonly undo: () => void;
}

const replayOf = ({ kept: { code, number, seat } }: GameRow): string =>
  `/replay/${code}/${number}${seat === null ? '' : `#${seat}@0`}`;

function Row({ row, onForget }: { readonly row: GameRow; readonly onForget: () => void }) {
  const { code, over } = row.kept;
  return (
    <li>
      <GameLine row={row} />
      {over && row.standing !== 'gone' && (
        <a class="btn small" href={replayOf(row)} aria-label={`${t('replay')}: ${code}`}>
          {t('replay')}
        </a>
      )}
      <button type="button" class="btn small" aria-label={`${t('forget')}: ${code}`} onClick={onForget}>
        {t('forget')}
      </button>
    </li>
  );
}

export function GamesScreen() {
  const { rows, dropped, reload } = useRows();
  const [forgotten, setForgotten] = useState<Forgotten | null>(null);
  useEffect(() => {
    if (forgotten === null) return;
    const timer = setTimeout(() => setForgotten(null), UNDO_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [forgotten]);
  return (
    <div class="page">
      <Top />
      <main class="kept-page sheet">
        <h1>{t('my-games')}</h1>
        <p>{t(canStore() ? 'kept-here' : 'kept-nowhere')}</p>
        {dropped > 0 && <p role="alert">{t('kept-damaged', { count: dropped })}</p>}
        <div class="kept-undo" role="status">
          {forgotten !== null && (
            <>
              <span>{t('forgotten', { code: forgotten.code })}</span>
              <button
                type="button"
                class="btn small"
                onClick={() => {
                  forgotten.undo();
                  setForgotten(null);
                  reload();
                }}
              >
                {t('undo')}
              </button>
            </>
          )}
        </div>
        {rows.length === 0 && <p>{t('kept-none')}</p>}
        <ul>
          {rows.map((row) => (
            <Row
              key={row.kept.code}
              row={row}
              onForget={() => {
                setForgotten({ code: row.kept.code, undo: forgetGame(row.kept.code) });
                reload();
              }}
            />
          ))}
        </ul>
        <GameFiles games={rows.map(({ kept }) => kept)} onAdded={reload} />
        <a class="btn go" href="/">
          {t('home')}
        </a>
      </main>
    </div>
  );
}
