// The player's own character, life pile and balance.
import {
  AfterDeath,
  CoverButton,
  covered,
  FirstToken,
  Icon,
  label,
  named,
  OwnName,
  SeatSign,
  Sentence,
  Sign,
  signed,
  t,
  written,
} from 'deadpan/client';
import { BLOWS, FAMILY, yearsOf } from './cards';
import { CharacterName } from './character-name';
import { jouvence, useScreenState } from './context';
import { fate } from './fate';
import { giver } from './given-cards';
import { wording } from './view';

const LONGEST = 120;

export function OwnLife() {
  const { view, table, names, pointing } = useScreenState();
  if (view.seat === null || view.character === undefined) return null;
  const balance = view.balance ?? 0;
  const counts = new Map<string, number>();
  for (const card of view.life ?? []) counts.set(card, (counts.get(card) ?? 0) + 1);
  const coming =
    view.question?.kind === 'answer' && view.question.seat === view.seat && view.flight ? (BLOWS[view.flight] ?? 0) : 0;
  const end = fate(view, table.events.value, names);
  const living = [...view.life_sizes.keys()].filter((seat) => !view.out.includes(seat));
  const from = giver(table.events.value, view.seat);
  const isMeant = named(pointing.at.value, 'seat', wording()).has(view.seat);
  const width = (years: number): string => `${Math.max(0, Math.min(100, (years / LONGEST) * 100))}%`;
  return (
    <section
      class={`life sheet ${covered.value ? 'covered' : end !== null ? 'gone' : balance <= 0 ? 'dead-inside' : ''} ${isMeant ? 'pointed' : ''}`}
      aria-label={t('your-life')}
    >
      {view.first === view.seat && <FirstToken />}
      <OwnName />
      <header>
        <h2 class="rail-h">{t('your-life')}</h2>
        <CoverButton />
      </header>
      {covered.value ? (
        <p class="life-cover" role="img" aria-label={t('covered')} />
      ) : (
        <>
          <div class="me">
            <Icon id={view.character} />
            <span>
              <b>
                <CharacterName card={view.character} />
              </b>
              {t('years-to-live')}
            </span>
            <i>{FAMILY[view.character]}</i>
          </div>
          <ul class="sum">
            {[...counts].map(([card, count]) => {
              const years = yearsOf(card, jouvence(view)) * count;
              return (
                <li key={card} class={years > 0 ? 'plus' : ''}>
                  <Sign id={card} />
                  <span class="what">{label('card', card)}</span>
                  {count > 1 && <span class="times">× {count}</span>}
                  <b>{years === 0 ? '·' : signed(years)}</b>
                </li>
              );
            })}
            {counts.size === 0 && end === null && <li class="empty">{t('nothing-yet')}</li>}
            {from !== null && coming === 0 && counts.size > 0 && (
              <li class="from">
                <SeatSign seat={from} name={names[from] ?? ''} />
                {t('last-from', { name: names[from] ?? '' })}
              </li>
            )}
          </ul>
          <div class="lifebar" aria-hidden="true">
            <i style={{ width: width(balance) }} />
            {coming > 0 && (
              <i class="going" style={{ left: width(balance - coming), width: width(Math.min(coming, balance)) }} />
            )}
          </div>
          <div class="balance">
            <span>
              <span class="what">{t(end === null ? 'years-left' : 'status-out')}</span>
              {coming > 0 && <small>{t('years-if', { count: balance - coming })}</small>}
              {end !== null && (
                <small class="fate">
                  <Sentence text={end} />
                </small>
              )}
              {balance <= 0 && end === null && <small>{t('own-up')}</small>}
            </span>
            <b>{end === null ? written(balance) : <Icon id="ghost" />}</b>
          </div>
          {end !== null && <AfterDeath living={living} />}
        </>
      )}
    </section>
  );
}
