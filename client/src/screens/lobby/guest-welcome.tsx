// The first thing a guest sees in the lobby: who invites to what, a name, and a button to sit down.
import type { LiveTable } from '../../net/live-table';
import type { TableInfo } from '../../net/protocol';
import { t } from '../../words/fluent';
import { mustKnock, NameField, wantedName } from './name-field';

interface WelcomeProps {
  readonly table: LiveTable;
  readonly info: TableInfo;
}

/** Whether the reader has no seat and can take one. */
export const invites = ({ you }: LiveTable, info: TableInfo): boolean =>
  you.value !== null && you.value.seat === null && !you.value.host && info.seats.some(({ kind }) => kind === 'open');

export function GuestWelcome({ table, info }: WelcomeProps) {
  if (!invites(table, info)) return null;
  const seat = info.seats.findIndex(({ kind }) => kind === 'open');
  const host = info.people.find(({ participant }) => participant === info.host)?.name ?? null;
  const game = t(`${info.game}-title`);
  return (
    <section class="welcome sheet">
      <h2>{host === null ? t('welcome-to', { game }) : t('welcome-from', { name: host, game })}</h2>
      <NameField key={table.you.value?.name ?? ''} table={table} info={info} />
      <button type="button" class="btn go" onClick={() => void table.sit(seat, wantedName(info))}>
        {t(mustKnock(table, info) ? 'knock' : 'sit-down')}
      </button>
    </section>
  );
}
