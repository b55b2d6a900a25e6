// A piece on the board.
import { label, Sign, t } from 'deadpan/client';
import { useScreenState } from './context';
import type { Spot } from './layout';
import { type Gait, useTravel } from './motion';
import { OwnerBadge, ownerWords } from './owner-badge';
import { placeName } from './places';
import type { Weapon } from './sight';
import { Figure, isPolice } from './token';
import type { Owner } from './view';

export interface PieceState {
  readonly selectable: boolean;
  readonly selected: boolean;
  readonly lit: boolean;
  /** It cannot be picked; a click asks why. */
  readonly wondering: boolean;
  readonly hitman: boolean;
  readonly owner: Owner | null;
  readonly suspect: number | null;
  readonly fleeing: boolean;
  readonly arriving: boolean;
  readonly pointed: boolean;
  readonly arms: readonly Weapon[];
  readonly gait: Gait;
  readonly delay: number;
}

interface PieceProps {
  readonly spot: Spot;
  readonly state: PieceState;
  readonly onPick: () => void;
}

/** Three letters, for small boards. Panda and panther must differ. */
export function abbreviation(who: string): string {
  return who === 'panda' ? 'PDA' : label('piece', who).slice(0, 3).toLocaleUpperCase();
}

export function PieceTag({ who }: { readonly who: string }) {
  const number = isPolice(who) ? ` ${who.slice('police-'.length)}` : '';
  const name = isPolice(who) ? t('police-short') : label('piece', who);
  return (
    <b class="tag" aria-hidden="true">
      <span>
        {name}
        {number}
      </span>
      <abbr>
        {isPolice(who) ? `${t('police-short').slice(0, 2).toLocaleUpperCase()}${number.trim()}` : abbreviation(who)}
      </abbr>
    </b>
  );
}

export function Piece({ spot, state, onPick }: PieceProps) {
  const { who, tile, x, y, size, crowd } = spot;
  const { names } = useScreenState();
  const ref = useTravel({ x, y, tile }, state.gait, state.delay);
  const classes = [
    'piece',
    isPolice(who) ? 'police' : '',
    crowd === 1 ? 'alone' : crowd > 4 ? 'crowded' : '',
    state.selectable ? 'can' : state.wondering ? 'wonder' : '',
    state.selected ? (state.lit ? 'chosen' : 'selected') : '',
    state.lit ? 'lit' : '',
    state.hitman ? 'hitman' : '',
    state.suspect === null ? '' : 'suspect',
    state.fleeing ? 'fleeing' : '',
    state.arriving ? 'arriving' : '',
    state.pointed ? 'pointed' : '',
  ]
    .filter(Boolean)
    .join(' ');
  const words = [
    label('piece', who),
    placeName(tile),
    state.hitman ? t('your-hitman') : '',
    ownerWords(state.owner, names),
    state.suspect === null ? '' : t('suspect'),
  ];
  return (
    <button
      ref={ref}
      type="button"
      class={classes}
      tabIndex={-1}
      data-piece={who}
      aria-disabled={!state.selectable}
      aria-pressed={state.selected}
      aria-label={words.filter(Boolean).join(', ')}
      style={{ '--x': String(x), '--y': String(y), '--s': String(size), '--i': String(state.suspect ?? 0) }}
      onClick={onPick}
    >
      <Figure piece={who} hat={state.hitman || state.owner?.role === 'hitman'} />
      {state.owner && <OwnerBadge owner={state.owner} names={names} />}
      {state.arms.length > 0 && (
        <span class="arms">
          {state.arms.map((arm) => (
            <Sign key={arm} id={arm} />
          ))}
        </span>
      )}
      {state.lit && (
        <svg class="reticle" viewBox="0 0 64 64" aria-hidden="true">
          <circle cx="32" cy="32" r="29" />
          <path d="M32-2v12M32 54v12M-2 32h12M54 32h12" />
        </svg>
      )}
      <PieceTag who={who} />
    </button>
  );
}
