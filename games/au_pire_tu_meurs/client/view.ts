// The view of Au pire tu meurs, as the server sends it.
import { type Wording, wordingOf } from 'deadpan/client';

export interface Question {
  readonly seat: number;
  readonly kind: string;
  readonly played?: boolean;
  readonly accused?: readonly number[];
  readonly from?: number;
  readonly loser?: number;
  readonly accuser?: number;
}
/** What this seat can prove of another. */
export interface NotebookPage {
  readonly blows: readonly string[];
  readonly balance: readonly [number, number];
  readonly characters: readonly string[];
}
/** The secrets of a seat. */
export interface Secrets {
  readonly character: string;
  readonly hand: readonly string[];
  readonly life: readonly string[];
  readonly balance: number;
}
export interface View {
  readonly seat: number | null;
  readonly options: {
    readonly jouvence_years?: number;
    readonly notebook?: string;
    readonly duel_prize?: string;
    readonly shown?: string;
    readonly accuse?: string;
  };
  readonly first: number;
  readonly cards: Readonly<Record<string, number>>;
  readonly turn: { readonly seat: number; readonly number: number };
  readonly pile: number;
  readonly hand_sizes: readonly number[];
  readonly life_sizes: readonly number[];
  readonly out: readonly number[];
  readonly spectres: readonly number[];
  readonly open: string | null;
  readonly question: Question | null;
  readonly over: boolean;
  readonly character?: string;
  readonly hand?: readonly string[];
  readonly life?: readonly string[];
  readonly balance?: number;
  readonly flight?: string | null;
  /** The secrets of all seats, in a replay with everything face up. */
  readonly secrets?: readonly Secrets[];
  readonly notebook?: readonly (NotebookPage | null)[] | null;
}

/** How its events are worded. */
export const wording = (): Wording => wordingOf('au-pire-tu-meurs');
