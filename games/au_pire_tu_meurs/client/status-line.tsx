// The status line: what the player is asked, or which player the game waits for; and what only this player was told.
import {
  BeatHeadline,
  covered,
  type GameEvent,
  type Headline,
  HintButton,
  label,
  NAME_CLOSES,
  NAME_OPENS,
  QueueButtons,
  RuleLink,
  Sentence,
  Sign,
  t,
  tell,
  turnsBefore,
  useConfirm,
  whatHappened,
  whyNot,
} from 'deadpan/client';
import { tone } from './card';
import { type ScreenState, useScreenState } from './context';
import { type Question, type View, wording } from './view';

/** Whose turn it is and how long until the player's own; null if the game waits for something else. */
function nextTurn({ turn, seat, out, spectres, hand_sizes }: View, asked: Question, name: string): string | null {
  if (asked.kind !== 'act' && asked.kind !== 'haunt') return null;
  const playing = [...hand_sizes.keys()].filter((each) => !out.includes(each) || spectres.includes(each));
  const count = turnsBefore(turn.seat, seat, playing);
  return count === null ? null : t('pire-next', { name, count });
}

function words({ view, draft, names, table }: ScreenState): Headline {
  const held = table.held?.value;
  if (held) return { head: t('line-held', { why: held }), small: '' };
  if (table.pending.value !== null) return { head: t('line-sent'), small: t('line-sent-small') };
  const asked = view.question;
  if (asked === null || view.over) return { head: t('line-over'), small: '' };
  if (covered.value && table.ask.value !== null) return { head: t('line-covered'), small: t('line-covered-small') };
  const name = NAME_OPENS + (names[asked.seat] ?? '') + NAME_CLOSES;
  if (draft.accusing.value) return { head: t('deed-accuse-whom'), small: t('deed-accuse-text') };
  if (draft.kind.value === null || draft.kind.value === 'may') {
    const thinking = nextTurn(view, asked, name) ?? t('pire-waiting', { name, kind: asked.kind });
    return whatHappened(table, wording(), thinking, view.seat === null ? t('line-watching') : '');
  }
  if (draft.kind.value !== 'act') return { head: t('pire-asked', { kind: draft.kind.value }), small: '' };
  if (draft.cards.value.size === 0)
    return { head: t(asked.played ? 'pire-played' : 'pire-nothing'), small: t('pire-played-small') };
  return { head: t('pire-play'), small: t('pire-play-small') };
}

/** Why the card or seat looked at last cannot be chosen. */
function wondering({ table, names }: ScreenState): Headline | null {
  const why = whyNot(table, wording());
  const choice = table.hints?.reason.value?.choice;
  if (why === null || choice === undefined) return null;
  const aim = Number(choice['whom'] ?? choice['on'] ?? -1);
  const what = choice.do === 'accuse' ? (names[aim] ?? '') : label('card', String(choice['card']));
  return { head: t('why-not', { what: NAME_OPENS + what + NAME_CLOSES }), small: why.text, rule: why.rule };
}

/** Private events that the line tells; others are visible in the hand, the life pile or the window. */
const SHOWN = ['sums-shown', 'balance-shown', 'characters-seen', 'punishment-seen'];

/** The private events of the last step. */
function Aside() {
  const { table, names, view, draft } = useScreenState();
  const isNews = (event: GameEvent): boolean =>
    SHOWN.includes(event.event) ||
    (event.event === 'blow-seen' && event['to'] === view.seat && draft.kind.value !== 'answer');
  const told = table.events.value.slice(table.news.value).filter(isNews);
  if (told.length === 0 || covered.value) return null;
  return (
    <p class="aside">
      <b>{t('only-you')}</b>{' '}
      {told.map((event, index) => (
        <span key={index}>
          <Sentence text={tell(wording(), event, names, view.seat)} />{' '}
        </span>
      ))}
    </p>
  );
}

/** The open card while another player is asked, for phones, whose table has no room for it. */
const OpenCard = ({ card }: { readonly card: string }) => (
  <span class={`line-card ${tone(card)}`}>
    <Sign id={card} />
    <b>{label('card', card)}</b>
  </span>
);

export function StatusLine() {
  const play = useScreenState();
  const { draft, view } = play;
  const { head, small, rule = null, beat } = wondering(play) ?? words(play);
  const note = draft.hinted.value && !covered.value ? t('hint-small') : small;
  const end = draft.listed((choice) => choice.do === 'end');
  const confirm = useConfirm(play.table, draft.isHinted(end));
  return (
    <section class={`ask sheet pire-line ${play.table.ask.value === null || draft.kind.value === null ? 'idle' : ''}`}>
      <div>
        <BeatHeadline beat={beat} />
        <div role="status">
          {head !== '' && (
            <h1>
              <Sentence text={head} />
            </h1>
          )}
          {note !== '' && (
            <p>
              <Sentence text={note} /> {note === small && <RuleLink game={wording().game} rule={rule} />}
            </p>
          )}
          {beat === undefined && <Aside />}
        </div>
      </div>
      <div class="ask-side">
        {view.open !== null && play.table.ask.value === null && <OpenCard card={view.open} />}
        <QueueButtons table={play.table} />
        <HintButton table={play.table} />
        {end && (
          <button
            type="button"
            class={`btn small go end-turn ${draft.isHinted(end) ? 'hinted' : ''}`}
            ref={confirm}
            onClick={() => draft.choose(end)}
          >
            {t('end-turn')} <kbd>E</kbd>
          </button>
        )}
      </div>
    </section>
  );
}
