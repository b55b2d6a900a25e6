// The screen of a game that brings none: shows any view, builds any choice and tells any log.
import type { FunctionComponent } from 'preact';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { GameProps, GameScreen, Tab } from '../games/screen';
import { covered, toggleCover } from '../ui/cover';
import { later } from '../ui/lazy-component';
import { Log } from '../ui/log';
import { Pointing } from '../ui/pointing';
import { t } from '../words/fluent';
import { type ScreenState, ScreenStateContext } from './context';
import { Dock } from './dock';
import { Draft } from './draft';
import { FinalScores } from './final-scores';
import './generic.css';
import type { GameSchema } from './game-words';
import { OwnThings } from './own-things';
import { StatusLine } from './status-line';
import { TableArea } from './table-area';
import { layoutOf } from './view-layout';

const Reminder = later(async () => (await import('./reminder')).GenericReminder, ['reminder']);

/** The keyboard: 1 to 9 pick, arrow keys move between options, Esc goes back, Enter confirms, C covers. */
function useKeys(draft: Draft): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const at = event.target instanceof HTMLElement ? event.target : null;
      if (event.ctrlKey || event.metaKey || event.altKey || at?.closest('input, textarea, select, dialog, .log'))
        return;
      const options = [...document.querySelectorAll<HTMLElement>('.g-options button')];
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (/^[1-9]$/.test(event.key)) options[Number(event.key) - 1]?.click();
      else if (event.key === 'Escape') draft.back();
      else if (event.key.toLowerCase() === 'c') toggleCover();
      else if (event.key === 'Enter' && draft.choice.value !== null && !at?.closest('button, a')) {
        event.preventDefault();
        draft.confirm();
      } else if (
        step !== undefined &&
        options.length > 0 &&
        (at === null || at === document.body || options.includes(at))
      ) {
        event.preventDefault();
        const here = at === null ? -1 : options.indexOf(at);
        options.at(here < 0 ? 0 : (here + step) % options.length)?.focus();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [draft]);
}

interface GenericProps extends GameProps {
  readonly schema: GameSchema;
}

function Generic({ schema, table, frame: Frame, after, beside, line, talk }: GenericProps) {
  const draft = useMemo(() => new Draft(table, schema.wording.kinds), [table, schema]);
  const [tab, setTab] = useState('table');
  const pointing = useMemo(() => new Pointing(() => setTab('table')), [table]);
  useLayoutEffect(
    () => () => {
      draft.dispose();
      pointing.forget();
    },
    [draft],
  );
  useKeys(draft);
  const view = table.view.value;
  if (view === null) return null;
  const seat = typeof view['seat'] === 'number' ? view['seat'] : null;
  const names = table.names.value;
  const outcome = table.outcome.value;
  const layout = layoutOf(schema, view, names.length, covered.value && outcome === null);
  const play: ScreenState = { table, schema, draft, view, seat, names, layout, pointing, after };
  const tabs: Tab[] = [
    { id: 'table', sign: 'table', label: t('table') },
    ...(beside ? [{ ...beside, id: 'beside' }] : []),
    { id: 'log', sign: 'log', label: t('log-short') },
  ];
  const isAsked = seat !== null && table.waiting.value.includes(seat);
  return (
    <ScreenStateContext.Provider value={play}>
      <Frame tabs={tabs} tab={tab} onTab={setTab} what={isAsked ? t('your-turn') : ''} reminder={<Reminder />}>
        <main class={`game generic show-${tab} ${outcome === null ? '' : 'ended'}`} data-ask={table.ask.value?.serial}>
          <div class="mid">
            {outcome === null ? (
              <>
                {line ?? <StatusLine />}
                <TableArea />
                <div class="g-hand">
                  <OwnThings />
                  <Dock />
                </div>
              </>
            ) : (
              <FinalScores outcome={outcome} />
            )}
          </div>
          <div class="right">
            {beside && <div class="panel beside">{beside.content}</div>}
            <Log table={table} wording={schema.wording} talk={talk} pointing={pointing} />
          </div>
        </main>
      </Frame>
    </ScreenStateContext.Provider>
  );
}

/** The screen of one game. */
export const genericScreen = (schema: GameSchema): GameScreen => {
  const Screen: FunctionComponent<GameProps> = (props) => <Generic {...props} schema={schema} />;
  return Screen;
};
