// The page of a table: the lobby, then the game; on a shared device, a cover between turns.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { DeviceBanner } from '../device/banner';
import { DeviceContext } from '../device/context';
import { PassScreen } from '../device/pass-screen';
import { useGameScreen } from '../games/registry';
import type { FrameProps, GameScreen } from '../games/screen';
import { takeFromAddress } from '../net/credentials';
import { Device } from '../net/device';
import { noteTable } from '../net/kept-games';
import type { LiveTable } from '../net/live-table';
import type { TableInfo } from '../net/protocol';
import { useTableMissing } from '../net/table-lookup';
import { ChatPanel, chatShown, LogChatTabs } from '../social/chat-panel';
import { call } from '../social/sound';
import { useTurnSound } from '../social/sound-switch';
import { Standings } from '../social/standings';
import { LiveTableContext } from '../social/table-context';
import { AfterActions } from '../ui/after-game';
import { coverAll, covered } from '../ui/cover';
import { ErrorToast } from '../ui/error-toast';
import { GameShell } from '../ui/game-shell';
import { Top } from '../ui/top-bar';
import { t } from '../words/fluent';
import { ArrivalScreen } from './arrival';
import { BrokenOff } from './broken-off';
import { KnockingScreen } from './knocking';
import { Lobby } from './lobby/index';
import { NoTable, TableEnded } from './table-ended';

const Loading = ({ table }: { readonly table: LiveTable }) => (
  <div class="page">
    <Top />
    <p class="loading" role="status">
      {t('connecting')}
    </p>
    <ErrorToast table={table} />
  </div>
);

interface TableProps {
  readonly Game: GameScreen | null;
  readonly device: Device;
  readonly table: LiveTable;
  readonly info: TableInfo;
}

/** The game, as this table's seat sees it. */
function Playing({ Game, device, table, info }: TableProps) {
  const frame = useMemo(() => {
    const banner = device.isShared.value && <DeviceBanner device={device} />;
    return (inside: FrameProps) => <GameShell table={table} banner={banner} {...inside} />;
  }, [table]);
  const talk = useMemo(
    () => ({ tabs: <LogChatTabs table={table} />, panel: <ChatPanel table={table} />, shown: chatShown }),
    [table],
  );
  const after = (
    <>
      <Standings info={info} />
      <AfterActions table={table} />
    </>
  );
  if (info.phase === 'over' && info.broken_off) return <BrokenOff table={table} after={after} talk={talk.panel} />;
  if (Game === null) return null;
  return (
    <LiveTableContext.Provider value={table}>
      <Game table={table} frame={frame} after={after} talk={talk} />
    </LiveTableContext.Provider>
  );
}

/** The game on a shared device. */
function Shared(props: TableProps) {
  const { device, table, info } = props;
  const [looking, setLooking] = useState<string | null>(null); // the user wants to see the public table first
  const opened = useRef(true);
  const asked = device.asked.value;
  const uncovered = device.players.value.find(({ token }) => token === device.uncovered.value) ?? null;
  const waiting = uncovered === null ? asked : table.view.value === null ? uncovered : null;
  useLayoutEffect(() => {
    covered.value = false; // on a shared device, the key covers through `coverAll`
    coverAll.value = uncovered === null ? () => undefined : device.cover;
    return () => {
      coverAll.value = null;
    };
  }, [uncovered?.token]);
  useLayoutEffect(() => setLooking(null), [asked?.token, uncovered?.token]);
  useEffect(() => {
    if (asked !== null && !opened.current) call();
    opened.current = false; // no sound when the page is opened
  }, [asked?.token]);
  if (info.phase === 'playing' && waiting !== null && looking !== waiting.token) {
    return <PassScreen key={waiting.token} device={device} player={waiting} onLook={() => setLooking(waiting.token)} />;
  }
  if (table.view.value === null) return <Loading table={table} />;
  return <Playing key={device.uncovered.value ?? ''} {...props} />;
}

/** On a device of one player: plays a sound when the player is asked. */
function TurnSound({ table }: { readonly table: LiveTable }) {
  useTurnSound(table);
  return null;
}

/** Keeps the table in the list of games of this browser. */
function useKept({ info: { value: info }, you: { value: you } }: LiveTable): void {
  const told =
    info === null ? '' : `${info.game} ${info.phase} ${info.game_number} ${info.seats.map(({ name }) => name)}`;
  // A layout effect: a page that is left at once has kept the table.
  useLayoutEffect(() => {
    if (info !== null) noteTable(info, you, Date.now());
  }, [told, you?.participant, you?.seat]);
}

function AtTable({ device }: { readonly device: Device }) {
  const table = device.table.value;
  const info = table.info.value;
  const Game = useGameScreen(info?.game);
  useKept(table);
  if (table.ended.value !== null) return <TableEnded why={table.ended.value} code={device.code} />;
  if (info === null) return <Loading table={table} />;
  if (table.you.value?.standing === 'knocking') return <KnockingScreen table={table} info={info} />;
  if (info.phase === 'lobby') return <Lobby table={table} info={info} />;
  if (device.isShared.value) return <Shared Game={Game} device={device} table={table} info={info} />;
  if (table.view.value === null) return <Lobby table={table} info={info} />;
  return <Playing Game={Game} device={device} table={table} info={info} />;
}

function AtDevice({ code }: { readonly code: string }) {
  const device = useMemo(() => new Device(code), [code]);
  const missing = useTableMissing(device);
  if (missing) return <NoTable code={code} />;
  return (
    <DeviceContext.Provider value={device}>
      {!device.isShared.value && <TurnSound table={device.table.value} />}
      <AtTable device={device} />
    </DeviceContext.Provider>
  );
}

export function TableScreen({ code }: { readonly code: string }) {
  const brought = useMemo(() => takeFromAddress(code), [code]);
  const [settled, setSettled] = useState<string | null>(null);
  useLayoutEffect(() => {
    // a link to the table that is open already
    const onHash = (): void => {
      if (/^#[it]=/.test(location.hash)) location.reload();
    };
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);
  if (brought !== null && settled !== code)
    return <ArrivalScreen key={code} code={code} arrival={brought} onSettled={() => setSettled(code)} />;
  return <AtDevice key={code} code={code} />;
}
