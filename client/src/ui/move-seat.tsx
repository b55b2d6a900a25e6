// Moves a seat to another device by a ticket, or switches to another token of this browser.
import { useState } from 'preact/hooks';
import { sentence, ticketFor } from '../net/api';
import { otherTokens, switchToken, ticketAddress } from '../net/credentials';
import type { LiveTable } from '../net/live-table';
import { t } from '../words/fluent';
import { waiting } from './busy-button';
import { CopyButton } from './copy-button';
import { QrCode } from './qr-code';

export function MoveSeat({ table, token }: { readonly table: LiveTable; readonly token: string }) {
  const [address, setAddress] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const ask = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const { ticket } = await ticketFor(table.code, token);
      setAddress(ticketAddress(table.code, ticket));
    } catch (error) {
      setTrouble(sentence(error));
    }
    setBusy(false);
  };
  return (
    <section class="move-seat">
      <h3>{t('move-seat')}</h3>
      <p>{t('move-seat-small')}</p>
      {address === null ? (
        <button type="button" class="btn small" {...waiting(busy)} onClick={() => void ask()}>
          {t('move-ticket')}
        </button>
      ) : (
        <>
          <QrCode text={address} label={t('move-qr')} />
          <p role="status">{t('move-ticket-small')}</p>
          <CopyButton text={address} label={t('copy-seat-link')} />
        </>
      )}
      {trouble !== null && (
        <p class="add-trouble" role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
}

/** A button for each other token of this browser at the table. */
export function OtherPlaces({ table }: { readonly table: LiveTable }) {
  const others = otherTokens(table.code);
  if (others.length === 0) return null;
  const name = table.you.value?.name ?? t('other-place');
  const go = (token: string): void => {
    switchToken(table.code, token, name);
    location.reload();
  };
  return (
    <section class="other-places">
      <h3>{t('other-places')}</h3>
      {others.map((each) => (
        <button key={each.token} type="button" class="btn small" onClick={() => go(each.token)}>
          {t('be-again', { name: each.name })}
        </button>
      ))}
    </section>
  );
}
