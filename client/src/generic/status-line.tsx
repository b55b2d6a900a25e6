// The status line: what the player is asked, or which players the game waits for.

import { covered } from '../ui/cover';
import { BeatHeadline, type Headline, whatHappened } from '../ui/headline';
import { HintButton } from '../ui/hints';
import { QueueButtons } from '../ui/queue-buttons';
import { Sentence } from '../ui/sentence';
import { t } from '../words/fluent';
import { join, NAME_CLOSES, NAME_OPENS, tell } from '../words/tell';
import { type ScreenState, useScreenState } from './context';
import { choiceWords } from './game-words';
import { question, stepsSoFar } from './step-words';

type Words = Headline;

function waitingWords({ table, schema, names, seat }: ScreenState): Words {
  const asked = table.waiting.value;
  if (asked.length === 0) return { head: t('line-over'), small: '' };
  const thinking = t('generic-waiting', {
    names: join(asked.map((each) => NAME_OPENS + (names[each] ?? '') + NAME_CLOSES)),
    count: asked.length,
  });
  return whatHappened(table, schema.wording, thinking, seat === null ? t('line-watching') : '');
}

function words(play: ScreenState): Words {
  const { table, draft, schema, names } = play;
  const held = table.held?.value;
  if (held) return { head: t('line-held', { why: held }), small: '' };
  if (table.pending.value !== null) return { head: t('line-sent'), small: '' };
  if (table.ask.value !== null && covered.value) return { head: t('line-covered'), small: t('line-covered-small') };
  if (draft.legal.value.length === 0 || (table.ask.value === null && draft.isBare.value)) return waitingWords(play);
  const choice = draft.choice.value;
  if (choice === null) {
    const path = stepsSoFar(play);
    return path === null ? { head: question(play), small: '' } : { head: path, small: question(play) };
  }
  return {
    head: t('generic-sure', { what: NAME_OPENS + choiceWords(schema, choice, names) + NAME_CLOSES }),
    small: t(draft.hinted.value ? 'hint-small' : draft.legal.value.length === 1 ? 'generic-only' : 'generic-confirm'),
  };
}

/** The events of the last step that only this player was told. */
function Aside() {
  const { table, schema, names, seat } = useScreenState();
  const told = table.events.value
    .slice(table.news.value)
    .filter((event) => schema.wording.secret.includes(event.event));
  if (told.length === 0 || covered.value || seat === null) return null;
  return (
    <p class="aside">
      <b>{t('only-you')}</b>{' '}
      {told.map((event, index) => (
        <span key={index}>
          <Sentence text={tell(schema.wording, event, names, seat)} />{' '}
        </span>
      ))}
    </p>
  );
}

export function StatusLine() {
  const play = useScreenState();
  const { table, draft } = play;
  const { head, small, beat } = words(play);
  const isIdle = draft.legal.value.length === 0;
  return (
    <section class={`ask sheet g-line ${isIdle ? 'idle' : ''}`}>
      <div>
        <BeatHeadline beat={beat} />
        <div role="status">
          {head !== '' && (
            <h1>
              <Sentence text={head} />
            </h1>
          )}
          {small !== '' && (
            <p>
              <Sentence text={small} />
            </p>
          )}
          {beat === undefined && <Aside />}
        </div>
      </div>
      <div class="ask-side">
        <QueueButtons table={table} />
        <HintButton table={table} />
      </div>
    </section>
  );
}
