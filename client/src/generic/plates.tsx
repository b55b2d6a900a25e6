// One plate for each seat: who sits there, whether it is their turn, and whatever the view has by seat.
import { SeatExtras } from '../evening/seat-extras';
import { written } from '../parts/numbers';
import { named } from '../parts/pointing';
import { SeatSign } from '../parts/seat';
import { others } from '../parts/seat-order';
import { seatStatus } from '../parts/status';
import { t } from '../words/fluent';
import { usePlay } from './context';
import { Facts } from './value';

function Plate({ seat }: { readonly seat: number }) {
  const { table, reading, draft, names, layout, pointing, seat: mine } = usePlay();
  const player = table.info.value?.seats[seat];
  const pick = draft.optionFor('seat', seat);
  const points = layout.points?.[seat];
  const signs = layout.signs[seat] ?? [];
  const isAsked = table.waiting.value.includes(seat);
  const isPointed = named(pointing.event.value, 'seat', reading.wording).has(seat);
  const status = seat === mine ? t('you') : seatStatus(player);
  return (
    <article
      class={`opp g-plate ${isAsked ? 'asked' : ''} ${isPointed ? 'pointed' : ''} ${pick === null ? '' : 'can'}`} data-seat={seat}
      {...(pick === null ? {} : { onClick: () => draft.pick(pick) })}
    >
      <SeatSign seat={seat} name={names[seat] ?? ''} player={player} />
      <div>
        <h3>{names[seat]}</h3>
        <small>{status}</small>
        <SeatExtras seat={seat} />
      </div>
      {points !== undefined && <span class={`pts ${points < 0 ? 'neg' : ''}`} title={t('generic-points', { count: points })}>{written(points)}</span>}
      {signs.length > 0 && <ul class="g-signs">{signs.map((sign) => <li key={sign}>{sign}</li>)}</ul>}
      <Facts facts={layout.seats[seat] ?? []} />
    </article>
  );
}

export function Plates() {
  const { names, seat } = usePlay();
  const order = seat === null ? others(null, names.length) : [seat, ...others(seat, names.length)];
  return <section class="opps g-plates" aria-label={t('generic-players')}>{order.map((each) => <Plate key={each} seat={each} />)}</section>;
}
