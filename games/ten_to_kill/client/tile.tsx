// A tile of the board.
import { label, t } from 'deadpan/client';
import { PLACES, placeName } from './places';
import { address } from './sprite-address';

interface TileProps {
  readonly tile: number;
  readonly column: number;
  readonly row: number;
  readonly sniper: boolean;
  readonly pieces: readonly string[];
  readonly classes: string;
  readonly legal: boolean;
  readonly current: boolean;
  readonly onChoose: () => void;
  readonly onFocus: () => void;
}

export const Ground = ({ tile }: { readonly tile: number }) => (
  <svg class="ground" aria-hidden="true">
    <use href={address(`place-${PLACES[tile] ?? ''}`)} width="100%" height="100%" />
  </svg>
);

export const Aim = () => (
  <svg class="aim" viewBox="0 0 512 512" aria-hidden="true">
    <use href={address('sign-aim')} x="38" y="38" width="436" height="436" fill="#fff" />
  </svg>
);

export function Tile({ tile, column, row, sniper, pieces, classes, legal, current, onChoose, onFocus }: TileProps) {
  const words = [
    placeName(tile),
    sniper ? t('sniper-tile') : '',
    pieces.map((who) => label('piece', who)).join(', '),
    legal ? t('can-go-here') : '',
  ];
  return (
    <button
      type="button"
      class={`tile ${sniper ? 'sniper' : ''} ${legal ? 'legal' : ''} ${pieces.length > 2 ? 'many' : ''} ${classes}`}
      data-tile={tile}
      tabIndex={current ? 0 : -1}
      aria-label={words.filter(Boolean).join(', ')}
      style={{ '--x': String(column), '--y': String(row) }}
      onClick={onChoose}
      onFocus={onFocus}
    >
      <Ground tile={tile} />
      <span class="pname" aria-hidden="true">
        {placeName(tile)}
      </span>
      {sniper && <Aim />}
    </button>
  );
}
