// How others join: the link with the invitation and, for the host, who may enter without it.
import { addressOf, tvPath } from '../net/credentials';
import type { LiveTable } from '../net/live-table';
import { DOORS, type TableInfo } from '../net/protocol';
import { t } from '../words/fluent';
import { CopyButton } from './copy-button';
import { QrCode } from './qr-code';

interface ShareProps {
  readonly table: LiveTable;
  readonly info: TableInfo;
}

/** What the link allows. */
function shareText({ table, info }: ShareProps): string {
  if (info.door === 'open') return t('share-open');
  return t(table.invitation === null ? `share-${info.door}-code` : 'share-invitation');
}

export function ShareCode(props: ShareProps) {
  const address = addressOf(props.info.code, props.table.invitation);
  return (
    <>
      <QrCode text={address} />
      <p class="share-text">{shareText(props)}</p>
      <CopyButton text={address} label={t('copy-link')} class="go" />
      <a class="plain" href={tvPath(props.info.code, props.table.invitation)} target="_blank">
        {t('tv-link')}
      </a>
    </>
  );
}

/** The host's setting of who may enter without the invitation, and a button that replaces the invitation. */
export function DoorSetting({ table, info }: ShareProps) {
  if (table.you.value?.host !== true) return null;
  return (
    <div class="door">
      <label for="door">{t('door')}</label>
      <select
        id="door"
        value={info.door}
        aria-describedby="door-help"
        onChange={(event) => {
          const door = DOORS.find((each) => each === event.currentTarget.value);
          if (door !== undefined) table.send({ type: 'door', door });
        }}
      >
        {DOORS.map((each) => (
          <option key={each} value={each}>
            {t(`door-${each}`)}
          </option>
        ))}
      </select>
      <p id="door-help">{t(`door-${info.door}`, {}, 'help')}</p>
      {table.you.value.invitation !== null && (
        <button
          type="button"
          class="btn small"
          title={t('new-invitation', {}, 'help')}
          onClick={() => table.send({ type: 'invite' })}
        >
          {t('new-invitation')}
        </button>
      )}
    </div>
  );
}
