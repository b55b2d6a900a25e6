// The frame of a live game: the bar, banners, tabs, errors.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Sign } from '../art/icon';
import type { FrameProps } from '../games/screen';
import type { LiveTable } from '../net/live-table';
import { PeopleDialog } from '../social/people';
import { SeatClock } from '../social/seat-clock';
import { SoundSwitch } from '../social/sound-switch';
import { TableBanners } from '../social/table-banners';
import { t } from '../words/fluent';
import { ErrorToast } from './error-toast';
import { later } from './lazy-component';
import { OwnCard } from './own-card';
import { useReminderKey } from './reminder-key';
import { TableMenu } from './table-menu';
import { Tabs } from './tabs';
import { Top } from './top-bar';

const Reminder = later(async () => (await import('./reminder')).Reminder, ['reminder']);

interface ShellProps extends FrameProps {
  readonly table: LiveTable;
  /** A banner above those of the table. */
  readonly banner?: ComponentChildren;
}

interface ToolsProps {
  readonly table: LiveTable;
  readonly onRemind: (() => void) | null;
}

/** The buttons of the bar that concern the table. */
function Tools({ table, onRemind }: ToolsProps) {
  const [open, setOpen] = useState<'menu' | 'people' | null>(null);
  const info = table.info.value;
  const seat = table.you.value?.seat ?? null;
  if (info === null) return null;
  const close = (): void => setOpen(null);
  const here = info.people.filter((person) => person.connected).length;
  return (
    <>
      {seat !== null && <SeatClock table={table} seat={seat} />}
      {(seat !== null || table.you.value?.host === true) && info.phase === 'playing' && !info.paused && (
        <button
          type="button"
          class="chip tool"
          title={t('pause')}
          aria-label={t('pause')}
          onClick={() => table.send({ type: 'pause', on: true })}
        >
          <Sign id="pause" />
        </button>
      )}
      {onRemind && (
        <button
          type="button"
          class="chip tool remind"
          aria-haspopup="dialog"
          aria-keyshortcuts="R"
          title={`${t('reminder')} (R)`}
          aria-label={t('reminder')}
          onClick={onRemind}
        >
          <Sign id="book" />
        </button>
      )}
      <SoundSwitch />
      <button
        type="button"
        class="chip tool"
        aria-haspopup="dialog"
        title={t('people')}
        aria-label={t('people-here', { count: here })}
        onClick={() => setOpen('people')}
      >
        <Sign id="people" />
        <span class="hide">{here}</span>
      </button>
      <button
        type="button"
        class="chip table-chip"
        aria-haspopup="dialog"
        aria-label={t('table-named', { code: table.code })}
        onClick={() => setOpen('menu')}
      >
        <Sign id="table" />
        <span class="hide">{table.code}</span>
      </button>
      {open === 'menu' && <TableMenu table={table} onClose={close} />}
      {open === 'people' && <PeopleDialog table={table} info={info} onClose={close} />}
    </>
  );
}

export function GameShell({ table, banner, what, tabs, tab, onTab, reminder, children }: ShellProps) {
  const [reading, setReading] = useState(false);
  useReminderKey(() => setReading((was) => reminder !== undefined && !was));
  const info = table.info.value;
  const title = info === null ? '' : t(`${info.game}-title`);
  const asked = table.ask.value !== null && table.pending.value === null && table.held.value === null;
  const unread = table.chat.unread.value;
  useEffect(() => {
    document.title = `${asked ? '● ' : unread > 0 ? `(${unread}) ` : ''}${title} · Deadpan`;
    return () => {
      document.title = 'Deadpan';
    };
  }, [asked, title, unread]);
  return (
    <div class={`play-page ${info?.paused ? 'paused' : ''}`}>
      <Top
        what={
          <>
            <span class="hide">
              {title}
              {what === '' ? '' : ' · '}
            </span>
            <b>{what}</b>
          </>
        }
      >
        <Tools table={table} onRemind={reminder === undefined ? null : () => setReading(true)} />
      </Top>
      {banner}
      {info !== null && <TableBanners table={table} info={info} />}
      {children}
      <Tabs
        tabs={[
          ...tabs,
          { id: 'talk', sign: 'talk', label: t('talk'), badge: unread },
          ...(reminder === undefined
            ? []
            : [{ id: 'reminder', sign: 'book', label: t('reminder-short'), opens: 'dialog' as const }]),
        ]}
        tab={tab}
        onTab={(id) => (id === 'reminder' ? setReading(true) : onTab(id))}
      />
      {reading && info !== null && (
        <Reminder game={info.game} onClose={() => setReading(false)}>
          {reminder}
        </Reminder>
      )}
      <OwnCard table={table} />
      <ErrorToast table={table} />
    </div>
  );
}
