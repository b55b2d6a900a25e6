// The status line: what the player is asked, its cost, and how many actions are left.
import {
  BeatHeadline,
  covered,
  type Headline,
  HintButton,
  inSentence,
  join,
  NAME_CLOSES,
  NAME_OPENS,
  QueueButtons,
  RuleLink,
  readerOf,
  Sentence,
  t,
  tell,
  turnsBefore,
  whatHappened,
  whyNot,
} from 'deadpan/client';
import { type ScreenState, useScreenState } from './context';
import { inPlace, placeVariables } from './places';
import { hindrance, suspects } from './sight';
import { type Question, type View, wording } from './view';

interface Words extends Headline {
  /** What the player should check before a kill, where the rules allow mistakes. */
  readonly checks?: readonly string[];
}

const strong = (text: string): string => NAME_OPENS + text + NAME_CLOSES;

/** Whose turn it is and how long until the player's own; null if the game waits for something else. */
function nextTurn({ turn, seat, scores, last_round: last }: View, asked: Question, name: string): string | null {
  if (asked.kind !== 'act' || !turn) return null;
  const playing = last === null ? [...scores.keys()] : [turn.seat, ...last.left];
  const count = turnsBefore(turn.seat, seat, playing);
  return count === null ? null : t('line-next', { name, count });
}

/** Which player the game waits for, where this player is not asked. */
export function waiting({ table, view, names }: ScreenState): Words {
  const held = table.held?.value;
  if (held) return { head: t('line-held', { why: held }), small: '' };
  if (table.pending.value !== null) return { head: t('line-sent'), small: '' };
  const asked = view.question;
  if (asked === null || view.over) return { head: t('line-over'), small: '' };
  const name = strong(names[asked.seat] ?? '');
  const thinking = nextTurn(view, asked, name) ?? t('line-waiting', { name, kind: asked.kind });
  return whatHappened(table, wording(), thinking, view.seat === null ? t('line-watching') : '');
}

function moving({ draft, view }: ScreenState): Words {
  const who = draft.who.value;
  if (who === null) return { head: t('line-move'), small: t('line-move-small') };
  const piece = strong(inSentence('piece', who));
  if (draft.to.value === null) return { head: t('line-move-where', { piece }), small: t('line-move-where-small') };
  const small = who === view.hand?.hitman && !covered.value ? t('line-move-hitman') : '';
  return { head: t('line-move-sure', { piece, ...placeVariables('place', draft.to.value) }), small };
}

/** Why the player's hitman can kill nobody now. */
export function whyNoKill({ view }: ScreenState): string {
  const hitman = view.hand?.hitman;
  if (hitman === undefined || view.characters[hitman] === undefined) return t('no-kill-lost');
  if (view.turn?.killed) return t('no-kill-twice');
  const found = hindrance(view, hitman);
  if (found.why === 'reach') return t('no-kill-reach');
  return t(found.why === 'police' ? 'no-kill-police' : 'no-kill-company', placeVariables('place', found.tile));
}

/** That the player can ask why, where there is a server to answer. */
const othersSay = ({ table }: ScreenState): string => (table.hints === undefined ? '' : t('why-not-ask'));

function killing(play: ScreenState): Words {
  const { draft, view } = play;
  const who = draft.who.value;
  if (covered.value) return { head: t('line-covered'), small: t('line-covered-small') };
  if (draft.pieces.value.size === 0)
    return { head: t('line-kill-nobody'), small: `${whyNoKill(play)} ${othersSay(play)}` };
  const blind = view.options.mistakes !== 'refused';
  if (who === null)
    return { head: t('line-kill'), small: blind ? t('line-kill-blind') : `${t('line-kill-small')} ${othersSay(play)}` };
  const worth = view.hand?.targets.includes(who) ? 'target' : who.startsWith('police') ? 'police' : 'other';
  const others = blind ? [] : suspects(view, who).map((each) => inSentence('piece', each));
  const talk =
    view.options.suspects !== 'announced' || others.length === 0 ? '' : t('line-kill-suspects', { list: join(others) });
  return {
    head: t('line-kill-sure', { piece: strong(inSentence('piece', who)) }),
    small: `${t('line-kill-worth', { worth })} ${talk}`,
    checks: blind ? [t('line-kill-check-alone'), t('line-kill-check-police')] : [],
  };
}

