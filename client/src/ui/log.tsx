// The log: one sentence for each event, newest first; new ones are announced to screen readers.
import type { FunctionComponent } from 'preact';
import type { Talk } from '../games/screen';
import type { GameTable } from '../net/game-table';
import type { GameEvent } from '../net/protocol';
import { t } from '../words/fluent';
import { shownEntries } from '../words/log-entries';
import { tell, unmark, type Wording } from '../words/tell';
import { covered } from './cover';
import type { Pointing } from './pointing';
import { Sentence } from './sentence';

interface LogProps {
  readonly table: GameTable;
  readonly wording: Wording;
  /** Shows on the board what the line under the pointer or focus is about. */
  readonly pointing: Pointing;
  readonly talk?: Talk | undefined;
  /** The picture before a line. */
  readonly sign?: FunctionComponent<{ readonly event: GameEvent }>;
}

const SHOWN = 200;

export function Log({ talk, ...rest }: LogProps) {
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
  const lines = [...event.currentTarget.querySelectorAll('button')];
  const at = lines.indexOf(event.target as HTMLButtonElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: lines.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  lines[next]?.focus();
}

function LogLines({ table, wording, pointing, sign: Sign }: Omit<LogProps, 'talk'>) {
  const events = table.events.value;
  const names = table.names.value;
  const lines = shownEntries(events, table.view.value, wording, covered.value)
    .map((entry) => ({ ...entry, fresh: entry.told > table.news.value }))
    .slice(-SHOWN)
    .reverse();
  const news = lines
    .filter(({ fresh }) => fresh)
    .reverse()
    .map(({ event }) => unmark(tell(wording, event, names)));
  return (
    <>
      <section class="log panel" aria-label={t('log')}>
        <h2 class="rail-h">{t('log')}</h2>
        <ol aria-label={t('log')} aria-describedby="log-points" onKeyDown={stepThrough}>
          {lines.map(({ event, index, fresh }, place) => (
            <li key={index} class={`${wording.deadly?.includes(event.event) ? 'hot' : ''} ${fresh ? 'fresh' : ''}`}>
              <button
                type="button"
                class="log-line"
                tabIndex={place === 0 ? 0 : -1}
                onMouseEnter={() => pointing.look(event)}
                onMouseLeave={() => pointing.lookAway()}
                onFocus={() => pointing.look(event)}
                onBlur={() => pointing.lookAway()}
                onClick={() => pointing.show(event)}
              >
                {Sign && <Sign event={event} />}
                <span>
                  <Sentence text={tell(wording, event, names)} />
                </span>
              </button>
            </li>
          ))}
        </ol>
        <span id="log-points" hidden>
          {t('log-points')}
        </span>
      </section>
      <div class="vh" aria-live="polite">
        {news.join(' ')}
      </div>
    </>
  );
}
