// Shown to a participant who waits to be admitted.
import { Sign } from '../art/icon';
import type { LiveTable } from '../net/live-table';
import type { TableInfo } from '../net/protocol';
import { ErrorToast } from '../ui/error-toast';
import { Top } from '../ui/top-bar';
import { t } from '../words/fluent';

export function KnockingScreen({ table, info }: { readonly table: LiveTable; readonly info: TableInfo }) {
  return (
    <div class="page">
      <Top what={<b>{t(`${info.game}-title`)}</b>} />
      <main class="notice sheet">
        <h1>
          <Sign id="clock" /> {t('knocked')}
        </h1>
        <p role="status">{t('knocked-text', { name: table.you.value?.name ?? '', code: info.code })}</p>
      </main>
      <ErrorToast table={table} />
    </div>
  );
}
