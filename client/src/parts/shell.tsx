// What surrounds both games at a live table: the bar, the phone's tabs, the state of the line to the host.
import { useEffect, useState } from 'preact/hooks';
import { Sign } from '../art/picture';
import type { FrameProps } from '../games/screen';
import type { Table } from '../net/table';
import { t } from '../words/fluent';
import { TableMenu } from './table-menu';
import { Tabs } from './tabs';
import { Top } from './top';
import { TroubleBanner } from './trouble';

interface ShellProps extends FrameProps {
  readonly table: Table;
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
      <Tabs tabs={tabs} tab={tab} onTab={onTab} />
      <TroubleBanner table={table} />
      {menu && <TableMenu table={table} onClose={() => setMenu(false)} />}
    </div>
  );
}
