// The end of any game: the winners, the scores, and what lies before each seat.
import { Sign } from '../art/icon';
import type { Outcome } from '../net/protocol';
import { written } from '../ui/numbers';
import { OwnMark, useReader, useScrolledToTop } from '../ui/result-headline';
import { SeatSign } from '../ui/seat-sign';
import { t } from '../words/fluent';
import { join } from '../words/tell';
import { useScreenState } from './context';
import { Facts, Value } from './value';
import type { Fact } from './view-layout';

export function FinalScores({ outcome: { winners, scores } }: { readonly outcome: Outcome }) {
  const { names, layout, seat: mine, after } = useScreenState();
  const reader = useReader(mine);
  useScrolledToTop();
  const facts = (seat: number): readonly Fact[] => {
    const known = layout.seats[seat] ?? [];
    return seat !== mine
      ? known
      : [
          ...known,
          ...layout.own.filter(
            ({ value }) => !known.some((fact) => JSON.stringify(fact.value) === JSON.stringify(value)),
          ),
        ];
  };
  const order = scores
    .map((_, seat) => seat)
    .sort((a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || (scores[b] ?? 0) - (scores[a] ?? 0));
  return (
    <section class="count sheet g-count" aria-label={t('count')} tabIndex={-1}>
      <h1>
        {winners.length === 0
          ? t('generic-nobody-wins')
          : t('count-winner', { names: join(winners.map((seat) => names[seat] ?? '')), count: winners.length })}
      </h1>
      <ol class="count-rows">
        {order.map((seat) => (
          <li key={seat} class={`${winners.includes(seat) ? 'first' : ''} ${seat === reader ? 'own' : ''}`}>
            <SeatSign seat={seat} name={names[seat] ?? ''} />
            <div class="count-who">
              <h2>
                {names[seat]}
                {seat === reader && <OwnMark word={t('you')} />}
                {winners.includes(seat) && <Sign id="crown" label={t('winner')} />}
              </h2>
            </div>
            <div class="count-detail">
              <Facts facts={facts(seat)} />
            </div>
            <b
              class={`count-total ${(scores[seat] ?? 0) < 0 ? 'neg' : ''}`}
              title={t('generic-points', { count: scores[seat] ?? 0 })}
            >
              {written(scores[seat] ?? 0)}
            </b>
          </li>
        ))}
      </ol>
      {layout.open.length > 0 && (
        <dl class="g-leftover">
          {layout.open.map(({ field, label, value }) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd>
                <Value field={field} value={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {after}
    </section>
  );
}
