// The face of a card. Black cards attack, white cards act. The index at the top left stays visible in a fan.
import { type ComponentChildren, Icon, label, Sign, signed, t } from 'deadpan/client';
import { FAMILY, isCharacter, WHITE, yearsOf } from './cards';
import { CharacterName } from './character-name';

interface FaceProps {
  readonly card: string;
  readonly jouvence: number;
}

export function Face({ card, jouvence }: FaceProps) {
  if (isCharacter(card)) {
    return (
      <>
        <span class="art kin-art">
          <Icon id={card} />
        </span>
        <b class="card-name">
          <CharacterName card={card} />
        </b>
        <b class="card-years">{FAMILY[card]}</b>
      </>
    );
  }
  const years = yearsOf(card, jouvence);
  return (
    <>
      <span class="card-index" aria-hidden="true">
        <Sign id={card} />
        {years !== 0 && <b>{signed(years)}</b>}
      </span>
      <span class="art">
        <Sign id={card} />
      </span>
      <b class="card-name">{label('card', card)}</b>
      {years !== 0 && <b class="card-years">{signed(years)}</b>}
      <small>{t(`card-text-${card}`)}</small>
    </>
  );
}

export const tone = (card: string): string =>
  isCharacter(card) ? 'white person' : WHITE.has(card) ? 'white' : 'black';

/** A card to look at. */
export const Card = ({ card, jouvence, mini = true }: FaceProps & { readonly mini?: boolean }) => (
  <span class={`card ${tone(card)} ${mini ? 'mini' : ''}`}>
    <Face card={card} jouvence={jouvence} />
  </span>
);

interface CardButtonProps extends FaceProps {
  readonly can: boolean;
  readonly picked: boolean;
  /** Whether it is fully visible in a phone's fan, to be read. */
  readonly open?: boolean;
  readonly class?: string;
  readonly onPick: () => void;
  /** Asks why it cannot be picked. */
  readonly onWonder?: () => void;
  readonly children?: ComponentChildren;
}

/** A card to pick. */
export const CardButton = ({
  card,
  jouvence,
  can,
  picked,
  open = false,
  class: extra = '',
  onPick,
  onWonder,
  children,
}: CardButtonProps) => (
  <button
    type="button"
    class={`card ${tone(card)} ${can ? 'can' : ''} ${picked ? 'picked' : ''} ${open ? 'open' : ''} ${extra}`}
    data-card={card}
    aria-pressed={picked}
    aria-disabled={!can}
    onClick={() => (can ? onPick() : onWonder?.())}
  >
    <Face card={card} jouvence={jouvence} />
    {children}
  </button>
);
