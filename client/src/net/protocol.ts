// The messages between the client and the server; docs/protocol.md describes them.

/** The name of an installed game, as the server lists it. */
export type GameName = string;
/** The longest name that the server accepts, in characters. */
export const LONGEST_NAME = 24;

export interface GameEvent {
  readonly event: string;
  readonly [field: string]: unknown;
}
/** What a beat says where no single event says it. */
export interface BeatSentence {
  readonly sentence: string;
  readonly [field: string]: unknown;
}
export type Said = GameEvent | BeatSentence;
/** One happening: the events of this stream that belong to it, and what it says of them so far. */
export interface Beat {
  /** Its number in the stream. It can come again with more to say. */
  readonly n: number;
  readonly says: readonly Said[];
  /** What only this seat was told, or what it means for this seat. */
  readonly aside?: readonly Said[];
  readonly who?: number;
  readonly weight?: 'small' | 'plain' | 'big' | 'yours';
  /** The numbers of its events in the log of the stream. */
  readonly events: readonly number[];
  /** Only some hear of it. */
  readonly secret?: boolean;
}
export interface Choice {
  readonly do: string;
  readonly [field: string]: unknown;
}
export interface Ask {
  readonly kind: string;
  readonly serial: number;
}
/** The end of a frame: the questions, and what this seat can choose. */
export interface Question {
  readonly waiting: readonly number[];
  readonly ask: Ask | null;
  /** The serial of another seat's question, if this seat may choose without being asked. */
  readonly may?: number;
  readonly legal: readonly Choice[];
  /** The result, once the game is over. */
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
  /** The level of the bot in this seat, or of the bot that plays for an absent person. */
  readonly level: string | null;
  readonly connected: boolean;
  readonly host: boolean;
}
export type OptionValue = string | number | boolean | null | readonly (readonly [number, number])[] | readonly number[];
export type Options = Readonly<Record<string, OptionValue>>;

/** What the host sets in the lobby besides the options of the game. */
export interface Settings {
  /** Seconds for each choice that cost nothing; more is taken from the seat's `game_seconds`. Null: no clock. */
  readonly choice_seconds: number | null;
  readonly game_seconds: number | null;
  readonly hints: boolean;
  /** How many seconds the game waits for an absent player. */
  readonly patience: number;
  /** How the first player is found, unless the options name a seat. */
  readonly begins: string;
}
/** How the first player of the next game is found. */
export interface FirstInfo {
  readonly by: 'asked' | 'chance' | 'turn' | 'seat';
  /** Null: by chance. */
  readonly seat: number | null;
  /** The question that the table is asked, if it is. */
  readonly question: string | null;
  /** Whether every seated player can answer; otherwise only the host can. */
  readonly open: boolean;
}
/** A player who is asked and absent; `left`: the seconds to wait, when the message was sent. */
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
  /** Removed from the game; the host may undo that. */
  readonly out: boolean;
}
/** Who may enter without the invitation: everybody, those who are admitted after knocking, or nobody. */
export const DOORS = ['open', 'knock', 'closed'] as const;
export type Door = (typeof DOORS)[number];
/** A participant who waits to be admitted. */
export interface Knocking {
  readonly participant: number;
  readonly name: string;
}
/** A participant who asks for a bot's seat, who has agreed, and who has to. */
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
  /** A shared win counts as its share. */
  readonly wins: number;
  readonly points: number;
}
/** The finished games of the table, and the players by their results. */
export interface TableResults {
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
  /** Null while a game is under way. */
  readonly first: FirstInfo | null;
  readonly paused: boolean;
  readonly missing: readonly Missing[];
  /** The seats that agree to end the game. */
  readonly ending: readonly number[];
  readonly broken_off: boolean;
  /** The players agreed to end the game, or it had too many choices. */
  readonly broken_off_because: 'consent' | 'length' | null;
  readonly people: readonly PersonInfo[];
  readonly evening: TableResults;
  readonly door: Door;
  readonly knocking: readonly Knocking[];
  readonly asking: readonly Asking[];
  /** The game continues a record, so whoever opened it may know every hand. */
  readonly played_on: boolean;
}
export interface You {
  readonly participant: number | null;
  readonly seat: number | null;
  readonly host: boolean;
  readonly name: string | null;
  /** Admitted, waiting to be admitted, or removed from the game. Null without a token. */
  readonly standing: 'in' | 'knocking' | 'out' | null;
  /** The invitation that this participant may pass on. */
  readonly invitation: string | null;
  /** The token is of the old kind and must be exchanged. */
  readonly exchange: boolean;
  /** The seat that a removed player can ask for. */
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
/** The clocks when the message was sent: `choice` seconds are free, `spent` of them are used, then the banks run. */
export interface ClockInfo {
  readonly banks: readonly number[] | null;
  readonly choice: number | null;
  readonly asked: readonly number[];
  readonly spent: number;
  readonly paused: boolean;
}
/** Why a choice is not legal; the code is null if it is. */
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
  | (Question & {
      readonly type: 'view';
      readonly stream: string;
      readonly n: number;
      readonly view: ViewObject;
      readonly beats: readonly Beat[];
    })
  | (Question & {
      readonly type: 'step';
      readonly n: number;
      readonly events: readonly GameEvent[];
      /** Those that are new or have grown. */
      readonly beats: readonly Beat[];
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
