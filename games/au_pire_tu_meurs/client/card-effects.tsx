// Every card with its full effect, and how many there are.
import { label, Sign, signed, t } from 'deadpan/client';
import { BOX, yearsOf } from './cards';

/** What was agreed on that changes what a card does. */
export interface Terms {
  readonly jouvence: number;
  readonly prize: string;
  readonly shown: string;
}

interface CardEffectsProps {
  readonly colour: 'attack' | 'action';
  /** How many of each card there are. */
  readonly counts: Readonly<Record<string, number>>;
  readonly terms: Terms;
}

/** The cards of one colour, those that this game has. */
export function CardEffects({ colour, counts, terms }: CardEffectsProps) {
  const cards = Object.keys(BOX[colour]).filter((card) => (counts[card] ?? 0) > 0);
  const all = cards.reduce((sum, card) => sum + (counts[card] ?? 0), 0);
  return (
    <section>
      <h3>{t(`cards-${colour}`, { count: all })}</h3>
      <ul class={`effects ${colour}`}>
        {cards.map((card) => {
          const years = yearsOf(card, terms.jouvence);
          return (
            <li key={card} class="entry">
              <span class="effect-sign">
                <Sign id={card} />
              </span>
              <p>
                <b>{label('card', card)}</b> <span class="times">× {counts[card]}</span>{' '}
                {years !== 0 && <b class="years">{signed(years)}</b>}
                <br />
                {t(`effect-${card}`, { years: Math.abs(years), prize: terms.prize, shown: terms.shown })}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