function asking(play: ScreenState): Words {
  const { draft, names } = play;
  const who = draft.who.value;
  if (draft.pieces.value.size === 0) return { head: t('line-ask-nobody'), small: t('line-ask-nobody-small') };
  if (who === null) return { head: t('line-ask'), small: `${t('line-ask-small')} ${othersSay(play)}` };
  const piece = strong(inSentence('piece', who));
  if (draft.whom.value === null) return { head: t('line-ask-whom', { piece }), small: t('line-ask-whom-small') };
  return {
    head: t('line-ask-sure', { piece, name: strong(names[draft.whom.value] ?? '') }),
    small: t('line-ask-sure-small'),
  };
}

function fleeing({ draft, view }: ScreenState): Words {
  const scene = placeVariables('scene', view.question?.scene ?? 0);
  const who = draft.who.value;
  if (who === null) return { head: t('line-flee'), small: t('line-flee-small', scene) };
  const piece = strong(inSentence('piece', who));
  if (draft.to.value === null)
    return { head: t('line-flee-where', { piece }), small: t('line-flee-where-small', scene) };
  return { head: t('line-flee-sure', { piece, ...placeVariables('place', draft.to.value) }), small: '' };
}

function posting({ draft, view }: ScreenState): Words {
  const scene = placeVariables('place', view.question?.scene ?? 0);
  const who = draft.who.value;
  if (who === null) return { head: t('line-post', scene), small: t('line-post-small') };
  return { head: t('line-post-sure', { piece: strong(inSentence('piece', who)), ...scene }), small: '' };
}

function laying({ draft }: ScreenState): Words {
  const tile = draft.tile.value;
  if (tile === null) return { head: t('line-lay'), small: t('line-lay-small') };
  const place = strong(inPlace(tile));
  return draft.at.value === null
    ? { head: t('line-lay-where', { place }), small: '' }
    : { head: t('line-lay-sure', { place }), small: '' };
}

/** Why the piece looked at last cannot be chosen. */
function wondering({ table }: ScreenState): Words | null {
  const why = whyNot(table, wording());
  if (why === null) return null;
  const who = String(table.hints?.reason.value?.choice['who'] ?? '');
  return { head: t('why-not', { what: strong(inSentence('piece', who)) }), small: why.text, rule: why.rule };
}

function words(play: ScreenState): Words {
  switch (play.draft.deed.value) {
    case 'move':
      return moving(play);
    case 'kill':
      return killing(play);
    case 'investigate':
      return asking(play);
    case 'flee':
      return fleeing(play);
    case 'post':
      return posting(play);
    case 'lay':
      return laying(play);
    default:
      return waiting(play);
  }
}

const ACTIONS = 2;

export function StatusLine() {
  const play = useScreenState();
  const { head, small, rule = null, checks = [], beat } = wondering(play) ?? words(play);
  const note = play.draft.hinted.value ? t('hint-small') : small;
  const { turn, question, seat, last_round: last } = play.view;
  const reader = readerOf(play.table);
  const mine = question?.kind === 'act' && question.seat === seat;
  const left = turn?.left ?? 0;
  return (
    <section
      class={`ask sheet ${play.draft.deed.value === 'kill' ? 'deadly' : ''} ${play.draft.deed.value === null ? 'idle' : ''}`}
    >
      <div>
        <BeatHeadline beat={beat} />
        <div role="status">
          {head !== '' && (
            <h1>
              <Sentence text={head} />
            </h1>
          )}
          {note.trim() !== '' && (
            <p>
              <Sentence text={note} /> {note === small && <RuleLink game={wording().game} rule={rule} />}
            </p>
          )}
          {last !== null && (
            <div class="last-round">
              <Sentence
                text={tell(wording(), { sentence: 'last-round', seats: last.left }, reader.names, reader.seat)}
              />
            </div>
          )}
          {checks.length > 0 && (
            <ul class="checks" aria-label={t('line-kill-check')}>
              {checks.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div class="ask-side">
        <QueueButtons table={play.table} />
        <HintButton table={play.table} />
        {turn && mine && (
          <div class="pips">
            <span aria-hidden="true">
              {Array.from({ length: ACTIONS }, (_, index) => (
                <i key={index} class={index < ACTIONS - left ? 'used' : ''} />
              ))}
            </span>
            {t('actions-left', { count: left })}
          </div>
        )}
      </div>
    </section>
  );
}
