// The lesson card: the text of the lesson and what to press; while the others play, what they do.
import { Icon } from '../art/icon';
import { wordingOf } from '../games/registry';
import { beatLine, readerOf } from '../ui/beat-words';
import { Sentence } from '../ui/sentence';
import { t } from '../words/fluent';
import { PlayNowButton } from './after-lesson';
import { nextPress, type Press } from './guidance';
import { type GuidedGame, useGuidedGame } from './guided-game';
import { showPress } from './press-focus';

const NUDGES = ['first-nudge-0', 'first-nudge-1', 'first-nudge-2'] as const;

/** The sentence for a learner who pressed something else; it changes with each time. */
function nudge(guide: GuidedGame, press: Press | null): string {
  const times = guide.astray.value;
  if (times === 0) return '';
  if (guide.lesson.value === null) return t('first-nudge-wait');
  if (press === null) return t('first-nudge-read');
  return t(NUDGES[(times - 1) % NUDGES.length] ?? NUDGES[0], { what: press.label });
}

function News({ guide }: { readonly guide: GuidedGame }) {
  const { table, game } = guide;
  const wording = wordingOf(game);
  const reader = readerOf(table);
  return (
    <p>
      {table.freshBeats.value.map(({ beat }) => (
        <span key={beat.n}>
          <Sentence text={beatLine(beat, wording, reader)} />{' '}
        </span>
      ))}
    </p>
  );
}

function Presses({ presses }: { readonly presses: readonly Press[] }) {
  const now = nextPress(presses);
  const reached = now === null ? presses.length : presses.indexOf(now);
  return (
    <div class="presses">
      <span>{t('first-now')}</span>
      <ol>
        {presses.map((press, index) => (
          <li
            key={index}
            class={index < reached ? 'done' : index === reached ? 'now' : ''}
            aria-current={index === reached ? 'step' : undefined}
          >
            {index === reached ? (
              <button type="button" onClick={() => showPress(press)}>
                {press.label}
              </button>
            ) : (
              press.label
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What to press: the buttons of the game, or the one of the card. */
function WhatNow({ guide, presses }: { readonly guide: GuidedGame; readonly presses: readonly Press[] }) {
  if (guide.isOver) return <PlayNowButton game={guide.game} small />;
  if (guide.lesson.value === null)
    return (
      <button type="button" class="btn small ghost" data-lesson="go-on" onClick={() => guide.goOn()}>
        {t('first-go-on')}
      </button>
    );
  if (presses.length > 0) return <Presses presses={presses} />;
  return (
    <button type="button" class="btn small go" data-lesson="next" onClick={() => guide.next()}>
      {t('first-next')}
    </button>
  );
}

export function LessonCard({ presses }: { readonly presses: readonly Press[] }) {
  const guide = useGuidedGame();
  const lesson = guide.lesson.value;
  const count = guide.lessons.length;
  const number = Math.min(count, guide.learned.value + 1);
  const progress = t('first-progress', { number, count });
  const stray = nudge(guide, nextPress(presses));
  return (
    <section class={`lesson ${lesson === null ? 'waiting' : ''}`} aria-label={t('first-game')}>
      <Icon id="mark" class="lesson-face" />
      <div class="lesson-words" role="status">
        {stray === '' ? (
          <h2>
            {t(lesson === null ? 'first-others' : lesson.id)}
            <small aria-hidden="true">
              {number}/{count}
            </small>
          </h2>
        ) : (
          <h2 key={guide.astray.value} class="nudge">
            {stray}
          </h2>
        )}
        {lesson === null ? <News guide={guide} /> : <p>{t(lesson.id, {}, 'text')}</p>}
      </div>
      <div class="lesson-do">
        <WhatNow guide={guide} presses={presses} />
      </div>
      <div
        class="lesson-progress"
        role="progressbar"
        aria-label={t('first-game')}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={number}
        aria-valuetext={progress}
        title={progress}
      >
        <i style={{ width: `${(100 * number) / count}%` }} />
      </div>
    </section>
  );
}
