// Messages of the protocol, as small as its types allow.
import type { Beat, ServerMessage, TableInfo, You } from '../src/net/protocol';

export const you = (changes: Partial<You> = {}): You => ({
  participant: 1,
  seat: 0,
  host: false,
  name: 'Ada',
  standing: 'in',
  invitation: null,
  exchange: false,
  back_to: null,
  ...changes,
});

export const tableInfo = (changes: Partial<TableInfo> = {}): TableInfo => ({
  code: 'KOALA-RAVEN-27413',
  game: 'hush',
  options: {},
  phase: 'playing',
  seats: ['Ada', 'Bo'].map((name) => ({ name, kind: 'person', level: null, connected: true, host: false })),
  spectators: 0,
  host: 1,
  game_number: 1,
  fast_bots: false,
  waiting: [0],
  settings: { choice_seconds: null, game_seconds: null, hints: true, patience: 60, begins: 'asked' },
  first: null,
  paused: false,
  missing: [],
  ending: [],
  broken_off: false,
  broken_off_because: null,
  people: [],
  evening: { games: [], standings: [] },
  door: 'open',
  knocking: [],
  asking: [],
  played_on: false,
  ...changes,
});

export const welcome = (changes: Partial<You> = {}, table: Partial<TableInfo> = {}): ServerMessage => ({
  type: 'welcome',
  you: you(changes),
  table: tableInfo(table),
});

/** A beat with this number that says these events. */
export const beat = (n: number, says: readonly string[], changes: Partial<Beat> = {}): Beat => ({
  n,
  says: says.map((event) => ({ event })),
  events: [n],
  ...changes,
});

type View = ServerMessage & { readonly type: 'view' };
type Step = ServerMessage & { readonly type: 'step' };

export const view = (changes: Partial<View> = {}): View => ({
  type: 'view',
  stream: 's1',
  n: 0,
  view: { seat: 0, pile: 10, events: [{ event: 'began' }] },
  beats: [{ n: 0, says: [{ event: 'began' }], events: [0] }],
  waiting: [0],
  ask: { kind: 'act', serial: 1 },
  legal: [{ do: 'draw' }],
  ...changes,
});

export const step = (n: number, changes: Partial<Step> = {}): Step => ({
  type: 'step',
  n,
  events: [{ event: 'drawn', by: 0 }],
  beats: [{ n, says: [{ event: 'drawn', by: 0 }], who: 0, events: [n] }],
  patch: { pile: 10 - n },
  waiting: [1],
  ask: null,
  legal: [],
  ...changes,
});
