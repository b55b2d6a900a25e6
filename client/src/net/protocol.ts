// The messages between the page and the host; docs/protocol.md describes them.
export type GameName = 'ten-to-kill' | 'au-pire-tu-meurs';
export type Level = 'easy' | 'normal' | 'hard';

export interface GameEvent {
  readonly event: string;
  readonly [field: string]: unknown;
}
export interface Choice {
  readonly do: string;
  readonly [field: string]: unknown;
}
export interface Ask {
  readonly kind: string;
  readonly serial: number;
}
export interface SeatInfo {
  readonly name: string | null;
  readonly kind: 'person' | 'bot' | 'open';
  readonly level: string | null;
  readonly connected: boolean;
  readonly host: boolean;
}
export type OptionValue = string | number | boolean | null | readonly (readonly [number, number])[];
export type Options = Readonly<Record<string, OptionValue>>;

export interface TableInfo {
  readonly code: string;
  readonly game: GameName;
  readonly options: Options;
  readonly phase: 'lobby' | 'playing' | 'over';
  readonly seats: readonly SeatInfo[];
  readonly spectators: number;
  readonly game_number: number;
  readonly fast_bots: boolean;
  readonly waiting: readonly number[];
}
export interface You {
  readonly participant: number | null;
  readonly seat: number | null;
  readonly host: boolean;
  readonly name: string | null;
}
export type ViewObject = Readonly<Record<string, unknown>>;

export type ServerMessage =
  | { readonly type: 'welcome'; readonly you: You; readonly table: TableInfo }
  | { readonly type: 'table'; readonly table: TableInfo }
  | { readonly type: 'view'; readonly stream: string; readonly n: number; readonly view: ViewObject; readonly ask: Ask | null; readonly legal: readonly Choice[] }
  | { readonly type: 'step'; readonly n: number; readonly events: readonly GameEvent[]; readonly patch: ViewObject; readonly ask: Ask | null; readonly legal: readonly Choice[] }
  | { readonly type: 'accepted'; readonly id: string; readonly n: number }
  | { readonly type: 'refused'; readonly id: string; readonly code: string; readonly data: ViewObject; readonly text: string }
  | { readonly type: 'error'; readonly code: string; readonly data: ViewObject; readonly text: string };

export type ClientMessage =
  | { readonly type: 'hello'; readonly token: string | null; readonly stream: string | null; readonly have: number | null; readonly lang: string }
  | { readonly type: 'choose'; readonly id: string; readonly serial: number; readonly choice: Choice }
  | { readonly type: 'sit'; readonly seat: number; readonly name: string }
  | { readonly type: 'stand' }
  | { readonly type: 'rename'; readonly name: string }
  | { readonly type: 'bot'; readonly seat: number; readonly level: string }
  | { readonly type: 'empty'; readonly seat: number }
  | { readonly type: 'swap'; readonly a: number; readonly b: number }
  | { readonly type: 'options'; readonly options: Options; readonly seats: number }
  | { readonly type: 'start' }
  | { readonly type: 'bots'; readonly fast: boolean }
  | { readonly type: 'rematch' }
  | { readonly type: 'lobby' }
  | { readonly type: 'resync' };

export type OptionSpec = {
  readonly name: string;
  readonly default: OptionValue;
  readonly kind: 'choice' | 'number' | 'flag' | 'board' | 'seat';
  readonly values?: readonly OptionValue[];
  readonly min?: number;
  readonly max?: number;
};
export interface GameSpec {
  readonly name: GameName;
  readonly players: readonly number[];
  readonly options: readonly OptionSpec[];
  readonly bots: readonly string[];
}
