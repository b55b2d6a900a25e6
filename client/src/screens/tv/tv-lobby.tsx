// The lobby on television: how to join, the seats, the standings.
import { Icon, Sign } from '../../art/icon';
import { addressOf, invitationFor } from '../../net/credentials';
import type { LiveTable } from '../../net/live-table';
import type { TableInfo } from '../../net/protocol';
import { Standings } from '../../social/standings';
import { ErrorToast } from '../../ui/error-toast';
import { QrCode } from '../../ui/qr-code';
import { SeatSign } from '../../ui/seat-sign';
import { t } from '../../words/fluent';
import { whoBegins } from '../lobby/who-begins';

export function TvLobby({ table, info }: { readonly table: LiveTable; readonly info: TableInfo }) {
  return (
    <div class="play-page tv">
      <header class="tv-top">
        <Icon id="mark" />
        <h1>{t(`${info.game}-title`)}</h1>
        <span>{t(info.broken_off && info.phase === 'over' ? 'broken-off' : 'tv-soon')}</span>
      </header>
      <main class="tv-lobby">
        <section class="tv-ticket sheet" aria-label={t('invitation')}>
          <QrCode text={addressOf(info.code, invitationFor(info.code))} />
          <p>{t('tv-join', { site: location.host })}</p>
          <b>{info.code}</b>
        </section>
        <div class="tv-who">
          <section class="tv-seats" aria-label={t('seats')}>
            <h2>{t('seats')}</h2>
            <ol>
              {info.seats.map((seat, index) => (
                <li key={index} class={`tv-${seat.kind}`}>
                  {seat.kind === 'open' ? (
                    <span class="chair">
                      <Sign id="chair" />
                    </span>
                  ) : (
                    <SeatSign seat={index} name={seat.name ?? ''} />
                  )}
                  <b>{seat.kind === 'open' ? t('seat-open') : seat.name}</b>
                  {seat.kind === 'bot' && <Icon id="robot" />}
                </li>
              ))}
            </ol>
          </section>
          {info.first !== null && info.first.question !== null && (
            <p class="tv-first">
              <Icon id="first-player" />
              <span>
                {t(`${info.game}-first-${info.first.question}`)} <b>{whoBegins(info)}</b>
              </span>
            </p>
          )}
          <Standings info={info} looking />
        </div>
      </main>
      <ErrorToast table={table} />
    </div>
  );
}
