// A table at its address: the lobby before the game, then the game.
import type { FunctionComponent } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { findTable, Refusal } from '../net/api';
import { takePassFromAddress } from '../net/passes';
import type { GameName } from '../net/protocol';
import { Table } from '../net/table';
import { Top } from '../parts/top';
import { t } from '../words/fluent';
import { Lobby } from './lobby/index';

type GameScreen = FunctionComponent<{ readonly table: Table }>;

const GAMES: Readonly<Record<GameName, () => Promise<GameScreen>>> = {
  'ten-to-kill': async () => (await import('../games/ten-to-kill/game')).TenToKill,
  'au-pire-tu-meurs': async () => (await import('../games/au-pire-tu-meurs/game')).AuPireTuMeurs,
};

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
  const [game, setGame] = useState<{ readonly screen: GameScreen } | null>(null);
  const info = table.info.value;
  useEffect(() => {
    findTable(code).catch((error: unknown) => {
      if (error instanceof Refusal && error.status === 404) {
        table.leave();
        setMissing(true);
      }
    });
    return () => table.leave();
  }, [table]);
  useEffect(() => {
    if (info !== null) void GAMES[info.game]().then((screen) => setGame({ screen }));
  }, [info?.game]);
  if (missing) return <Notice title={t('no-table')} text={t('no-table-text', { code })} />;
  if (info === null) return <div class="page"><Top /><p class="loading" role="status">{t('connecting')}</p></div>;
  if (info.phase === 'lobby' || table.view.value === null) return <Lobby table={table} info={info} />;
  if (game === null) return null;
  return <game.screen table={table} />;
}
