// The log: one line for each beat, newest first; what is new is announced to screen readers. A line with several events
// unfolds into them.
import type { FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';
import type { Talk } from '../games/screen';
import type { GameTable } from '../net/game-table';
import type { Beat, GameEvent } from '../net/protocol';
import { t } from '../words/fluent';
import { tell, unmark, type Wording } from '../words/tell';
import { beatLine, isCovered, newsWords, readerOf } from './beat-words';
import { covered } from './cover';
import type { Pointed, Pointing } from './pointing';
import { RecapButton, RecapPanel } from './recap';
import { Sentence } from './sentence';

interface LogProps {
  readonly table: GameTable;
  readonly wording: Wording;
  /** Shows on the board what the line under the pointer or focus is about. */
  readonly pointing: Pointing;
  readonly talk?: Talk | undefined;
  /** The picture before the line of a beat. */
  readonly sign?: FunctionComponent<{ readonly beat: Pointed }>;
}

const SHOWN = 200;

export function Log(props: LogProps) {
  return (
    <>
      <LogOrTalk {...props} />
      <RecapPanel {...props} />
    </>
  );
}

function LogOrTalk({ talk, ...rest }: LogProps) {
  if (talk === undefined) return <LogLines {...rest} />;
  return (
    <div class={`log-and-chat ${talk.shown.value ? 'chat-shown' : ''}`}>
      {talk.tabs}
      <LogLines {...rest} />
      {talk.panel}
    </div>
  );
}

/** Arrow keys move between lines. */
function stepThrough(event: KeyboardEvent & { readonly currentTarget: HTMLOListElement }): void {
  const lines = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('.log-line')];
  const at = lines.indexOf(event.target as HTMLButtonElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: lines.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  lines[next]?.focus();
}

interface LineProps {
  readonly text: string;
  readonly pointed: Pointed;
  readonly pointing: Pointing;
  readonly sign?: LogProps['sign'];
  /** Whether the Tab key reaches it; arrow keys reach the other lines. */
  readonly isFirst?: boolean;
}

function Line({ text, pointed, pointing, sign: Sign, isFirst = false }: LineProps) {
  return (
    <button
      type="button"
      class="log-line"
      tabIndex={isFirst ? 0 : -1}
      onMouseEnter={() => pointing.look(pointed)}
      onMouseLeave={() => pointing.lookAway()}
      onFocus={() => pointing.look(pointed)}
      onBlur={() => pointing.lookAway()}
      onClick={() => pointing.show(pointed)}
    >
      {Sign && <Sign beat={pointed} />}
      <span>
        <Sentence text={text} />
      </span>
    </button>
  );
}

/** The events of a beat that the cover does not hide. */
function eventsOf(beat: Beat, { table, wording }: Pick<LogProps, 'table' | 'wording'>): readonly GameEvent[] {
  const events = beat.events.flatMap((number) => table.events.value[number] ?? []);
  return events.filter(({ event }) => !covered.value || !wording.secret.includes(event));
}

interface BeatLineProps extends Omit<LogProps, 'talk'> {
  readonly beat: Beat;
  readonly isFirst: boolean;
}

function BeatLine({ beat, isFirst, ...log }: BeatLineProps) {
  const { table, wording, pointing, sign } = log;
  const [isOpen, setOpen] = useState(false);
  const reader = readerOf(table);
  const events = eventsOf(beat, log);
  const pointed = covered.value ? { says: beat.says } : beat;
  const isFresh = table.freshBeats.value.some((fresh) => fresh.beat.n === beat.n);
  const isHot = beat.weight === 'big' || beat.weight === 'yours';
  return (
    <li class={`${isHot ? 'hot' : ''} ${beat.weight === 'yours' ? 'yours' : ''} ${isFresh ? 'fresh' : ''}`}>
      <div class="log-beat">
        <Line text={beatLine(beat, wording, reader)} {...{ pointed, pointing, sign, isFirst }} />
        {events.length > 1 && (
          <button
            type="button"
            class="log-more"
            aria-expanded={isOpen}
            aria-label={t('log-events', { count: events.length })}
            title={t('log-events', { count: events.length })}
            onClick={() => setOpen(!isOpen)}
          >
            <span aria-hidden="true">{isOpen ? '−' : '+'}</span>
          </button>
        )}
      </div>
      {isOpen && (
        <ul class="log-events">
          {events.map((event, index) => (
            <li key={index}>
              <Line
                text={tell(wording, event, reader.names, reader.seat)}
                pointed={{ says: [event], secret: wording.secret.includes(event.event) }}
                pointing={pointing}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function LogLines(props: Omit<LogProps, 'talk'>) {
  const { table, wording } = props;
  const beats = table.beats.value
    .filter((beat) => !isCovered(beat))
    .slice(-SHOWN)
    .reverse();
  return (
    <>
      <section class="log panel" aria-label={t('log')}>
        <h2 class="rail-h">{t('log')}</h2>
        <RecapButton table={table} />
        <ol aria-label={t('log')} aria-describedby="log-points" onKeyDown={stepThrough}>
          {beats.map((beat, place) => (
            <BeatLine key={beat.n} {...props} beat={beat} isFirst={place === 0} />
          ))}
        </ol>
        <span id="log-points" hidden>
          {t('log-points')}
        </span>
      </section>
      <div class="vh" aria-live="polite">
        {unmark(newsWords(table, wording))}
      </div>
    </>
  );
}
