// What only this player knows, with the button that covers it. A click on a card picks it, if the next step offers it.
import { OwnName } from '../social/own-name';
import { CoverButton, covered } from '../ui/cover';
import { t } from '../words/fluent';
import { useScreenState } from './context';
import { valueWords } from './game-words';
import { ItemCard } from './item-card';
import { Value } from './value';

/** The cards of a hand. */
function Cards({ field, cards }: { readonly field: string; readonly cards: readonly (string | number)[] }) {
  const { draft, schema, names } = useScreenState();
  const kind = schema.details.view.kinds[field];
  return (
    <ul class="g-things large">
      {cards.map((card, index) => {
        const thing = <ItemCard kind={kind} id={card} size="large" />;
        const take = draft.takeFrom(cards, card);
        return (
          <li key={index}>
            {take === null ? (
              thing
            ) : (
              <button
                type="button"
                class={`g-card ${draft.has(card) ? 'picked' : ''}`}
                aria-label={valueWords(kind, card, names)}
                onClick={take}
              >
                {thing}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const areCards = (kind: string | undefined, value: unknown): value is readonly (string | number)[] =>
  kind !== 'seat' &&
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((each) => typeof each === 'string' || typeof each === 'number');

export function OwnThings() {
  const { layout, seat, schema } = useScreenState();
  if (seat === null || (layout.own.length === 0 && !covered.value)) return null;
  return (
    <section class={`g-own sheet ${covered.value ? 'covered' : ''}`} aria-label={t('generic-own')}>
      <header>
        <h2 class="rail-h">{t('generic-own')}</h2>
        <OwnName />
        <CoverButton />
      </header>
      {covered.value ? (
        <p class="g-back" role="img" aria-label={t('covered')} />
      ) : (
        <dl>
          {layout.own.map(({ field, label, value }) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd>
                {areCards(schema.details.view.kinds[field], value) ? (
                  <Cards field={field} cards={value} />
                ) : (
                  <Value field={field} value={value} size="large" />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
