// The screen of Au pire tu meurs.
import {
  type GameProps,
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
import { type ScreenState, ScreenStateContext } from './context';
import { Draft } from './draft';
import { FinalScores } from './final-scores';
import { AccuseButton, Hand } from './hand';
import { LogSign } from './log-sign';
import { Notebook } from './notebook';
import { OwnLife } from './own-life';
import { focusNext } from './question-window';
import { RevealedCards } from './revealed-cards';
import { RoundTable } from './round-table';
import { StatusLine } from './status-line';
import { type View, wording } from './view';

const Reminder = later(
  async () => (await import('./reminder')).ReminderSheet,
  ['reminder', '/au-pire-tu-meurs/reminder'],
);

/**
 * The keyboard: 1 to 9 for the cards, T for the red button, E ends the turn, Esc goes back, Enter confirms, C covers.
 */
function useKeys(draft: Draft, revealedCards: RevealedCards): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const at = event.target instanceof HTMLElement ? event.target : null;
      if (event.ctrlKey || event.metaKey || event.altKey || at?.closest('input, textarea, select, dialog')) return;
      const key = event.key.toLowerCase();
      if (/^[1-9]$/.test(key)) document.querySelectorAll<HTMLElement>('.hand .card')[Number(key) - 1]?.click();
      else if (key === 'escape') draft.isBare.value ? revealedCards.putAway() : draft.back();
      else if (key === 'c') toggleCover();
      else if (key === 't') draft.accuse();
      else if (key === 'e') {
        const end = draft.listed((choice) => choice.do === 'end');
        if (end) draft.choose(end);
      } else if (key === 'enter' && draft.choice.value !== null && !at?.closest('button, a')) {
        event.preventDefault();
        draft.confirm();
      } else if (key === 'enter' && (at === null || at === document.body)) focusNext();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [draft, revealedCards]);
}

export function AuPireTuMeurs({ table, frame: Frame, after, beside, line, talk }: GameProps) {
  const draft = useMemo(() => new Draft(table), [table]);
  const revealedCards = useMemo(() => new RevealedCards(table), [table]);
  const [tab, setTab] = useState('table');
  const pointing = useMemo(() => new Pointing(() => setTab('table')), [table]);
  useLayoutEffect(
    () => () => {
      draft.dispose();
      revealedCards.dispose();
      pointing.forget();
    },
    [draft],
  );
  useKeys(draft, revealedCards);
  const view = table.view.value as View | null;
  if (view === null) return null;
  const play: ScreenState = { table, draft, revealedCards, view, names: table.names.value, after, pointing };
  const withNotebook = view.seat !== null && view.options.notebook !== 'off' && !view.over;
  const tabs: Tab[] = [
    { id: 'table', sign: 'table', label: t('table') },
    ...(beside
      ? [{ ...beside, id: 'beside' }]
      : withNotebook
        ? [{ id: 'note', sign: 'file', label: t('notebook') }]
        : []),
    { id: 'log', sign: 'log', label: t('log-short') },
  ];
  const mine = view.question?.seat === view.seat && view.seat !== null;
  return (
    <ScreenStateContext.Provider value={play}>
      <Frame
        tabs={tabs}
        tab={tab}
        onTab={setTab}
        what={
          view.over
            ? ''
            : mine
              ? t('pire-your-turn')
              : view.turn.number === 0
                ? t('turn-none')
                : t('turn', { number: view.turn.number })
        }
        reminder={<Reminder />}
      >
        <main
          class={`game pire show-${tab} ${view.over ? 'ended' : ''} ${view.seat === null ? 'watching-only' : ''}`}
          data-ask={table.ask.value?.serial}
        >
          {view.over ? (
            <div class="mid">
              <FinalScores />
            </div>
          ) : (
            <>
              <OwnLife />
              <div class="mid">
                {line ?? <StatusLine />}
                <RoundTable />
              </div>
              <AccuseButton />
              <Hand />
            </>
          )}
          <div class="right">
            {beside ? <div class="panel beside">{beside.content}</div> : <Notebook />}
            <Log table={table} wording={wording()} sign={LogSign} talk={talk} pointing={pointing} />
          </div>
        </main>
      </Frame>
    </ScreenStateContext.Provider>
  );
}
