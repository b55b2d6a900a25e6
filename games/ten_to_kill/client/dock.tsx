// The actions, and the button that confirms a choice; it names the choice.
import { covered, SeatSign, Sign, t, useConfirm } from 'deadpan/client';
import { choiceWords } from './choice-words';
import { useScreenState } from './context';
import type { Mode } from './draft';
import { TileBox } from './tile-placement';

const MODES: readonly { readonly mode: Mode; readonly sign: string; readonly key: string }[] = [
  { mode: 'move', sign: 'move', key: '1' },
  { mode: 'kill', sign: 'kill', key: '2' },
  { mode: 'investigate', sign: 'ask', key: '3' },
];

function Whom() {
  const { draft, names } = useScreenState();
  return (
    <div class="whom" role="group" aria-label={t('whom')}>
      {[...draft.seats.value].map((seat) => (
        <button
          key={seat}
          type="button"
          class="btn small"
          data-seat={seat}
          aria-pressed={draft.whom.value === seat}
          onClick={() => {
            draft.whom.value = seat;
          }}
        >
          <SeatSign seat={seat} name={names[seat] ?? ''} />
          {names[seat]}
        </button>
      ))}
    </div>
  );
}

export function Dock() {
  const { draft, table, names, view } = useScreenState();
  const deed = draft.deed.value;
  const choice = draft.choice.value;
  const confirm = useConfirm(table, draft.hinted.value);
  if (deed === null) return <section class="dock quiet" aria-label={t('actions')} />;
  const acting = table.ask.value?.kind === 'act';
  const started = draft.who.value !== null || draft.tile.value !== null || deed === 'kill' || deed === 'investigate';
  const can = (mode: Mode): boolean =>
    (mode === 'kill' && covered.value) || table.legal.value.some((choice) => choice.do === mode);
  return (
    <section class={`dock ${acting ? '' : 'single'}`} aria-label={t('actions')}>
      {acting &&
        MODES.map(({ mode, sign, key }) => (
          <button
            key={mode}
            type="button"
            class={`act ${mode} ${can(mode) ? '' : 'none'}`}
            aria-pressed={deed === mode}
            onClick={() => draft.enter(mode)}
          >
            <Sign id={sign} />
            <span>
              {t(`act-${mode}`)} <kbd>{key}</kbd>
            </span>
          </button>
        ))}
      {deed === 'lay' && <TileBox />}
      <div class="final">
        {deed === 'investigate' &&
        draft.who.value !== null &&
        draft.seats.value.size > 1 &&
        draft.whom.value === null ? (
          <Whom />
        ) : (
          <>
            {started && (
              <button type="button" class="btn ghost" onClick={() => draft.back()}>
                {t('cancel')} <kbd>Esc</kbd>
              </button>
            )}
            {choice !== null && (
              <button
                type="button"
                class={`btn ${deed === 'kill' ? 'kill' : 'go'} deed`}
                ref={confirm}
                onClick={() => draft.confirm()}
              >
                {choiceWords(choice, names, view)} <kbd>Enter</kbd>
              </button>
            )}
          </>
        )}
      </div>
    </section>
  );
}
