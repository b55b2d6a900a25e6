// The player's own four tiles, with the button that covers them.
import { CoverButton, covered, FirstToken, label, OwnName, signed, t } from 'deadpan/client';
import { useScreenState } from './context';
import { TrophyChip } from './opponents';
import { PieceIcon } from './token';

export function OwnTiles() {
  const { view } = useScreenState();
  const { hand, seat } = view;
  if (hand === null || seat === null) return null;
  const trophies = view.trophies[seat] ?? [];
  const gone = (who: string): boolean => view.question?.kind !== 'lay' && view.characters[who] === undefined;
  const role = (who: string): string =>
    t(who === hand.hitman ? (gone(who) ? 'hitman-gone' : 'hitman') : gone(who) ? 'target-gone' : 'target');
  return (
    <section class={`own-tiles sheet ${covered.value ? 'covered' : ''}`} aria-label={t('your-four')}>
      {view.first === seat && <FirstToken />}
      <OwnName />
      <header>
        <h2 class="rail-h">
          {t('your-four')}{' '}
          <span class="own-points" title={t('points', { count: view.scores[seat] ?? 0 })}>
            {signed(view.scores[seat] ?? 0)}
          </span>
        </h2>
        <CoverButton />
      </header>
      <div class="four">
        {[hand.hitman, ...hand.targets].map((who, index) =>
          covered.value ? (
            <div key={index} class="st back-up" aria-label={t('covered')} role="img" />
          ) : (
            <div key={index} class={`st ${index === 0 ? 'h' : ''} ${gone(who) ? 'gone' : ''}`}>
              <PieceIcon piece={who} />
              {label('piece', who)}
              <em>{role(who)}</em>
            </div>
          ),
        )}
      </div>
      {trophies.length > 0 && (
        <div class="trophies own" data-trophies={seat}>
          {trophies.map((trophy) => (
            <TrophyChip key={trophy.who} trophy={trophy} />
          ))}
        </div>
      )}
    </section>
  );
}
