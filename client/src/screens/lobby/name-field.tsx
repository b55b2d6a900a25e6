// The name under which a player sits down.
import { useState } from 'preact/hooks';
import type { LiveTable } from '../../net/live-table';
import { keepNickname, nickname, nicknameFrom, tidyName } from '../../net/nickname';
import { LONGEST_NAME, type TableInfo } from '../../net/protocol';
import { t } from '../../words/fluent';

const ID = 'nickname';

/** The names of all participants. */
const namesAt = (info: TableInfo): string[] => info.people.map((person) => person.name);

/** The name in the field, or another one if it is empty or taken. */
export function wantedName(info: TableInfo): string {
  const field = document.getElementById(ID);
  return nicknameFrom(field instanceof HTMLInputElement ? field.value : '', namesAt(info));
}

/** Whether the visitor has to be let in before sitting down. */
export const mustKnock = ({ you, invitation }: LiveTable, info: TableInfo): boolean =>
  you.value?.participant === null && info.door === 'knock' && invitation === null;

export function NameField({ table, info }: { readonly table: LiveTable; readonly info: TableInfo }) {
  const [name, setName] = useState(table.you.value?.name ?? nickname(namesAt(info)));
  const keep = (): void => {
    const wanted = tidyName(name);
    if (wanted === '') return;
    setName(wanted);
    keepNickname(wanted);
    if (table.you.value?.seat !== null && table.you.value?.seat !== undefined)
      table.send({ type: 'rename', name: wanted });
  };
  return (
    <label class="name-field">
      <span>{t('your-name')}</span>
      <input
        id={ID}
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        value={name}
        onInput={(event) => setName(event.currentTarget.value)}
        onChange={keep}
        onBlur={keep}
      />
    </label>
  );
}
