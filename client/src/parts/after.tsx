// What comes after a game: another one, or its record.
import { Sign } from '../art/picture';
import { recordAddress } from '../net/api';
import type { Table } from '../net/table';
import { t } from '../words/fluent';

export function AfterActions({ table }: { readonly table: Table }) {
  const host = table.you.value?.host ?? false;
  return (
    <div class="after">
      {host ? (
        <>
          <button type="button" class="btn go" onClick={() => table.say({ type: 'rematch' })}><Sign id="again" />{t('rematch')}</button>
          <button type="button" class="btn" onClick={() => table.say({ type: 'lobby' })}>{t('to-lobby')}</button>
        </>
      ) : (
        <p>{t('rematch-by-host')}</p>
      )}
      <a class="btn" href={recordAddress(table.code)} download={`deadpan-${table.code}.json`}><Sign id="download" />{t('record')}</a>
      <a class="btn" href="/">{t('home')}</a>
    </div>
  );
}
