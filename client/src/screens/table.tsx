// A table at its address: the lobby before the game, then the game.
import { useMemo } from 'preact/hooks';
import { LiveContext } from '../evening/live';
import { useCall } from '../evening/sound-switch';
import { Standings } from '../evening/standings';
import { Talk, talking, TidingsTabs } from '../evening/talk';
import { useGameScreen, type FrameProps } from '../games/screen';
import { useFindTable } from '../net/finding';
import { takePassFromAddress } from '../net/passes';
import { Table } from '../net/table';
import { AfterActions } from '../parts/after';
import { Notice } from '../parts/notice';
import { GameShell } from '../parts/shell';
import { Top } from '../parts/top';
import { t } from '../words/fluent';
import { BrokenOff } from './broken-off';
import { Lobby } from './lobby/index';

export function TableScreen({ code }: { readonly code: string }) {
  const table = useMemo(() => {
    takePassFromAddress(code);
    return new Table(code);
  }, [code]);
  const missing = useFindTable(table);
  useCall(table);
  const frame = useMemo(() => (inside: FrameProps) => <GameShell table={table} {...inside} />, [table]);
  const talk = useMemo(() => ({ tabs: <TidingsTabs table={table} />, panel: <Talk table={table} />, shown: talking }), [table]);
  const info = table.info.value;
  const Game = useGameScreen(info?.game);
  if (missing) return <Notice title={t('no-table')} text={t('no-table-text', { code })} />;
  if (table.removed.value) return <Notice title={t('removed')} text={t('removed-text')} />;
  if (info === null) return <div class="page"><Top /><p class="loading" role="status">{t('connecting')}</p></div>;
  if (info.phase === 'lobby' || table.view.value === null) return <Lobby table={table} info={info} />;
  const after = <><Standings info={info} /><AfterActions table={table} /></>;
  if (info.phase === 'over' && info.broken_off) return <BrokenOff table={table} after={after} talk={talk.panel} />;
  if (Game === null) return null;
  return (
    <LiveContext.Provider value={table}>
      <Game table={table} frame={frame} after={after} talk={talk} />
    </LiveContext.Provider>
  );
}
