// For one who has knocked: the door is still shut, and there is nothing to do but wait.
import { Sign } from '../art/picture';
import type { TableInfo } from '../net/protocol';
import type { Table } from '../net/table';
import { Top } from '../parts/top';
import { TroubleBanner } from '../parts/trouble';
import { t } from '../words/fluent';

export function KnockingScreen({ table, info }: { readonly table: Table; readonly info: TableInfo }) {
  return (
    <div class="page">
      <Top what={<><b>{t(`${info.game}-title`)}</b></>} />
      <main class="notice sheet">
        <h1><Sign id="clock" /> {t('knocked')}</h1>
        <p role="status">{t('knocked-text', { name: table.you.value?.name ?? '', code: info.code })}</p>
      </main>
      <TroubleBanner table={table} />
    </div>
  );
}
