// The table: plates of the players with their hands and life piles, and arrows for given cards.
import { FirstToken, Icon, named, SeatExtras, SeatSign, seatStatus, t } from 'deadpan/client';
import { Arrows } from './arrows';
import { Card } from './card';
import { jouvence, useScreenState } from './context';
import { FaceUp } from './face-up';
import { giver } from './given-cards';
import { QuestionWindow } from './question-window';
import { type Chair, chairs, small } from './seating';
import { wording } from './view';

const FAN = 9;

/** What everybody sees of a seat: the sizes of hand and life pile, and who gave the last hit. */
function FaceDown({ seat }: { readonly seat: number }) {
  const { view, table, names } = useScreenState();
  const hand = view.hand_sizes[seat] ?? 0;
  const life = view.life_sizes[seat] ?? 0;
  const from = giver(table.events.value, seat);
  const words = [t('cards-in-life', { count: life }), from === null ? '' : t('last-from', { name: names[from] ?? '' })];
  return (
    <div class="stuff">
      {hand > 0 && (
        <span class="fan" role="img" aria-label={t('cards-in-hand', { count: hand })}>
          {Array.from({ length: Math.min(hand, FAN) }, (_, index) => (
            <i key={index} class="card-back" />
          ))}
          <b class="num">{hand}</b>
        </span>
      )}
      <span class={`card-pile ${life === 0 ? 'bare' : ''}`} role="img" aria-label={words.filter(Boolean).join(', ')}>
        {from !== null && <SeatSign seat={from} name={names[from] ?? ''} />}
        <b class="num">{life}</b>
      </span>
    </div>
  );
}

function SeatPlate({ seat, x, y, turn }: Chair & { readonly turn: number }) {
  const { view, draft, names, table, pointing } = useScreenState();
  const name = names[seat] ?? '';
  const player = table.info.value?.seats[seat];
  const out = view.out.includes(seat);
  const spectre = view.spectres.includes(seat);
  const can = draft.seats.value.has(seat);
  const wonder =
    !can &&
    table.hints !== undefined &&
    (draft.kind.value === 'act' || draft.kind.value === 'may') &&
    (draft.accusing.value || draft.card.value !== null);
  const picked = draft.on.value.includes(seat);
  const secrets = view.secrets?.[seat];
  const fate = out ? t(spectre ? 'status-spectre' : 'status-out') : '';
  const who = out && player?.kind === 'bot' ? '' : seatStatus(player);
  const status = [fate, who].filter(Boolean).join(' · ') || t('status-alive');
  const classes = [
    'plate',
    out ? 'spectre' : '',
    view.question?.seat === seat ? 'asked' : '',
    can ? 'can' : '',
    picked ? 'picked' : '',
    named(pointing.at.value, 'seat', wording()).has(seat) ? 'pointed' : '',
  ].join(' ');
  const plate = (
    <>
      {view.first === seat && <FirstToken />}
      <b class="nth" aria-hidden="true">
        {turn}
      </b>
      {out && spectre ? <Icon id="ghost" /> : <SeatSign seat={seat} name={name} player={player} />}
      <span>
        {name}
        <small>{status}</small>
      </span>
    </>
  );
  return (
    <div class={classes} data-seat={seat} style={{ left: `${x}%`, top: `${y}%` }}>
      {can || picked ? (
        <button type="button" class="who" aria-pressed={picked} onClick={() => draft.pickSeat(seat)}>
          {plate}
        </button>
      ) : wonder ? (
        <button type="button" class="who wonder" aria-disabled onClick={() => draft.wonderAboutSeat(seat)}>
          {plate}
        </button>
      ) : (
        <span class="who">{plate}</span>
      )}
      <SeatExtras seat={seat} />
      {secrets ? <FaceUp secrets={secrets} /> : <FaceDown seat={seat} />}
    </div>
  );
}

function OwnSeatButton({ x, y }: Chair) {
  const { view, draft } = useScreenState();
  const seat = view.seat ?? -1;
  if (!draft.seats.value.has(seat) && !draft.on.value.includes(seat)) return null;
  const picked = draft.on.value.includes(seat);
  return (
    <div
      class={`plate own can ${picked ? 'picked' : ''}`}
      data-seat={seat}
      style={{ left: `${x}%`, top: `${y - 12}%` }}
    >
      <button type="button" class="who" aria-pressed={picked} onClick={() => draft.pickSeat(seat)}>
        {t('yourself')}
      </button>
    </div>
  );
}

export function RoundTable() {
  const { view } = useScreenState();
  const seating = chairs(view.seat, view.hand_sizes.length, small.value, view.secrets !== undefined);
  const others = seating.filter((chair) => chair.seat !== view.seat).length;
  return (
    <section class={`room others${others} ${view.secrets ? 'face-up' : ''}`} aria-label={t('table')}>
      <div class="felt" />
      <Arrows chairs={seating} />
      <div class="pile" role="img" aria-label={t('pile', { count: view.pile })}>
        <div class="card-pile">
          <b class="num">{view.pile}</b>
        </div>
        <span>{t('draw-pile')}</span>
      </div>
      <Icon id="anticlockwise" class="way-round" label={t('way-round')} />
      {view.open !== null && (
        <div class="open-card">
          <Card card={view.open} jouvence={jouvence(view)} />
        </div>
      )}
      {seating.map((chair, index) =>
        chair.seat === view.seat ? (
          <OwnSeatButton key={chair.seat} {...chair} />
        ) : (
          <SeatPlate key={chair.seat} {...chair} turn={index + 1} />
        ),
      )}
      <QuestionWindow />
    </section>
  );
}
