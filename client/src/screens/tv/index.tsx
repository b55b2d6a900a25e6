// The table for a television: the public view, enlarged, without controls. It follows the table from the lobby to the
// game, to the final scores, to the next game.
import { useMemo } from 'preact/hooks';
import { useGameScreen } from '../../games/registry';
import type { FrameProps } from '../../games/screen';
import { takeFromAddress } from '../../net/credentials';
import { LiveTable } from '../../net/live-table';
import { useTableMissing } from '../../net/table-lookup';
import { Standings } from '../../social/standings';
import { LiveTableContext } from '../../social/table-context';
import { ErrorToast } from '../../ui/error-toast';
import { t } from '../../words/fluent';
import { NoTable, TableEnded } from '../table-ended';
import { JoinCard } from './join-card';
import { useTvDisplay } from './tv-display';
import { TvFrame } from './tv-frame';
import { TvLobby } from './tv-lobby';

export function TvScreen({ code }: { readonly code: string }) {
  const table = useMemo(() => {
    takeFromAddress(code);
    return new LiveTable(code, () => null);
  }, [code]);
  const missing = useTableMissing(table);
  const frame = useMemo(() => (inside: FrameProps) => <TvFrame table={table} {...inside} />, [table]);
  const info = table.info.value;
  const Game = useGameScreen(info?.game);
  useTvDisplay();
  if (missing) return <NoTable code={code} />;
  if (table.ended.value !== null) return <TableEnded why={table.ended.value} code={code} />;
  if (info === null)
    return (
      <main class="page">
        <p class="loading" role="status">
          {t('connecting')}
        </p>
        <ErrorToast table={table} />
      </main>
    );
  if (info.phase === 'lobby' || table.view.value === null || info.broken_off)
    return <TvLobby table={table} info={info} />;
  if (Game === null) return null;
  const beside = {
    sign: 'table',
    label: t('table'),
    content: (
      <>
        <JoinCard code={code} />
        <Standings info={info} looking />
      </>
    ),
  };
  return (
    <LiveTableContext.Provider value={table}>
      <Game table={table} frame={frame} after={null} beside={beside} />
    </LiveTableContext.Provider>
  );
}
