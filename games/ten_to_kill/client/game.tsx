// The screen of 10' to Kill.
import {
  type GameProps,
  type GameTable,
  Log,
  later,
  Pointing,
  type Tab,
  t,
  toggleCover,
  useLayoutEffect,
  useMemo,
  useState,
} from 'deadpan/client';
import { Board } from './board';
import { CaseFile } from './case-file';
import { openedTile, type ScreenState, ScreenStateContext } from './context';
import { CrowdPicker } from './crowd-picker';
import { Dock } from './dock';
import { Draft, type Mode } from './draft';
import { FinalScores } from './final-scores';
import { LogSign } from './log-sign';
import { Opponents } from './opponents';
import { OwnTiles } from './own-tiles';
import { StatusLine } from './status-line';
import { type View, wording } from './view';

const Reminder = later(async () => (await import('./reminder')).ReminderSheet, ['reminder', '/ten-to-kill/reminder']);

const KEYS: Readonly<Record<string, Mode>> = { '1': 'move', '2': 'kill', '3': 'investigate' };

/** The keyboard: 1, 2, 3 for the actions, Esc goes back, Enter confirms unless a button has the focus, C covers. */
function useKeys(draft: Draft, table: GameTable): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const at = event.target instanceof HTMLElement ? event.target : null;
      if (event.ctrlKey || event.metaKey || event.altKey || at?.closest('input, textarea, select, dialog')) return;
      const mode = KEYS[event.key];
      if (mode !== undefined && table.ask.value?.kind === 'act') draft.enter(mode);
      else if (event.key === 'Escape') draft.back();
      else if (
        event.key === 'Enter' &&
        draft.choice.value !== null &&
        !at?.closest('button:not(.board .tile, .piece), a')
      ) {
        event.preventDefault();
        draft.confirm();
      } else if (event.key.toLowerCase() === 'c') toggleCover();
      else if (event.key.startsWith('Arrow') && (at === null || at === document.body)) {
        event.preventDefault();
        document.querySelector<HTMLElement>('.board .tile[tabindex="0"]')?.focus();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [draft, table]);
}

export function TenToKill({ table, frame: Frame, after, beside, line, talk }: GameProps) {
  const draft = useMemo(() => new Draft(table), [table]);
  const [tab, setTab] = useState('board');
  const pointing = useMemo(() => new Pointing(() => setTab('board')), [table]);
  useLayoutEffect(
    () => () => {
      draft.dispose();
      pointing.forget();
      openedTile.value = null;
    },
    [draft],
  );
  useKeys(draft, table);
  const view = table.view.value as View | null;
  if (view === null) return null;
  const play: ScreenState = { table, draft, view, names: table.names.value, code: table.code, after, pointing };
  const withFile = view.options.case_file !== 'off' && view.seat !== null && !view.over;
  const tabs: Tab[] = [
    { id: 'board', sign: 'target', label: t('board') },
    ...(beside ? [{ ...beside, id: 'beside' }] : withFile ? [{ id: 'file', sign: 'file', label: t('case-file') }] : []),
    { id: 'log', sign: 'log', label: t('log-short') },
  ];
  return (
    <ScreenStateContext.Provider value={play}>
      <Frame
        tabs={tabs}
        tab={tab}
        onTab={setTab}
        what={view.turn ? t('round', { round: view.turn.round, last: view.last_round === null ? 'no' : 'yes' }) : ''}
        reminder={<Reminder />}
      >
        <main class={`game ten show-${tab} ${view.over ? 'ended' : ''}`} data-ask={table.ask.value?.serial}>
          <div class="left">
            <Opponents />
            <OwnTiles />
          </div>
          <div class="mid">
            {view.over ? (
              <FinalScores />
            ) : (
              <>
                {line ?? <StatusLine />}
                <Board />
                <Dock />
              </>
            )}
          </div>
          <div class="right">
            {beside ? <div class="panel beside">{beside.content}</div> : <CaseFile />}
            <Log table={table} wording={wording()} sign={LogSign} talk={talk} pointing={pointing} />
          </div>
        </main>
        {openedTile.value !== null && <CrowdPicker />}
      </Frame>
    </ScreenStateContext.Provider>
  );
}
