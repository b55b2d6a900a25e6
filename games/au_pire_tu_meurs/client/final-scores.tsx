// The end of the game: the winners, and everything face up.
import {
  endReason,
  FirstToken,
  Icon,
  join,
  label,
  OwnMark,
  Reasons,
  ResultHeadline,
  SeatSign,
  Sign,
  signed,
  t,
  useReader,
  written,
} from 'deadpan/client';
import { FAMILY, yearsOf } from './cards';
import { CharacterName } from './character-name';
import { jouvence, useScreenState } from './context';
import { inFinalOrder, placeOf } from './standing';

interface Revealed {
  readonly seat: number;
  readonly character: string;
  readonly hand: readonly string[];
  readonly life: readonly string[];
  readonly years: number;
}

export function FinalScores() {
  const { view, names, table, after } = useScreenState();
  const reader = useReader(view.seat);
  const events = table.events.value;
  const shown = events.filter((event) => event.event === 'revealed') as unknown as Revealed[];
  const ended = events.findLast((event) => event.event === 'ended');
  const winners = Array.isArray(ended?.['winners']) ? ended['winners'].map(Number) : [];
  const order = inFinalOrder(shown, events, winners);
  return (
    <section class="count sheet" aria-label={t('count')}>
      <ResultHeadline
        game="au-pire-tu-meurs"
        names={names}
        winners={winners}
        seat={reader}
        place={placeOf(reader, shown, events, winners)}
      />
      <Reasons game="au-pire-tu-meurs" reasons={endReason(events)} />
      <p class="count-sub">{t('count-sub')}</p>
      <ol class="count-rows">
        {order.map(({ seat, character, hand, life, years }) => (
          <li key={seat} class={`${winners.includes(seat) ? 'first' : ''} ${seat === reader ? 'own' : ''}`}>
            {view.out.includes(seat) && !winners.includes(seat) ? (
              <Icon id="ghost" class="count-ghost" />
            ) : (
              <SeatSign seat={seat} name={names[seat] ?? ''} />
            )}
            <div class="count-who">
              <h2>
                {view.first === seat && <FirstToken />}
                {names[seat]}
                {seat === reader && <OwnMark word={t('count-own-au-pire-tu-meurs')} />}
                {winners.includes(seat) && <Sign id="crown" label={t('winner')} />}
              </h2>
              <p class="count-kin">
                <Icon id={character} />
                <CharacterName card={character} /> <b>{FAMILY[character]}</b>
              </p>
            </div>
            <div class="count-detail">
              <ul class="count-items">
                {[...new Set(life)].map((card) => {
                  const count = life.filter((each) => each === card).length;
                  const worth = yearsOf(card, jouvence(view)) * count;
                  return (
                    <li key={card} class={worth < 0 ? 'bad' : ''}>
                      <Sign id={card} />
                      {label('card', card)}
                      {count > 1 ? ` × ${count}` : ''} <b>{worth === 0 ? '·' : signed(worth)}</b>
                    </li>
                  );
                })}
              </ul>
              {hand.length > 0 && (
                <p class="count-held">{t('count-held', { list: join(hand.map((card) => label('card', card))) })}</p>
              )}
            </div>
            <b class={`count-total ${years <= 0 ? 'neg' : ''}`}>{written(years)}</b>
          </li>
        ))}
      </ol>
      {after}
    </section>
  );
}
