// What happened, in short sentences, newest first; the same for a screen reader.
import { Head } from '../art/token';
import { Icon, Sign } from '../art/picture';
import type { GameTable } from '../net/game-table';
import type { Talk } from '../games/screen';
import type { GameEvent } from '../net/protocol';
import { t } from '../words/fluent';
import { tell, unmark, type Wording } from '../words/tell';
import { covered } from './cover';
import { Sentence } from './sentence';

interface LogProps {
  readonly table: GameTable;
  readonly wording: Wording;
  readonly onPoint: (event: GameEvent | null) => void;
  readonly talk?: Talk | undefined;
}

const DEADLY = new Set(['killed', 'lost', 'eliminated', 'accused']);
const SHOWN = 200;

function EventSign({ event, wording }: { readonly event: GameEvent; readonly wording: Wording }) {
  for (const field of ['who', 'victim', 'card', 'character']) {
    const value = event[field];
    if (typeof value !== 'string') continue;
    if (wording.kinds[field] === 'piece') return <Head piece={value} />;
    if (field === 'character' || event.event === 'character-seen') return <Icon id={value} class="log-sign" />;
    return <Sign id={value} class="log-sign" />;
  }
  return null;
}

export function Log({ talk, ...rest }: LogProps) {
  if (talk === undefined) return <Happened {...rest} />;
  return (
    <div class={`tidings ${talk.shown.value ? 'talking' : ''}`}>
      {talk.tabs}
      <Happened {...rest} />
      {talk.panel}
    </div>
  );
}

function Happened({ table, wording, onPoint }: Omit<LogProps, 'talk'>) {
  const events = table.events.value;
  const names = table.names.value;
  const isHidden = (event: GameEvent | undefined): boolean => event === undefined || (covered.value && wording.secret.includes(event.event));
  const isToldBetter = (event: GameEvent, index: number): boolean => {
    const next = events[index + 1];
    return !isHidden(next) && wording.twins[event.event] === next?.event;
  };
  const isTold = (event: GameEvent, index: number): boolean => !isHidden(event) && !isToldBetter(event, index);
  const lines = events
    .map((event, index) => ({ event, index, fresh: index >= table.news.value }))
    .filter(({ event, index }) => isTold(event, index))
    .slice(-SHOWN)
    .reverse();
  const news = lines.filter(({ fresh }) => fresh).reverse().map(({ event }) => unmark(tell(wording, event, names)));
  return (
    <>
      <section class="log panel" aria-label={t('log')}>
        <h2 class="rail-h">{t('log')}</h2>
        <ol tabIndex={0} aria-label={t('log')}>
          {lines.map(({ event, index, fresh }) => (
            <li
              key={index} class={`${DEADLY.has(event.event) ? 'hot' : ''} ${fresh ? 'fresh' : ''}`}
              onMouseEnter={() => onPoint(event)} onMouseLeave={() => onPoint(null)}
            >
              <EventSign event={event} wording={wording} />
              <span><Sentence text={tell(wording, event, names)} /></span>
            </li>
          ))}
        </ol>
      </section>
      <div class="vh" aria-live="polite">{news.join(' ')}</div>
    </>
  );
}
