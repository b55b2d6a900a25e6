// What one can do, and the button that does it. It says the deed, never OK.
import { Sign } from '../../art/picture';
import { SeatSign } from '../../parts/seat';
import { t } from '../../words/fluent';
import { inPlace, inSentence } from '../../words/tell';
import { usePlay, type Play } from './context';
import type { Mode } from './draft';
import { TileBox } from './openings';

const MODES: readonly { readonly mode: Mode; readonly sign: string; readonly key: string }[] = [
  { mode: 'move', sign: 'move', key: '1' },
  { mode: 'kill', sign: 'kill', key: '2' },
  { mode: 'investigate', sign: 'ask', key: '3' },
];

function deedWords({ draft, names, view }: Play): string {
  const piece = inSentence('piece', draft.who.value ?? '');
  switch (draft.deed.value) {
    case 'move': return t('do-move', { piece, place: inPlace(draft.to.value ?? 0) });
    case 'kill': return t('do-kill', { piece });
    case 'investigate': return t('do-ask', { name: names[draft.whom.value ?? 0] ?? '' });
    case 'flee': return t('do-flee', { piece, place: inPlace(draft.to.value ?? 0) });
    case 'post': return t('do-post', { piece, place: inPlace(view.question?.scene ?? 0) });
    default: return t('do-lay', { place: inPlace(draft.tile.value ?? 0) });
  }
}

function Whom() {
  const { draft, names } = usePlay();
  return (
    <div class="whom" role="group" aria-label={t('whom')}>
      {[...draft.seats.value].map((seat) => (
        <button key={seat} type="button" class="btn small" aria-pressed={draft.whom.value === seat} onClick={() => { draft.whom.value = seat; }}>
          <SeatSign seat={seat} name={names[seat] ?? ''} />{names[seat]}
        </button>
      ))}
    </div>
  );
}

export function Dock() {
  const play = usePlay();
  const { draft, table } = play;
  const deed = draft.deed.value;
  if (deed === null) return <section class="dock quiet" aria-label={t('actions')} />;
  const acting = table.ask.value?.kind === 'act';
  const started = draft.who.value !== null || draft.tile.value !== null || deed === 'kill' || deed === 'investigate';
  const can = (mode: Mode): boolean => table.legal.value.some((choice) => choice.do === mode);
  return (
    <section class={`dock ${acting ? '' : 'single'}`} aria-label={t('actions')}>
      {acting && MODES.map(({ mode, sign, key }) => (
        <button key={mode} type="button" class={`act ${mode} ${can(mode) ? '' : 'none'}`} aria-pressed={deed === mode} onClick={() => draft.enter(mode)}>
          <Sign id={sign} /><span>{t(`act-${mode}`)} <kbd>{key}</kbd></span>
        </button>
      ))}
      {deed === 'lay' && <TileBox />}
      <div class="final">
        {deed === 'investigate' && draft.who.value !== null && draft.seats.value.size > 1 && draft.whom.value === null ? (
          <Whom />
        ) : (
          <>
            {started && <button type="button" class="btn ghost" onClick={() => draft.back()}>{t('cancel')} <kbd>Esc</kbd></button>}
            {draft.choice.value !== null && (
              <button type="button" class={`btn ${deed === 'kill' ? 'kill' : 'go'} deed`} onClick={() => draft.confirm()}>
                {deedWords(play)} <kbd>Enter</kbd>
              </button>
            )}
          </>
        )}
      </div>
    </section>
  );
}
