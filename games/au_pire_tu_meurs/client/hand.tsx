// The player's hand, and the red button of the accusation.
import { covered, t, useState } from 'deadpan/client';
import { AccuseButtonFace } from './accuse-button';
import { CardButton } from './card';
import { isCharacter } from './cards';
import { jouvence, useScreenState } from './context';

export function Hand() {
  const { view, draft, table } = useScreenState();
  const [read, setRead] = useState<string | null>(null); // a card that cannot be played can still be opened to read it
  if (view.hand === undefined) return null;
  const cards = view.hand.filter((card) => !isCharacter(card));
  const events = table.events.value;
  const drawn = events.findLastIndex((event) => event.event === 'card-drawn');
  const ended = events.findLastIndex((event) => event.event === 'turn-began' && event['seat'] !== view.seat);
  const fresh = drawn > ended && draft.kind.value === 'act' ? cards.indexOf(String(events[drawn]?.['card'])) : -1;
  const acting = draft.kind.value === 'act';
  const picked = acting && draft.card.value !== null ? cards.indexOf(draft.card.value) : -1;
  const open = picked >= 0 ? picked : cards.findIndex((card, index) => `${card}-${index}` === read);
  const strips = cards.length - (open >= 0 && open < cards.length - 1 ? 2 : 1);
  const lookAt = (card: string, index: number): void => {
    setRead(open === index ? null : `${card}-${index}`);
    draft.wonderAboutCard(card);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const all = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>('.card')];
    const at = all.indexOf(event.target as HTMLElement);
    all[(at + step + all.length) % all.length]?.focus();
    event.preventDefault();
  };
  return (
    <section
      class={`hand ${acting ? 'acting' : ''}`}
      aria-label={t('your-hand')}
      style={{ '--cards': String(cards.length), '--strips': String(Math.max(1, strips)) }}
      onKeyDown={onKeyDown}
    >
      {cards.map((card, index) =>
        covered.value ? (
          <span key={index} class="card face-down" role="img" aria-label={t('covered')} />
        ) : (
          <CardButton
            key={`${card}-${index}`}
            card={card}
            jouvence={jouvence(view)}
            can={acting && draft.cards.value.has(card)}
            picked={index === picked}
            open={index === open}
            onPick={() => {
              setRead(null);
              draft.pick(card);
            }}
            onWonder={() => lookAt(card, index)}
          >
            {index === fresh && <em class="new">{t('just-drawn')}</em>}
          </CardButton>
        ),
      )}
    </section>
  );
}

export function AccuseButton() {
  const { view, draft } = useScreenState();
  const { seat } = view;
  if (seat === null) return null;
  const open = draft.accusable.value;
  const living = view.hand_sizes.findIndex((_, each) => each !== seat && !view.out.includes(each));
  const kind = draft.kind.value;
  const isAnyTime = view.options.accuse === 'any-time';
  const isOthers = view.question?.kind === 'act';
  const why = view.out.includes(seat)
    ? 'accuse-out'
    : open
      ? 'accuse-now'
      : kind === 'act' || (isAnyTime && isOthers)
        ? 'accuse-nobody'
        : isAnyTime
          ? 'accuse-soon'
          : 'accuse-later';
  return (
    <section class="accuse">
      <button
        type="button"
        class={`accuse-button ${draft.accusing.value ? 'down' : ''}`}
        aria-disabled={!open}
        aria-pressed={draft.accusing.value}
        aria-describedby="accuse-why"
        onClick={() => (open ? draft.accuse() : draft.wonderAboutSeat(living))}
      >
        <AccuseButtonFace />
      </button>
      <small id="accuse-why">{t(why)}</small>
    </section>
  );
}
