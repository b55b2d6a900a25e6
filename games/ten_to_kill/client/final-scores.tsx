// The end of the game: all tiles face up, and the score item by item.
import {
  endReason,
  FirstToken,
  label,
  OwnMark,
  Reasons,
  ResultHeadline,
  SeatSign,
  Sign,
  signed,
  t,
  useReader,
} from 'deadpan/client';
import { useScreenState } from './context';
import facts from './facts.json';
import { placeOf, tieReasons } from './outcome-reasons';
import { PieceIcon } from './token';

export function FinalScores() {
  const { view, names, table, after } = useScreenState();
  const reader = useReader(view.seat);
  const winners = view.winners ?? [];
  const order = view.scores
    .map((_, seat) => seat)
    .sort(
      (a, b) =>
        (view.scores[b] ?? 0) - (view.scores[a] ?? 0) || Number(winners.includes(b)) - Number(winners.includes(a)),
    );
  return (
    <section class="count sheet" aria-label={t('count')}>
      <ResultHeadline
        game="ten-to-kill"
        names={names}
        winners={winners}
        seat={reader}
        place={reader === null ? null : placeOf(view, reader)}
      />
      <Reasons game="ten-to-kill" reasons={[...endReason(table.events.value), ...tieReasons(view)]} />
      <p class="count-sub">{t('count-sub')}</p>
      <ol class="count-rows">
        {order.map((seat) => {
          const hand = view.hands?.[seat];
          const points = view.scores[seat] ?? 0;
          return (
            <li key={seat} class={`${winners.includes(seat) ? 'first' : ''} ${seat === reader ? 'own' : ''}`}>
              <SeatSign seat={seat} name={names[seat] ?? ''} />
              <div class="count-who">
                <h2>
                  {view.first === seat && <FirstToken />}
                  {names[seat]}
                  {seat === reader && <OwnMark word={t('count-own-ten-to-kill')} />}
                  {winners.includes(seat) && <Sign id="crown" label={t('winner')} />}
                </h2>
                <p class="count-hand">
                  {hand &&
                    [hand.hitman, ...hand.targets].map((who, index) => (
                      <span
                        key={who}
                        class={`up ${index === 0 ? 'hit' : ''} ${view.characters[who] === undefined ? 'gone' : ''}`}
                        title={label('piece', who)}
                      >
                        <PieceIcon piece={who} />
                        <span class="vh">
                          {label('piece', who)} {t(index === 0 ? 'hitman' : 'target')}
                        </span>
                      </span>
                    ))}
                </p>
              </div>
              <ul class="count-items">
                {view.losses[seat] === null && (
                  <li>
                    {t('count-free')} <b>{signed(facts.points.free)}</b>
                  </li>
                )}
                {view.trophies[seat]?.map((trophy) => (
                  <li key={trophy.who} class={trophy.points < 0 ? 'bad' : ''}>
                    <PieceIcon piece={trophy.who} />
                    {label('piece', trophy.who)}, {t(`trophy-${trophy.as}`)} <b>{signed(trophy.points)}</b>
                  </li>
                ))}
              </ul>
              <b class={`count-total ${points < 0 ? 'neg' : ''}`}>{signed(points)}</b>
            </li>
          );
        })}
      </ol>
      {after}
    </section>
  );
}
