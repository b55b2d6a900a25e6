// The table: a plate for each seat with the values the view has by seat, and between them the public values.
import { SeatExtras } from '../social/seat-extras';
import { written } from '../ui/numbers';
import { named } from '../ui/pointing';
import { others } from '../ui/seat-order';
import { SeatSign } from '../ui/seat-sign';
import { seatStatus } from '../ui/seat-status';
import { t } from '../words/fluent';
import { useScreenState } from './context';
import { Facts, Value } from './value';

function SeatPlate({ seat }: { readonly seat: number }) {
  const { table, schema, draft, names, layout, pointing, seat: mine } = useScreenState();
  const player = table.info.value?.seats[seat];
  const pick = draft.optionFor('seat', seat);
  const points = layout.points?.[seat];
  const signs = layout.signs[seat] ?? [];
  const isAsked = table.waiting.value.includes(seat);
  const isPointed = named(pointing.at.value, 'seat', schema.wording).has(seat);
  return (
    <article
      class={`g-plate ${isAsked ? 'asked' : ''} ${isPointed ? 'pointed' : ''} ${pick === null ? '' : 'can'}`}
      data-seat={seat}
      {...(pick === null ? {} : { onClick: () => draft.pick(pick) })}
    >
      <header>
        <SeatSign seat={seat} name={names[seat] ?? ''} player={player} />
        <div>
          <h2>{names[seat]}</h2>
          <small>{seat === mine ? t('you') : seatStatus(player)}</small>
        </div>
        <SeatExtras seat={seat} />
        {points !== undefined && (
          <span class={`pts ${points < 0 ? 'neg' : ''}`} title={t('generic-points', { count: points })}>
            {written(points)}
          </span>
        )}
      </header>
      {signs.length > 0 && (
        <ul class="g-signs">
          {signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
      )}
      <Facts facts={layout.seats[seat] ?? []} />
    </article>
  );
}

export function TableArea() {
  const { names, seat, layout } = useScreenState();
  return (
    <section class="g-felt" aria-label={t('table')} tabIndex={0}>
      <div class={`g-plates of${others(seat, names.length).length}`}>
        {others(seat, names.length).map((each) => (
          <SeatPlate key={each} seat={each} />
        ))}
      </div>
      {layout.open.length > 0 && (
        <dl class="g-piles" aria-label={t('generic-open')}>
          {layout.open.map(({ field, label, value }) => (
            <div key={field} class="g-pile">
              <dt>{label}</dt>
              <dd>
                <Value field={field} value={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {seat !== null && (
        <div class="g-plates mine">
          <SeatPlate seat={seat} />
        </div>
      )}
    </section>
  );
}
