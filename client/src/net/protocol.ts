// The messages between the page and the host; docs/protocol.md describes them.
import type { Wording } from '../words/tell';

/** The name of an installed game: which ones there are, the server says. */
export type GameName = string;
/** How good bots are, for people. */
/** As many characters as the host takes for a name. */
export const LONGEST_NAME = 24;

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
/** What ends a frame: who is asked, and what this seat can choose. */
export interface Question {
  readonly waiting: readonly number[];
  readonly ask: Ask | null;
  /** Not asked, but free to choose all the same: the serial of the question to somebody else. */
  readonly may?: number;
  readonly legal: readonly Choice[];
  /** How the game ended, once it is over. */
  readonly outcome?: Outcome;
}
export interface Outcome {
  /** Points by seat. */
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}
export interface SeatInfo {
  readonly name: string | null;
  readonly kind: 'person' | 'bot' | 'open';
  /** How good the bot is: the bot's own seat, or a person's while a bot stands in. */
  readonly level: string | null;
  readonly connected: boolean;
  readonly host: boolean;
}
export type OptionValue = string | number | boolean | null | readonly (readonly [number, number])[] | readonly number[];
export type Options = Readonly<Record<string, OptionValue>>;

/** What the host sets in the lobby besides the rules of the game. */
export interface Settings {
  /** Seconds that each choice has for nothing; what goes beyond is taken from the seat's `game_seconds`. Null: no clock. */
  readonly choice_seconds: number | null;
  readonly game_seconds: number | null;
  readonly hints: boolean;
  /** How long we wait for one who is gone, in seconds. */
  readonly patience: number;
  /** Who begins, unless a seat was chosen for it. */
  readonly begins: string;
}
/** How it is settled who begins the next game. */
export interface FirstInfo {
  readonly by: 'asked' | 'chance' | 'turn' | 'seat';
  /** Null: chance decides. */
  readonly seat: number | null;
  /** What the table is asked, if it is. */
  readonly question: string | null;
  /** Whether everybody with a seat can answer; otherwise the host alone can. */
  readonly open: boolean;
}
/** Somebody who is asked and not here, and how many seconds we still waited when the message was made. */
export interface Missing {
  readonly seat: number;
  readonly left: number;
}
export interface PersonInfo {
  readonly participant: number;
  readonly name: string;
  readonly seat: number | null;
  readonly connected: boolean;
  readonly muted: boolean;
  /** Removed from the game: the host may take them back. */
  readonly out: boolean;
}
/** Who may come without the invitation: everybody, those who are let in when they knock, or nobody. */
export const DOORS = ['open', 'knock', 'closed'] as const;
export type Door = (typeof DOORS)[number];
/** Somebody who waits to be let in. */
export interface Knocking {
  readonly participant: number;
  readonly name: string;
}
/** Somebody who asks for the seat of a bot, the participants who agreed, and those who have to. */
export interface Asking {
  readonly participant: number;
  readonly name: string;
  readonly seat: number;
  readonly agreed: readonly number[];
  readonly needed: readonly number[];
}
export interface PlayedGame {
  readonly game: GameName;
  readonly number: number;
  readonly names: readonly string[];
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}
export interface Standing {
  readonly name: string;
  /** Null for a bot. */
  readonly participant: number | null;
  readonly games: number;
  /** A win that is shared counts by its share. */
  readonly wins: number;
  readonly points: number;
}
/** The finished games of this table, and who stands how, best first. */
export interface Evening {
  readonly games: readonly PlayedGame[];
  readonly standings: readonly Standing[];
}

export interface TableInfo {
  readonly code: string;
  readonly game: GameName;
  readonly options: Options;
  readonly phase: 'lobby' | 'playing' | 'over';
  readonly seats: readonly SeatInfo[];
  readonly spectators: number;
  /** The participant who is the host. */
  readonly host: number;
  readonly game_number: number;
  readonly fast_bots: boolean;
  readonly waiting: readonly number[];
  readonly settings: Settings;
  /** Null while a game is on. */
  readonly first: FirstInfo | null;
  readonly paused: boolean;
  readonly missing: readonly Missing[];
  /** The seats that agree to end the game. */
  readonly ending: readonly number[];
  readonly broken_off: boolean;
  readonly people: readonly PersonInfo[];
  readonly evening: Evening;
  readonly door: Door;
  readonly knocking: readonly Knocking[];
  readonly asking: readonly Asking[];
  /** The game is one of a record: whoever brought it may know every hand. */
  readonly played_on: boolean;
}
export interface You {
  readonly participant: number | null;
  readonly seat: number | null;
  readonly host: boolean;
  readonly name: string | null;
  /** One of the table, waiting to be let in, or removed from the game. Null without a token. */
  readonly standing: 'in' | 'knocking' | 'out' | null;
  /** What this one may pass on, so that others come in. */
  readonly invitation: string | null;
  /** The token is of before there were tickets, and has to be exchanged. */
  readonly exchange: boolean;
  /** The seat that one who was removed can ask for. */
  readonly back_to: number | null;
}
export type ViewObject = Readonly<Record<string, unknown>>;

