// A few tiles with pieces, as an illustration.
import { Sign } from 'deadpan/client';
import { PieceTag } from './piece';
import { placeName } from './places';
import { Aim, Ground } from './tile';
import { Figure, isPolice } from './token';

export interface MiniPiece {
  readonly who: string;
  readonly state?: 'hitman' | 'lit' | 'suspect' | 'fleeing' | 'selected';
  readonly arm?: string;
}
export interface MiniTile {
  readonly tile: number;
  readonly at: readonly [number, number];
  readonly sniper?: boolean;
  readonly state?: 'spot' | 'legal' | 'scene';
  readonly pieces?: readonly MiniPiece[];
}

function Piece({
  piece,
  at,
  index,
  count,
}: {
  readonly piece: MiniPiece;
  readonly at: readonly [number, number];
  readonly index: number;
  readonly count: number;
}) {
  const x = at[0] + (count === 1 ? 0.5 : 0.28 + index * 0.44);
  const lit = piece.state === 'lit';
  return (
    <span
      class={`piece ${isPolice(piece.who) ? 'police' : ''} ${piece.state ?? ''} ${lit ? 'chosen' : ''}`}
      style={{ '--x': String(x), '--y': String(at[1] + 0.46), '--s': count === 1 ? '.56' : '.44', '--i': '0' }}
    >
      <Figure piece={piece.who} hat={piece.state === 'hitman'} />
      {piece.arm !== undefined && (
        <span class="arms">
          <Sign id={piece.arm} />
        </span>
      )}
      {lit && (
        <svg class="reticle" viewBox="0 0 64 64">
          <circle cx="32" cy="32" r="29" />
          <path d="M32-2v12M32 54v12M-2 32h12M54 32h12" />
        </svg>
      )}
      <PieceTag who={piece.who} />
    </span>
  );
}

export function MiniBoard({ tiles }: { readonly tiles: readonly MiniTile[] }) {
  const columns = Math.max(...tiles.map(({ at }) => at[0])) + 1;
  const rows = Math.max(...tiles.map(({ at }) => at[1])) + 1;
  return (
    <div class="mini-room">
      <div class="mini-board" style={{ '--cols': String(columns), '--rows': String(rows) }}>
        {tiles.map(({ tile, at, sniper, state }) => (
          <span
            key={tile}
            class={`tile ${sniper === true ? 'sniper' : ''} ${state ?? ''}`}
            style={{ '--x': String(at[0]), '--y': String(at[1]) }}
          >
            <Ground tile={tile} />
            <span class="pname">{placeName(tile)}</span>
            {sniper === true && <Aim />}
          </span>
        ))}
        {tiles.flatMap(({ at, pieces = [] }) =>
          pieces.map((piece, index) => (
            <Piece key={piece.who} piece={piece} at={at} index={index} count={pieces.length} />
          )),
        )}
      </div>
    </div>
  );
}
