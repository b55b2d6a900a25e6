// Settings of the table: clocks, hints, and how long to wait for absent players. Only the host can change them.

import type { LiveTable } from '../../net/live-table';
import type { Settings, TableInfo } from '../../net/protocol';
import { t } from '../../words/fluent';

interface TableSettingsProps {
  readonly table: LiveTable;
  readonly info: TableInfo;
}
type Time = 'choice_seconds' | 'game_seconds' | 'patience';

const TIMES: Readonly<Record<Time, readonly (number | null)[]>> = {
  choice_seconds: [null, 15, 30, 60, 120],
  game_seconds: [null, 180, 300, 600, 1200, 1800],
  patience: [20, 60, 120, 300],
};

function duration(seconds: number | null): string {
  if (seconds === null) return t('setting-none');
  return seconds % 60 === 0 ? t('minutes', { count: seconds / 60 }) : t('seconds', { count: seconds });
}

export function TableSettings({ table, info }: TableSettingsProps) {
  const host = table.you.value?.host ?? false;
  const now = info.settings;
  const send = (changed: Partial<Settings>): void => table.send({ type: 'settings', settings: changed });
  return (
    <ul class="options settings" aria-label={t('settings')}>
      {(Object.keys(TIMES) as Time[]).map((name) => {
        const values = TIMES[name].includes(now[name]) ? TIMES[name] : [...TIMES[name], now[name]];
        return (
          <li key={name}>
            <label for={`setting-${name}`}>{t(`setting-${name.replace('_', '-')}`)}</label>
            <select
              id={`setting-${name}`}
              disabled={!host}
              aria-describedby={`setting-${name}-help`}
              value={JSON.stringify(now[name])}
              onChange={(event) => send({ [name]: JSON.parse(event.currentTarget.value) as number | null })}
            >
              {values.map((value) => (
                <option key={String(value)} value={JSON.stringify(value)}>
                  {duration(value)}
                </option>
              ))}
            </select>
            <p id={`setting-${name}-help`}>{t(`setting-${name.replace('_', '-')}`, {}, 'help')}</p>
          </li>
        );
      })}
      <li>
        <label for="setting-hints">{t('setting-hints')}</label>
        <input
          id="setting-hints"
          type="checkbox"
          disabled={!host}
          aria-describedby="setting-hints-help"
          checked={now.hints}
          onChange={(event) => send({ hints: event.currentTarget.checked })}
        />
        <p id="setting-hints-help">{t('setting-hints', {}, 'help')}</p>
      </li>
    </ul>
  );
}
