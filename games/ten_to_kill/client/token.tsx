// The token of an animal, and the shield of a policeman.
import { address } from './sprite-address';

const ORDER = [
  'giraffe',
  'cockatoo',
  'cat',
  'koala',
  'kangaroo',
  'mouse',
  'penguin',
  'dalmatian',
  'walrus',
  'panther',
  'crocodile',
  'wolf',
  'tiger',
  'fox',
  'opossum',
  'panda',
];
const ROUND = 2 * Math.PI * 27;
const SHIELD = 'M32 3 58 9v24c0 15-11 24-26 29C17 57 6 48 6 33V9Z';

interface Stroke {
  readonly width: number;
  readonly dashes?: string;
  readonly turn?: number;
  readonly cap?: 'round';
}

/** Eight patterns; together with a light or dark ring they tell all sixteen apart without colour. */
const PATTERNS: readonly (Stroke | null)[] = [
  null,
  { width: 6, dashes: `5 ${ROUND / 2 - 5}` },
  { width: 6, dashes: `5 ${ROUND / 4 - 5}`, turn: 45 },
  { width: 3, dashes: `.01 ${ROUND / 16 - 0.01}`, cap: 'round' },
  { width: 6, dashes: `${ROUND / 16} ${ROUND / 16}` },
  { width: 1.8 },
  { width: 6, dashes: `${ROUND / 2} ${ROUND / 2}` },
  { width: 6, dashes: `2.2 ${ROUND / 24 - 2.2}` },
];

function Pattern({ animal }: { readonly animal: string }) {
  const place = ORDER.indexOf(animal);
  const stroke = PATTERNS[place % 8];
  if (!stroke) return null;
  return (
    <circle
      cx="32"
      cy="32"
      r="27"
      fill="none"
      stroke={place < 8 ? 'var(--ink)' : 'var(--paper)'}
      stroke-width={stroke.width}
      stroke-dasharray={stroke.dashes}
      stroke-linecap={stroke.cap}
      transform={stroke.turn === undefined ? undefined : `rotate(${stroke.turn} 32 32)`}
    />
  );
}

export function Token({ animal, hat = false }: { readonly animal: string; readonly hat?: boolean }) {
  return (
    <svg class="tok" viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="31.5" fill="var(--ink)" />
      <circle cx="32" cy="32" r="27" fill="none" stroke={`var(--ring-${animal})`} stroke-width="6" />
      <Pattern animal={animal} />
      <circle cx="32" cy="32" r="23.5" fill="#fffaf0" stroke="var(--ink)" stroke-width="1.5" />
      <circle cx="32" cy="32" r="22.8" fill={`var(--ring-${animal})`} opacity=".26" />
      <use href={address(animal)} x="12" y="12" width="40" height="40" />
      {hat && <use class="hat" href={address('hat')} x="12" y="-5" width="40" height="23" />}
    </svg>
  );
}

export function Shield() {
  return (
    <svg class="tok" viewBox="0 0 64 64" aria-hidden="true">
      <path d={SHIELD} fill="#123a94" stroke="var(--ink)" stroke-width="3" />
      <path
        d={SHIELD}
        fill="none"
        stroke="#fff"
        stroke-width="3"
        stroke-dasharray="6 5"
        transform="translate(3.5 3.5) scale(.89)"
      />
      <use href={address('officer')} x="11" y="9" width="42" height="42" />
      <rect x="17" y="-4" width="30" height="8" rx="4" fill="var(--ink)" />
      <rect class="lamp-r" x="19" y="-2.5" width="12" height="5" rx="2.5" fill="#ff5a52" />
      <rect class="lamp-b" x="33" y="-2.5" width="12" height="5" rx="2.5" fill="#5aa2ff" />
    </svg>
  );
}

export const isPolice = (piece: string): boolean => piece.startsWith('police-');

/** The token or the shield of a piece. */
export const Figure = ({ piece, hat = false }: { readonly piece: string; readonly hat?: boolean }) =>
  isPolice(piece) ? <Shield /> : <Token animal={piece} hat={hat} />;

/** A piece in a line of text or a table. */
export const PieceIcon = ({ piece }: { readonly piece: string }) => (
  <span class="head">
    <Figure piece={piece} />
  </span>
);
