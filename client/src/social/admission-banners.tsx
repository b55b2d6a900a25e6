// Banners for participants who knock or ask for a seat, with buttons for those who may answer.
import { useEffect, useRef } from 'preact/hooks';
import type { LiveTable } from '../net/live-table';
import type { Asking, Knocking, TableInfo } from '../net/protocol';
import { t } from '../words/fluent';
import { Banner } from './banner';
import { call } from './sound';

interface AdmissionProps {
  readonly table: LiveTable;
  readonly info: TableInfo;
}

/** Plays a sound when the count grows. */
function useCallFor(count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) call();
    before.current = count;
  }, [count]);
}

function KnockBanner({ table, who }: { readonly table: LiveTable; readonly who: Knocking }) {
  const answer = (yes: boolean): void => table.send({ type: 'admit', participant: who.participant, yes });
  return (
    <Banner kind="knock" sign="people" text={<b>{t('knocks', { name: who.name })}</b>}>
      <button
        type="button"
        class="btn small go"
        aria-label={t('let-in-named', { name: who.name })}
        onClick={() => answer(true)}
      >
        {t('let-in')}
      </button>
      <button
        type="button"
        class="btn small"
        aria-label={t('turn-away-named', { name: who.name })}
        onClick={() => answer(false)}
      >
        {t('turn-away')}
      </button>
    </Banner>
  );
}

/** A banner for each participant who knocks. */
export function KnockBanners({ table, info }: AdmissionProps) {
  const you = table.you.value;
  const mayAdmit = you !== null && you.standing === 'in' && (you.host || you.seat !== null);
  useCallFor(mayAdmit ? info.knocking.length : 0);
  if (!mayAdmit) return null;
  return (
    <>
      {info.knocking.map((who) => (
        <KnockBanner key={who.participant} table={table} who={who} />
      ))}
    </>
  );
}

function SeatRequestBanner({ table, info, asking }: AdmissionProps & { readonly asking: Asking }) {
  const me = table.you.value?.participant ?? null;
  const { participant, name, seat, agreed, needed } = asking;
  const count = t('asks-agreed', {
    agree: needed.filter((each) => agreed.includes(each)).length,
    count: needed.length,
  });
  const seatName = info.seats[seat]?.name ?? '';
  const answer = (agree: boolean): void => table.send({ type: 'consent', participant, agree });
  const said = participant === me ? t('you-ask', { seat: seatName }) : t('asks', { name, seat: seatName });
  return (
    <Banner
      kind="asking"
      sign="chair"
      text={
        <>
          <b>{said}</b> {count}
        </>
      }
    >
      {participant === me && (
        <button type="button" class="btn small" onClick={() => answer(false)}>
          {t('ask-no-more')}
        </button>
      )}
      {me !== null && needed.includes(me) && (
        <>
          {!agreed.includes(me) && (
            <button
              type="button"
              class="btn small go"
              aria-label={t('agree-named', { name })}
              onClick={() => answer(true)}
            >
              {t('ending-agree')}
            </button>
          )}
          <button
            type="button"
            class="btn small"
            aria-label={t('decline-named', { name })}
            onClick={() => answer(false)}
          >
            {t('decline')}
          </button>
        </>
      )}
    </Banner>
  );
}

/** A banner for each request for a seat, with the votes so far. */
export function SeatRequestBanners({ table, info }: AdmissionProps) {
  const me = table.you.value?.participant ?? null;
  useCallFor(
    info.asking.filter(({ needed, agreed }) => me !== null && needed.includes(me) && !agreed.includes(me)).length,
  );
  return (
    <>
      {info.asking.map((asking) => (
        <SeatRequestBanner key={asking.participant} table={table} info={info} asking={asking} />
      ))}
    </>
  );
}

/** Shown to a player who was removed from the game. */
export function RemovedBanner({ table, info }: AdmissionProps) {
  const you = table.you.value;
  const seat = you?.back_to ?? null;
  const asks = info.asking.some(({ participant }) => participant === you?.participant);
  return (
    <Banner
      kind="out"
      sign="eye"
      text={
        <>
          <b>{t('put-out')}</b> {t('put-out-small')}
        </>
      }
    >
      {seat !== null && !asks && (
        <button
          type="button"
          class="btn small go"
          onClick={() => table.send({ type: 'take', seat, knowing: info.played_on })}
        >
          {t('ask-back')}
        </button>
      )}
    </Banner>
  );
}
