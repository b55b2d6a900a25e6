// The table itself: its code, its link, and one's own way to another device.
import { addressOf, movingAddress } from '../net/passes';
import type { Table } from '../net/table';
import { t } from '../words/fluent';
import { CopyButton } from './copy';
import { Dialog } from './dialog';
import { QrCode } from './qr';
import { LanguageSwitch, ThemeSwitch } from './switches';

export function TableMenu({ table, onClose }: { readonly table: Table; readonly onClose: () => void }) {
  const info = table.info.value;
  const moving = movingAddress(table.code);
  return (
    <Dialog title={t('table-named', { code: table.code })} class="table-menu" onClose={onClose}>
      <h2>{t('table-named', { code: table.code })}</h2>
      <QrCode text={addressOf(table.code)} />
      <p>{t('table-watch')}</p>
      <CopyButton text={addressOf(table.code)} label={t('copy-link')} />
      {moving !== null && table.you.value?.seat !== null && (
        <>
          <h3>{t('move-seat')}</h3>
          <p>{t('move-seat-small')}</p>
          <CopyButton text={moving} label={t('copy-seat-link')} />
        </>
      )}
      {info !== null && info.seats.some((seat) => seat.kind === 'bot') && (
        <label class="tick">
          <input type="checkbox" checked={info.fast_bots} disabled={table.you.value?.host !== true} onChange={(event) => table.say({ type: 'bots', fast: event.currentTarget.checked })} />
          {t('fast-bots')}
        </label>
      )}
      <div class="menu-switches"><ThemeSwitch /><LanguageSwitch /></div>
      <div class="menu-row">
        <a class="plain" href={`/how/${info?.game ?? 'ten-to-kill'}`} target="_blank">{t('how-title')}</a>
        <button type="button" class="btn small" onClick={onClose}>{t('close')}</button>
      </div>
    </Dialog>
  );
}
