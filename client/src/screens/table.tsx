// A table at its address: the lobby before the game, then the game.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useGameScreen, type FrameProps } from '../games/screen';
import { findTable, Refusal } from '../net/api';
import { takePassFromAddress } from '../net/passes';
import { Table } from '../net/table';
import { AfterActions } from '../parts/after';
import { GameShell } from '../parts/shell';
import { Top } from '../parts/top';
import { t } from '../words/fluent';
import { Lobby } from './lobby/index';

function Notice({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div class="page">
      <Top />
      <main class="notice sheet">
        <h1>{title}</h1>
        <p>{text}</p>
        <a class="btn go" href="/">{t('home')}</a>
      </main>
    </div>
  );
}

export function TableScreen({ code }: { readonly code: string }) {
  const table = useMemo(() => {
    takePassFromAddress(code);
    return new Table(code);
  }, [code]);
  const [missing, setMissing] = useState(false);
  const frame = useMemo(() => (inside: FrameProps) => <GameShell table={table} {...inside} />, [table]);
  const info = table.info.value;
  const Game = useGameScreen(info?.game);
  useEffect(() => {
    findTable(code).catch((error: unknown) => {
      if (error instanceof Refusal && error.status === 404) {
        table.leave();
        setMissing(true);
      }
    });
    return () => table.leave();
  }, [table]);
  if (missing) return <Notice title={t('no-table')} text={t('no-table-text', { code })} />;
  if (info === null) return <div class="page"><Top /><p class="loading" role="status">{t('connecting')}</p></div>;
  if (info.phase === 'lobby' || table.view.value === null) return <Lobby table={table} info={info} />;
  if (Game === null) return null;
  return <Game table={table} frame={frame} after={<AfterActions table={table} />} />;
}
