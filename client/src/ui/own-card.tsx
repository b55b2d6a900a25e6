// The card that says what has just happened to the reader, and what the reader can still do. It stands above the game
// without covering a question, and lets presses through to what is below it, except on its own button.
import { wordingOf } from '../games/registry';
import type { LiveTable } from '../net/live-table';
import { t } from '../words/fluent';
import { isCovered, lineWords, readerOf } from './beat-words';
import { SeatSign } from './seat-sign';
import { Sentence } from './sentence';

export function OwnCard({ table }: { readonly table: LiveTable }) {
  const { presenter, info, names, outcome } = table;
  const beats = presenter.card.value?.beats.filter(({ beat }) => !isCovered(beat)) ?? [];
  if (beats.length === 0 || info.value === null || outcome.value !== null) return null;
  const { says, aside } = lineWords(beats, wordingOf(info.value.game), readerOf(table));
  const who = beats[0]?.beat.who;
  return (
    <section class="own-card sheet" aria-label={t('own-card')}>
      {who !== undefined && <SeatSign seat={who} name={names.value[who] ?? ''} player={info.value.seats[who]} />}
      <p>
        <b>
          <Sentence text={says} />
        </b>{' '}
        <Sentence text={aside} />
      </p>
      <button type="button" class="btn small" onClick={() => presenter.skip()}>
        {t('beat-next')}
      </button>
    </section>
  );
}
