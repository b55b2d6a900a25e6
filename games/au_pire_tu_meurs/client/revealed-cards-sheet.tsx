// The cards that an accusation or a duel has shown to this seat (A6.1), with their sum.
import { covered, type GameEvent, label, SeatSign, Sign, signed, t, written } from 'deadpan/client';
import { Card } from './card';
import { BLOWS, FAMILY, yearsOf } from './cards';
import { jouvence, useScreenState } from './context';
import { QuestionSheet } from './question-sheet';

const counted = (cards: readonly string[]): [string, number][] => {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
};

/** A sum as the rules count it, the character's years, less the hits, with the Jouvences: 70 − 25 + 10 = 55. */
function Sum({
  character,
  life,
  years,
}: {
  readonly character: string;
  readonly life: readonly string[];
  readonly years: number;
}) {
  const { view } = useScreenState();
  const hits = life.reduce((sum, card) => sum + (BLOWS[card] ?? 0), 0);
  const gained = life.filter((card) => card === 'jouvence').length * jouvence(view);
  return (
    <p class="laid-sum">
      {FAMILY[character]}
      {hits > 0 && ` − ${hits}`}
      {gained > 0 && ` + ${gained}`} = <b class={years <= 0 ? 'neg' : ''}>{written(years)}</b> {t('years-left')}
    </p>
  );
}

function Balance({ event }: { readonly event: GameEvent }) {
  const { view, names } = useScreenState();
  const character = String(event['character']);
  const life = event['life'] as readonly string[];
  const years = Number(event['years']);
  const state = years <= 0 ? 'dead' : life.some((card) => card in BLOWS) ? 'alive' : 'bare';
  return (
    <QuestionSheet
      kind="shown"
      title={t('shown-title', { name: names[Number(event['whom'])] ?? '' })}
      text={t('shown-text', { state })}
    >
      <div class="laid">
        <Card card={character} jouvence={0} />
        {counted(life).map(([card, count]) => (
          <span key={card} class="laid-card">
            <Card card={card} jouvence={jouvence(view)} />
            {count > 1 && <b class="times">× {count}</b>}
          </span>
        ))}
      </div>
      <Sum character={character} life={life} years={years} />
      <PutAway />
    </QuestionSheet>
  );
}

/** The hits of both players of a duel, with their sums. */
export function DuelPiles({ event }: { readonly event: GameEvent }) {
  const { names } = useScreenState();
  const sides = [
    ['by', 'own'],
    ['on', 'other'],
  ] as const;
  return (
    <ul class="duel-piles">
      {sides.map(([who, whose]) => {
        const seat = Number(event[who]);
        const hits = event[`${whose}_blows`] as readonly string[];
        return (
          <li key={who}>
            <span class="whose">
              <SeatSign seat={seat} name={names[seat] ?? ''} />
              {names[seat]}
            </span>
            <span class="hits">
              {counted(hits).map(([card, count]) => (
                <i key={card}>
                  <Sign id={card} label={label('card', card)} />
                  {signed(yearsOf(card, 0))}
                  {count > 1 && ` × ${count}`}
                </i>
              ))}
              {hits.length === 0 && t('shown-none')}
            </span>
            <b>{String(event[whose])}</b>
          </li>
        );
      })}
    </ul>
  );
}

function Duel({ event }: { readonly event: GameEvent }) {
  const { view, names } = useScreenState();
  const isMine = event['by'] === view.seat;
  const [mine, theirs] = isMine
    ? [Number(event['own']), Number(event['other'])]
    : [Number(event['other']), Number(event['own'])];
  const name = names[Number(isMine ? event['on'] : event['by'])] ?? '';
  return (
    <QuestionSheet
      kind="shown"
      title={t('shown-duel', { name })}
      text={t('shown-duel-text', { name, state: mine > theirs ? 'won' : mine < theirs ? 'lost' : 'draw' })}
    >
      <DuelPiles event={event} />
      <PutAway />
    </QuestionSheet>
  );
}

function PutAway() {
  const { revealedCards } = useScreenState();
  if (!revealedCards.canPutAway) return null;
  return (
    <p>
      <button type="button" class="btn small put-away" onClick={() => revealedCards.putAway()}>
        {t('put-away')} <kbd>Esc</kbd>
      </button>
    </p>
  );
}

export function RevealedCardsSheet() {
  const { revealedCards } = useScreenState();
  const event = revealedCards.shown.value;
  if (event === null || covered.value) return null;
  return event.event === 'sums-shown' ? <Duel event={event} /> : <Balance event={event} />;
}
