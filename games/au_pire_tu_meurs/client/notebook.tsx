// The notebook (A9.3): what this seat has seen or can prove of each opponent, and a text field for notes.
import { covered, join, label, recall, remember, SeatSign, t, useState, written } from 'deadpan/client';
import { inFull } from './character-names';
import { useScreenState } from './context';
import { chairs } from './seating';
import type { NotebookPage } from './view';

const LEAST = -100;
const MOST = 120;
const FEW = 4;

/** The bounds of a balance; a single number where they are equal. */
export const between = ([least, most]: NotebookPage['balance']): string =>
  least === most ? written(least) : `${written(least)} … ${written(most)}`;

export function NotebookFacts({ page }: { readonly page: NotebookPage }) {
  const [least, most] = page.balance;
  const place = (years: number): string => `${Math.max(0, Math.min(100, ((years - LEAST) / (MOST - LEAST)) * 100))}%`;
  const known = new Map<string, number>();
  for (const card of page.blows) known.set(card, (known.get(card) ?? 0) + 1);
  const cards = [...known].map(([card, count]) => `${label('card', card)}${count > 1 ? ` × ${count}` : ''}`);
  const who = page.characters.map(inFull);
  return (
    <>
      <div class="balance-range" aria-hidden="true">
        <i style={{ left: place(least), right: `calc(100% - ${place(most)})` }} />
      </div>
      <p>
        {cards.length > 0 ? t('note-cards', { list: join(cards) }) : t('note-nothing')}{' '}
        {who.length === 1
          ? t('note-is', { name: who[0] ?? '' })
          : who.length <= FEW
            ? t('note-can-be', { list: join(who) })
            : t('note-anybody', { count: who.length })}
      </p>
    </>
  );
}

/** A text field whose content is stored in this browser under `name`. */
function OwnWords({ name }: { readonly name: string }) {
  const [text, setText] = useState(() => recall(name) ?? '');
  const write = (words: string): void => {
    setText(words);
    remember(name, words);
  };
  return (
    <label class="own-words">
      <b>{t('own-words')}</b>
      <textarea
        rows={4}
        maxLength={2000}
        value={text}
        placeholder={t('own-words-hint')}
        onInput={(event) => write(event.currentTarget.value)}
      />
    </label>
  );
}

export function Notebook() {
  const { view, names, table } = useScreenState();
  const page = `words:${table.code}:${table.info.value?.game_number ?? 1}:${view.seat ?? '-'}`;
  const mode = view.options.notebook ?? 'assisted';
  if (mode === 'off' || view.seat === null || view.over) return null;
  const others = chairs(view.seat, view.hand_sizes.length, false).filter((chair) => chair.seat !== view.seat);
  return (
    <section class="notebook sheet panel" aria-label={t('notebook')}>
      <header>
        <h2 class="rail-h">{t('notebook')}</h2>
        <span class="note-mode">{t(`au-pire-tu-meurs-option-notebook-${mode}`)}</span>
      </header>
      {covered.value ? (
        <p class="life-cover" role="img" aria-label={t('covered')} />
      ) : (
        <>
          {mode === 'assisted' &&
            others.map(({ seat }) => {
              const facts = view.notebook?.[seat];
              return (
                <div key={seat} class="notebook-entry">
                  <h3>
                    <SeatSign seat={seat} name={names[seat] ?? ''} />
                    {names[seat]}
                    <span>{view.out.includes(seat) ? t('status-out') : facts ? between(facts.balance) : ''}</span>
                  </h3>
                  {facts && !view.out.includes(seat) && <NotebookFacts page={facts} />}
                </div>
              );
            })}
          <OwnWords key={page} name={page} />
        </>
      )}
    </section>
  );
}
