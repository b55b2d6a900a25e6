// The other players: tiles face down, trophies, points.
import { FirstToken, label, named, others, SeatExtras, SeatSign, Sign, seatStatus, signed, t } from 'deadpan/client';
import { useScreenState } from './context';
import { PieceIcon } from './token';
import { type Hand, type Trophy, type View, wording } from './view';

export const TrophyChip = ({ trophy }: { readonly trophy: Trophy }) => (
  <span class={`trophy ${trophy.points < 0 ? 'bad' : ''}`} title={label('piece', trophy.who)}>
    <PieceIcon piece={trophy.who} />
    {trophy.as === 'arrest' && <Sign id="cuffs" />}
    <span class="lbl">{t(`trophy-${trophy.as}`)}</span> {signed(trophy.points)}
  </span>
);

/** The four tiles of a player, face up. */
function FaceUp({ hand, view }: { readonly hand: Hand | undefined; readonly view: View }) {
  if (!hand) return null;
  return (
    <>
      {[hand.hitman, ...hand.targets].map((who, index) => (
        <span
          key={who}
          class={`up bare ${index === 0 ? 'hit' : ''} ${view.question?.kind !== 'lay' && view.characters[who] === undefined ? 'gone' : ''}`}
          title={label('piece', who)}
        >
          <PieceIcon piece={who} />
          <span class="vh">
            {label('piece', who)}, {t(index === 0 ? 'hitman' : 'target')}
          </span>
        </span>
      ))}
    </>
  );
}

export function Opponents() {
  const { view, names, table, pointing } = useScreenState();
  const pointed = named(pointing.at.value, 'seat', wording());
  const info = table.info.value;
  const asked = view.question?.seat;
  return (
    <section class={`opponents of${names.length}`} aria-label={t('opponents')}>
      {others(view.seat, view.open.length).map((seat) => {
        const open = view.open[seat];
        const player = info?.seats[seat];
        const lost = open?.hitman ?? null;
        const how =
          lost === null
            ? 'free'
            : table.events.value.find((event) => event.event === 'lost' && event['seat'] === seat)?.['how'];
        const points = view.scores[seat] ?? 0;
        const status = seatStatus(player);
        return (
          <article key={seat} class={`opponent ${asked === seat ? 'asked' : ''} ${pointed.has(seat) ? 'pointed' : ''}`}>
            <SeatSign seat={seat} name={names[seat] ?? ''} player={player} />
            <div>
              <h3>
                {view.first === seat && <FirstToken />}
                {names[seat]}
              </h3>
              <small>
                {status}
                <span class="hitman-state">
                  {status === '' ? '' : ' · '}
                  {t('hitman-state', { how: String(how ?? 'free') })}
                </span>
              </small>
              <SeatExtras seat={seat} />
            </div>
            <span class={`pts ${points < 0 ? 'neg' : ''}`} title={t('points', { count: points })}>
              {signed(points)}
            </span>
            <div class="trophies" data-trophies={seat}>
              {view.secrets ? (
                <FaceUp hand={view.secrets[seat]?.hand} view={view} />
              ) : (
                <>
                  {lost === null ? (
                    <span class="back hit" title={t('hitman')} />
                  ) : (
                    <span class="lost" title={label('piece', lost)}>
                      <PieceIcon piece={lost} />
                    </span>
                  )}
                  {Array.from({ length: 3 - (open?.targets.length ?? 0) }, (_, index) => (
                    <span key={index} class="back" title={t('target')} />
                  ))}
                  {open?.targets.map((who) => (
                    <span key={who} class="up" title={label('piece', who)}>
                      <PieceIcon piece={who} />
                    </span>
                  ))}
                </>
              )}
              {(view.trophies[seat]?.length ?? 0) > 0 && <span class="bar" />}
              {view.trophies[seat]?.map((trophy) => (
                <TrophyChip key={trophy.who} trophy={trophy} />
              ))}
            </div>
          </article>
        );
      })}
      <p class="reserve" title={t('reserve', { count: view.reserve })}>
        <Sign id="badge" />
        <b aria-hidden="true">{view.reserve}</b>
        <span>{t('reserve', { count: view.reserve })}</span>
      </p>
    </section>
  );
}
