// What surrounds both games: the bar, the phone's tabs, the state of the line to the host.
import { useEffect, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { Sign } from '../art/picture';
import type { Table } from '../net/table';
import { t } from '../words/fluent';
import { TableMenu } from './table-menu';
import { Top } from './top';
import { TroubleBanner } from './trouble';

export interface Tab {
  readonly id: string;
  readonly sign: string;
  readonly label: string;
}
interface ShellProps {
  readonly table: Table;
  readonly what: string;
  readonly tabs: readonly Tab[];
  readonly tab: string;
  readonly onTab: (tab: string) => void;
  readonly children: ComponentChildren;
}

export function GameShell({ table, what, tabs, tab, onTab, children }: ShellProps) {
  const [menu, setMenu] = useState(false);
  const info = table.info.value;
  const title = info === null ? '' : t(`${info.game}-title`);
  const asked = table.ask.value !== null && table.pending.value === null;
  useEffect(() => {
    document.title = `${asked ? '● ' : ''}${title} · Deadpan`;
    return () => { document.title = 'Deadpan'; };
  }, [asked, title]);
  return (
    <div class="play-page">
      <Top what={<><span class="hide">{title}{what === '' ? '' : ' · '}</span><b>{what}</b></>}>
        {(info?.spectators ?? 0) > 0 && <span class="chip hide"><Sign id="eye" />{t('spectators', { count: info?.spectators ?? 0 })}</span>}
        <button type="button" class="chip" aria-haspopup="dialog" onClick={() => setMenu(true)}>
          <Sign id="table" />{table.code}
        </button>
      </Top>
      {children}
      <nav class="tabs" aria-label={t('views')}>
        {tabs.map(({ id, sign, label }) => (
          <button key={id} type="button" aria-pressed={tab === id} onClick={() => onTab(id)}><Sign id={sign} />{label}</button>
        ))}
      </nav>
      <TroubleBanner table={table} />
      {menu && <TableMenu table={table} onClose={() => setMenu(false)} />}
    </div>
  );
}
