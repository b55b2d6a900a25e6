// Everything that is going on at the table besides the game, one slip each: they lie above the board and hide nothing.
import { useState } from 'preact/hooks';
import type { Missing, TableInfo } from '../net/protocol';
import type { Table } from '../net/live-table';
import { t } from '../words/fluent';
import { join } from '../words/tell';
import { Askings, Knocks, OutSlip } from './admission-banners';
import { Slip } from './banner';
import { TakeOver } from './take-over-dialog';
import { clockFace, useNow } from './countdown';

interface SlipsProps {
  readonly table: Table;
  readonly info: TableInfo;
}

function PauseSlip({ table }: SlipsProps) {
  const you = table.you.value;
  return (
    <Slip kind="pause" sign="pause" text={<><b>{t('paused')}</b> {t('paused-small')}</>}>
      {(you?.seat !== null || you.host) && <button type="button" class="btn small go" onClick={() => table.say({ type: 'pause', on: false })}>{t('resume')}</button>}
    </Slip>
  );
}

/** Somebody is asked and not here: how long we still wait, and the host's patience. */
function MissingSlip({ table, info, missing }: SlipsProps & { readonly missing: Missing }) {
  const now = useNow(!info.paused);
  const gone = info.paused ? 0 : Math.max(0, (now - table.toldAt.value) / 1000);
  const { seat, left } = missing;
  return (
    <Slip
      kind="missing" sign="clock" text={<><b>{t('missing', { name: info.seats[seat]?.name ?? '' })}</b> {t('missing-small')}</>}
      aside={<b class="time" role="timer">{clockFace(left - gone)}</b>}
    >
      {table.you.value?.host === true && (
        <>
          <button type="button" class="btn small" onClick={() => table.say({ type: 'extend', seat })}>{t('missing-extend')}</button>
          <button type="button" class="btn small" onClick={() => table.say({ type: 'skip', seat })}>{t('missing-skip')}</button>
        </>
      )}
    </Slip>
  );
}

const StandInSlip = ({ table }: SlipsProps) => (
  <Slip kind="stand-in" sign="robot" text={<><b>{t('stand-in')}</b> {t('stand-in-small')}</>}>
    <button type="button" class="btn small go" onClick={() => table.say({ type: 'back' })}>{t('take-back')}</button>
  </Slip>
);

/** Who would end it here. It ends when all who play agree. */
function EndingSlip({ table, info }: SlipsProps) {
  const seat = table.you.value?.seat ?? null;
  const voters = info.seats.filter(({ kind, level }) => kind === 'person' && level === null).length;
  const names = join(info.ending.map((each) => info.seats[each]?.name ?? ''));
  return (
    <Slip kind="ending" sign="consent" text={<><b>{t('ending', { names, count: info.ending.length })}</b> {t('ending-small', { agree: info.ending.length, count: voters })}</>}>
      {seat !== null && (info.ending.includes(seat) ? (
        <button type="button" class="btn small" onClick={() => table.say({ type: 'end', agree: false })}>{t('ending-withdraw')}</button>
      ) : (
        <button type="button" class="btn small" onClick={() => table.say({ type: 'end', agree: true })}>{t('ending-agree')}</button>
      ))}
    </Slip>
  );
}

/** A spectator may sit down in a bot's place. */
function WatchingSlip({ table, info }: SlipsProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Slip kind="watching" sign="eye" text={<><b>{t('watching')}</b> {t('watching-small')}</>}>
        <button type="button" class="btn small go" aria-haspopup="dialog" onClick={() => setOpen(true)}>{t('take-over')}</button>
      </Slip>
      {open && <TakeOver table={table} info={info} onClose={() => setOpen(false)} />}
    </>
  );
}

/** All of them. On a screen that is only looked at, no chair is offered. */
export function Slips({ table, info, looking = false }: SlipsProps & { readonly looking?: boolean }) {
  if (info.phase !== 'playing') return <aside class="slips"><Knocks table={table} info={info} /></aside>;
  const you = table.you.value;
  const asks = info.asking.some(({ participant }) => participant === you?.participant);
  const bots = info.seats.some((seat) => seat.kind === 'bot');
  const stoodIn = info.seats[table.you.value?.seat ?? -1];
  return (
    <aside class="slips">
      {info.paused && <PauseSlip table={table} info={info} />}
      {stoodIn?.kind === 'person' && stoodIn.level !== null && <StandInSlip table={table} info={info} />}
      {info.missing.map((missing) => <MissingSlip key={missing.seat} table={table} info={info} missing={missing} />)}
      {info.ending.length > 0 && <EndingSlip table={table} info={info} />}
      <Knocks table={table} info={info} />
      <Askings table={table} info={info} />
      {info.played_on && you?.participant !== 0 && <Slip kind="played-on" sign="book" text={<><b>{t('played-on')}</b> {t('played-on-small')}</>} />}
      {you?.standing === 'out' && <OutSlip table={table} info={info} />}
      {you?.seat === null && you.standing !== 'out' && bots && !asks && !looking && <WatchingSlip table={table} info={info} />}
    </aside>
  );
}
