// After a game that was broken off: no scores, and nothing turned face up.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../art/icon';
import type { LiveTable } from '../net/live-table';
import { GameShell } from '../ui/game-shell';
import { useScrolledToTop } from '../ui/result-headline';
import { t } from '../words/fluent';

interface BrokenOffProps {
  readonly table: LiveTable;
  readonly after: ComponentChildren;
  readonly talk: ComponentChildren;
}

export function BrokenOff({ table, after, talk }: BrokenOffProps) {
  const [tab, setTab] = useState('table');
  useScrolledToTop();
  return (
    <GameShell
      table={table}
      what={t('broken-off')}
      tabs={[{ id: 'table', sign: 'table', label: t('table') }]}
      tab={tab}
      onTab={setTab}
    >
      <main class={`game broken-off show-${tab}`}>
        <div class="mid">
          <section class="count sheet">
            <Icon id="mark" class="broken-face" />
            <h1>{t('broken-off')}</h1>
            <p class="count-sub">
              {t('broken-off-small', { because: table.info.value?.broken_off_because ?? 'consent' })}
            </p>
            {after}
          </section>
        </div>
        <div class="right">{talk}</div>
      </main>
    </GameShell>
  );
}
