// The banners of a table: everything that concerns the table and not the game. They lie above the board and cover
// nothing.
import { useState } from 'preact/hooks';
import type { LiveTable } from '../net/live-table';
import type { Missing, TableInfo } from '../net/protocol';
import { t } from '../words/fluent';
import { join } from '../words/tell';
import { KnockBanners, RemovedBanner, SeatRequestBanners } from './admission-banners';
import { Banner } from './banner';
import { clockFace, useNow } from './countdown';
import { TakeOverDialog } from './take-over-dialog';

interface TableBannersProps {
  readonly table: LiveTable;
  readonly info: TableInfo;
}

function PauseBanner({ table }: TableBannersProps) {
  const you = table.you.value;
  return (
    <Banner
      kind="pause"
      sign="pause"
      text={
        <>
          <b>{t('paused')}</b> {t('paused-small')}
        </>
      }
    >
      {(you?.seat !== null || you.host) && (
        <button type="button" class="btn small go" onClick={() => table.send({ type: 'pause', on: false })}>
          {t('resume')}
        </button>
      )}
    </Banner>
  );
}

/** A player who is asked is absent: the time left, and what the host can do. */
function MissingBanner({ table, info, missing }: TableBannersProps & { readonly missing: Missing }) {
  const now = useNow(!info.paused);
  const gone = info.paused ? 0 : Math.max(0, (now - table.toldAt.value) / 1000);
  const { seat, left } = missing;
  return (
    <Banner
      kind="missing"
      sign="clock"
      text={
        <>
          <b>{t('missing', { name: info.seats[seat]?.name ?? '' })}</b> {t('missing-small')}
        </>
      }
      aside={
        <b class="time" role="timer">
          {clockFace(left - gone)}
        </b>
      }
    >
      {table.you.value?.host === true && (
        <>
          <button type="button" class="btn small" onClick={() => table.send({ type: 'extend', seat })}>
            {t('missing-extend')}
          </button>
          <button type="button" class="btn small" onClick={() => table.send({ type: 'skip', seat })}>
            {t('missing-skip')}
          </button>
        </>
      )}
    </Banner>
  );
}

const StandInBanner = ({ table }: TableBannersProps) => (
  <Banner
    kind="stand-in"
    sign="robot"
    text={
      <>
        <b>{t('stand-in')}</b> {t('stand-in-small')}
      </>
    }
  >
    <button type="button" class="btn small go" onClick={() => table.send({ type: 'back' })}>
      {t('take-back')}
    </button>
  </Banner>
);

/** The vote to end the game, which needs all players. */
function EndVoteBanner({ table, info }: TableBannersProps) {
  const seat = table.you.value?.seat ?? null;
  const voters = info.seats.filter(({ kind, level }) => kind === 'person' && level === null).length;
  const names = join(info.ending.map((each) => info.seats[each]?.name ?? ''));
  return (
    <Banner
      kind="ending"
      sign="consent"
      text={
        <>
          <b>{t('ending', { names, count: info.ending.length })}</b>{' '}
          {t('ending-small', { agree: info.ending.length, count: voters })}
        </>
      }
    >
      {seat !== null &&
        (info.ending.includes(seat) ? (
          <button type="button" class="btn small" onClick={() => table.send({ type: 'end', agree: false })}>
            {t('ending-withdraw')}
          </button>
        ) : (
          <button type="button" class="btn small" onClick={() => table.send({ type: 'end', agree: true })}>
            {t('ending-agree')}
          </button>
        ))}
    </Banner>
  );
}

/** A spectator can take the seat of a bot. */
function WatchingBanner({ table, info }: TableBannersProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Banner
        kind="watching"
        sign="eye"
        text={
          <>
            <b>{t('watching')}</b> {t('watching-small')}
          </>
        }
      >
        <button type="button" class="btn small go" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('take-over')}
        </button>
      </Banner>
      {open && <TakeOverDialog table={table} info={info} onClose={() => setOpen(false)} />}
    </>
  );
}

/** All banners. On a screen that is only watched, no seat is offered. */
export function TableBanners({ table, info, looking = false }: TableBannersProps & { readonly looking?: boolean }) {
  if (info.phase !== 'playing')
    return (
      <aside class="banners">
        <KnockBanners table={table} info={info} />
      </aside>
    );
  const you = table.you.value;
  const asks = info.asking.some(({ participant }) => participant === you?.participant);
  const bots = info.seats.some((seat) => seat.kind === 'bot');
  const stoodIn = info.seats[table.you.value?.seat ?? -1];
  return (
    <aside class="banners">
      {info.paused && <PauseBanner table={table} info={info} />}
      {stoodIn?.kind === 'person' && stoodIn.level !== null && <StandInBanner table={table} info={info} />}
      {info.missing.map((missing) => (
        <MissingBanner key={missing.seat} table={table} info={info} missing={missing} />
      ))}
      {info.ending.length > 0 && <EndVoteBanner table={table} info={info} />}
      <KnockBanners table={table} info={info} />
      <SeatRequestBanners table={table} info={info} />
      {info.played_on && you?.participant !== 0 && (
        <Banner
          kind="played-on"
          sign="book"
          text={
            <>
              <b>{t('played-on')}</b> {t('played-on-small')}
            </>
          }
        />
      )}
      {you?.standing === 'out' && <RemovedBanner table={table} info={info} />}
      {you?.seat === null && you.standing !== 'out' && bots && !asks && !looking && (
        <WatchingBanner table={table} info={info} />
      )}
    </aside>
  );
}
