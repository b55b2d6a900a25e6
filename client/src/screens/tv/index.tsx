// The table for a projector or a television: what everybody may see, very large, and nothing to click. It follows the
// table by itself, from the lobby to the game, to the count, to the next game.
import { useMemo } from 'preact/hooks';
import { LiveContext } from '../../social/table-context';
import { Standings } from '../../social/standings';
import { useGameScreen } from '../../games/registry';
import type { FrameProps } from '../../games/screen';
import { Table } from '../../net/live-table';
import { useFindTable } from '../../net/table-lookup';
import { takeFromAddress } from '../../net/credentials';
import { TroubleBanner } from '../../ui/error-toast';
import { t } from '../../words/fluent';
import { Ended, NoTable } from '../table-ended';
import { TvFrame } from './tv-frame';
import { TvLobby } from './tv-lobby';
import { TicketStub } from './join-card';
import { useBigScreen } from './tv-display';

export function TvScreen({ code }: { readonly code: string }) {
  const table = useMemo(() => {
    takeFromAddress(code);
    return new Table(code, () => null);
  }, [code]);
  const missing = useFindTable(table);
  const frame = useMemo(() => (inside: FrameProps) => <TvFrame table={table} {...inside} />, [table]);
  const info = table.info.value;
  const Game = useGameScreen(info?.game);
  useBigScreen();
  if (missing) return <NoTable code={code} />;
  if (table.ended.value !== null) return <Ended why={table.ended.value} code={code} />;
  if (info === null) return <main class="page"><p class="loading" role="status">{t('connecting')}</p><TroubleBanner table={table} /></main>;
  if (info.phase === 'lobby' || table.view.value === null || info.broken_off) return <TvLobby table={table} info={info} />;
  if (Game === null) return null;
  const beside = { sign: 'table', label: t('table'), content: <><TicketStub code={code} /><Standings info={info} looking /></> };
  return (
    <LiveContext.Provider value={table}>
      <Game table={table} frame={frame} after={null} beside={beside} />
    </LiveContext.Provider>
  );
}
