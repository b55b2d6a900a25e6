// A list of cards with their effects and counts.
import { label, Sign, signed, t } from 'deadpan/client';
import { BOX, yearsOf } from './cards';

/** The options that change what cards do. */
export interface Terms {
  readonly jouvence: number;
  readonly prize: string;
  readonly shown: string;
}

interface CardEffectsProps {
  readonly colour: 'attack' | 'action';
  /** The number of each card in the game. */
  readonly counts: Readonly<Record<string, number>>;
  readonly terms: Terms;
}

/** The cards of one colour that are in the game. */
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
