// The view of 10' to Kill, as the server sends it.
import { type OwnWording, type Wording, wordingOf } from 'deadpan/client';
import { placeForms } from './places';

export interface Tile {
  readonly at: readonly [number, number] | null;
  readonly sniper?: true;
}
export interface Hand {
  readonly hitman: string;
  readonly targets: readonly string[];
}
export interface Trophy {
  readonly who: string;
  readonly as: 'target' | 'hitman' | 'innocent' | 'police' | 'arrest';
  readonly points: number;
}
export interface Question {
  readonly seat: number;
  readonly kind: string;
  readonly scene?: number;
}
export interface View {
  readonly seat: number | null;
  readonly options: { readonly mistakes: string; readonly suspects: string; readonly case_file: string };
  readonly tiles: readonly Tile[];
  readonly characters: Readonly<Record<string, number>>;
  readonly police: readonly (number | null)[];
  readonly reserve: number;
  readonly first: number;
  readonly turn?: {
    readonly seat: number;
    readonly left: number;
    readonly round: number;
    readonly killed: boolean;
  } | null;
  readonly hand: Hand | null;
  readonly open: readonly { readonly hitman: string | null; readonly targets: readonly string[] }[];
  readonly losses: readonly (number | null)[];
  readonly trophies: readonly (readonly Trophy[])[];
  readonly scores: readonly number[];
  /** The last round, once it has begun: which seats still play in it. */
  readonly last_round: { readonly left: readonly number[] } | null;
  readonly question: Question | null;
  readonly over: boolean;
  readonly hands?: readonly Hand[] | null;
  readonly winners?: readonly number[] | null;
  /** The tiles of all seats, in a replay with everything face up. */
  readonly secrets?: readonly { readonly hand: Hand }[];
  readonly case_file?: readonly (readonly string[] | null)[] | null;
}

export const CHARACTERS = [
  'giraffe',
  'walrus',
  'panther',
  'crocodile',
  'cat',
  'wolf',
  'kangaroo',
  'tiger',
  'cockatoo',
  'mouse',
  'penguin',
  'fox',
  'koala',
  'dalmatian',
  'opossum',
  'panda',
] as const;

export const OWN_WORDING: OwnWording = {
  forms: { tile: (tile) => placeForms(Number(tile)) },
};

/** How its events are worded. */
export const wording = (): Wording => wordingOf('ten-to-kill');

export interface Owner {
  readonly seat: number;
  readonly role: 'hitman' | 'target';
}

/** The player whose tile shows this character, where all tiles are face up. */
export function ownerOf(view: View, who: string): Owner | null {
  for (const [seat, { hand }] of (view.secrets ?? []).entries()) {
    if (hand.hitman === who) return { seat, role: 'hitman' };
    if (hand.targets.includes(who)) return { seat, role: 'target' };
  }
  return null;
}

/** The tile of each piece on the board. */
export function whereabouts(view: View): Map<string, number> {
  const found = new Map(Object.entries(view.characters));
  view.police.forEach((tile, index) => {
    if (tile !== null) found.set(`police-${index + 1}`, tile);
  });
  return found;
}