export const EMOTES = ['deadpan', 'gasp', 'laugh', 'innocent', 'suspicious', 'clap', 'nudge'] as const;
export type Emote = (typeof EMOTES)[number];
export interface ChatLine {
  /** Its number at this table. */
  readonly n: number;
  readonly participant: number;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string | null;
  readonly emote: Emote | null;
  readonly at: string;
}
/** What is left to each seat when the message was made: `choice` seconds are free, `spent` of them gone, then come the banks. */
export interface ClockInfo {
  readonly banks: readonly number[] | null;
  readonly choice: number | null;
  readonly asked: readonly number[];
  readonly spent: number;
  readonly paused: boolean;
}
/** What the rules say to a choice that is not made; the code is null where nothing speaks against it. */
export interface WhyNot {
  readonly choice: Choice;
  readonly code: string | null;
  readonly rule: string | null;
  readonly data: ViewObject;
  readonly text: string;
}

export type ServerMessage =
  | { readonly type: 'welcome'; readonly you: You; readonly table: TableInfo }
  | { readonly type: 'table'; readonly table: TableInfo }
  | (Question & { readonly type: 'view'; readonly stream: string; readonly n: number; readonly view: ViewObject })
  | (Question & {
      readonly type: 'step';
      readonly n: number;
      readonly events: readonly GameEvent[];
      readonly patch: ViewObject;
    })
  | { readonly type: 'accepted'; readonly id: string; readonly n: number }
  | {
      readonly type: 'refused';
      readonly id: string;
      readonly code: string;
      readonly rule: string | null;
      readonly data: ViewObject;
      readonly text: string;
    }
  | {
      readonly type: 'error';
      readonly code: string;
      readonly rule: string | null;
      readonly data: ViewObject;
      readonly text: string;
    }
  | ({ readonly type: 'clock' } & ClockInfo)
  | { readonly type: 'chat'; readonly lines: readonly ChatLine[] }
  | ({ readonly type: 'why' } & WhyNot)
  | { readonly type: 'hint'; readonly serial: number; readonly choice: Choice };

export type ClientMessage =
  | {
      readonly type: 'hello';
      readonly token: string | null;
      readonly stream: string | null;
      readonly have: number | null;
      readonly lang: string;
      readonly also?: readonly string[];
      readonly quiet?: boolean;
      readonly invitation?: string;
    }
  | { readonly type: 'choose'; readonly id: string; readonly serial: number; readonly choice: Choice }
  | { readonly type: 'sit'; readonly seat: number; readonly name: string }
  | { readonly type: 'stand' }
  | { readonly type: 'rename'; readonly name: string }
  | { readonly type: 'bot'; readonly seat: number; readonly level: string }
  | { readonly type: 'empty'; readonly seat: number }
  | { readonly type: 'swap'; readonly a: number; readonly b: number }
  | { readonly type: 'options'; readonly options?: Options; readonly seats?: number; readonly game?: GameName }
  | { readonly type: 'settings'; readonly settings: Partial<Settings> }
  | { readonly type: 'first'; readonly seat: number | null }
  | { readonly type: 'start' }
  | { readonly type: 'bots'; readonly fast: boolean }
  | { readonly type: 'rematch' }
  | { readonly type: 'lobby' }
  | { readonly type: 'pause'; readonly on: boolean }
  | { readonly type: 'extend' | 'skip'; readonly seat: number }
  | { readonly type: 'away' | 'back' }
  | { readonly type: 'take'; readonly seat: number; readonly name?: string; readonly knowing?: boolean }
  | { readonly type: 'consent'; readonly participant: number; readonly agree: boolean }
  | { readonly type: 'admit'; readonly participant: number; readonly yes: boolean }
  | { readonly type: 'door'; readonly door: Door }
  | { readonly type: 'invite' }
  | { readonly type: 'end'; readonly agree: boolean }
  | { readonly type: 'mute'; readonly participant: number; readonly on: boolean }
  | { readonly type: 'remove'; readonly participant: number; readonly on?: boolean }
  | { readonly type: 'host'; readonly participant: number }
  | { readonly type: 'chat'; readonly text: string }
  | { readonly type: 'emote'; readonly emote: Emote }
  | { readonly type: 'why'; readonly choice: Choice }
  | { readonly type: 'hint' }
  | { readonly type: 'resync' };

export type OptionSpec = {
  readonly name: string;
  readonly default: OptionValue;
  readonly kind: 'choice' | 'number' | 'flag' | 'board' | 'seat' | 'tiles';
  readonly values?: readonly OptionValue[];
  readonly min?: number;
  readonly max?: number;
  /** By value: the other options that are set along with it. */
  readonly presets?: Readonly<Record<string, Options>>;
};
export interface GameSpec {
  readonly name: GameName;
  readonly players: readonly number[];
  readonly options: readonly OptionSpec[];
  /** The levels of bots that people are offered, easiest first. */
  readonly difficulties: readonly string[];
  /** The level of a bot where nobody chose one. */
  readonly usual_bot: string;
  /** What its tables are asked to find who begins. */
  readonly first_asked: string | null;
  /** How its events and refusals are put into words: what the server reads off their types. */
  readonly wording: Pick<Wording, 'kinds' | 'optional' | 'secret'>;
  /** How many seats a new table has. */
  readonly usual_seats: number;
  /** The colour of its plain poster. */
  readonly accent: string;
  /** The address of the picture on its plain poster. */
  readonly icon: string | null;
  /** The address of the module of its screen; null: it brings none. */
  readonly screen: string | null;
  /** Whether there is a first game, a page of its rules, a page on how to play. */
  readonly has_lesson: boolean;
  readonly has_rules: boolean;
  readonly has_how: boolean;
  /** The parts of its words that are fetched one by one. */
  readonly words: readonly string[];
}
