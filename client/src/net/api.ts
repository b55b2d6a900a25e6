// The HTTP API: tables, tokens, records and replays.

import type { Course } from '../lessons/guided-game';
import { language, t } from '../words/fluent';
import type { Kinds, Wording } from '../words/tell';
import { type Arrival, invitationFor, tokenFor } from './credentials';
import type { OwnTable } from './game-rows';
import type { GameSpec } from './game-spec';
import type { Frames } from './local-table';
import type { Choice, GameName, Options, ViewObject } from './protocol';

export interface TableAccess {
  readonly code: string;
  readonly token: string;
}

/** An error reply of the server, with a sentence to show. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
    readonly data: ViewObject = {},
  ) {
    super(text);
  }
}

/** The sentence to show for an error: the server's, where it sent one; the messages of browsers are not for users. */
export const sentence = (error: unknown): string =>
  error instanceof Refusal && error.message !== '' ? error.message : t('unreachable');

async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown, secret: string | null = null): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': language.value };
  if (secret !== null) headers['Authorization'] = `Bearer ${secret}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const reply = await fetch(`/api${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const data: unknown = await reply.json().catch(() => null);
  if (!reply.ok) {
    const error = data as { code?: string; text?: string; data?: ViewObject } | null;
    throw new Refusal(reply.status, error?.code ?? 'unreachable', error?.text ?? '', error?.data);
  }
  return data as T;
}

let specs: Promise<readonly GameSpec[]> | null = null;

/** The games of this server. The reply is cached; a failed request is not. */
export function fetchGameSpecs(): Promise<readonly GameSpec[]> {
  specs ??= call<readonly GameSpec[]>('GET', '/games').catch((error: unknown) => {
    specs = null;
    throw error;
  });
  return specs;
}

export const playNow = (game: GameName, name: string, options: Options = {}, bots?: string): Promise<TableAccess> =>
  call('POST', '/play', { game, name, bots, options });

/** How a page that does not know the game reads it. */
export interface GameDetails {
  readonly name: string;
  readonly wording: Pick<Wording, 'kinds' | 'optional' | 'secret'>;
  /** All kinds of choices. */
  readonly choices: readonly string[];
  readonly view: ViewSchema;
}
/** How the fields of a view are read. */
export interface ViewSchema {
  readonly kinds: Kinds;
  /** The kinds of names that the keys of an object stand for. */
  readonly keys: Kinds;
  /** Lists with one value for each seat. */
  readonly by_seat: readonly string[];
  /** Fields that only the player of the seat has; spectators do not. */
  readonly own: readonly string[];
  /** Fields that may be null, as they are for other seats. */
  readonly optional: readonly string[];
}

export const gameDetails = (game: string): Promise<GameDetails> => call('GET', `/games/${encodeURIComponent(game)}`);

/** A page of Markdown from a game's package: its rules, or how to play. Throws a `Refusal` if it cannot be fetched. */
export async function gamePage(page: 'rules' | 'how', game: GameName, lang: string): Promise<string> {
  const reply = await fetch(`/api/${page}/${lang}/${encodeURIComponent(game)}`);
  if (!reply.ok) throw new Refusal(reply.status, 'unreachable', '');
  return reply.text();
}

/** The guided game of a game: its lessons, and the frames of the learner's seat. */
export const lessons = (game: GameName): Promise<Course> => call('GET', `/lessons/${game}`);

export const makeTable = (game: GameName, name: string, seats: number, options: Options = {}): Promise<TableAccess> =>
  call('POST', '/tables', { game, name, seats, options });

/** The reply to joining a table. `knocks`: the participant waits to be admitted. */
export interface Joining {
  readonly token: string;
  readonly knocks: boolean;
}

export const joinTable = (code: string, name: string, invitation: string | null): Promise<Joining> =>
  call(
    'POST',
    `/tables/${encodeURIComponent(code)}/participants`,
    invitation === null ? { name } : { name, invitation },
  );

export const findTable = (code: string): Promise<{ readonly code: string }> =>
  call('GET', `/tables/${encodeURIComponent(code)}`, undefined, secretFor(code));

/** The state of tables of this browser, in the same order; null for those that are gone. */
export const ownTables = (
  tables: readonly { readonly code: string; readonly token: string }[],
): Promise<{ readonly tables: readonly (OwnTable | 'unavailable' | null)[] }> =>
  call('POST', '/own-tables', { tables });

/** A ticket that brings this participant to another device, once. */
export const ticketFor = (
  code: string,
  token: string,
): Promise<{ readonly ticket: string; readonly seconds: number }> =>
  call('POST', `/tables/${encodeURIComponent(code)}/tickets`, { token });

/** Exchanges what an address brought, a ticket or an old token, for a token of this browser's own. */
export const exchange = (code: string, arrival: Arrival): Promise<{ readonly token: string }> =>
  call('POST', `/tables/${encodeURIComponent(code)}/tokens`, arrival);

/** What lets this browser read a closed table. */
const secretFor = (code: string): string | null => tokenFor(code) ?? invitationFor(code);

export const recordAddress = (code: string): string => `/api/tables/${encodeURIComponent(code)}/record`;

/** A game in JSON, from a table or from a file. It is unchecked: the server reports what is wrong with it. */
export type GameRecord = Readonly<Record<string, unknown>>;

/** A moment at which a player did not use what they could prove. */
export interface Mark {
  readonly n: number;
  readonly seat: number;
  readonly kind: string;
  readonly choice: Choice;
  readonly whom: number | null;
}
export interface Replay {
  readonly game: GameName;
  readonly names: readonly string[];
  readonly over: boolean;
  readonly frames: Frames;
  readonly marks: readonly Mark[];
}
/** What a seat can prove and believe at a moment, by the seat it is about. */
export interface Insight {
  readonly game: GameName;
  readonly at: number;
  readonly seat: number | null;
  readonly proved: readonly unknown[];
  readonly likely: readonly unknown[];
}

/** The record of the last game as a file. A closed table gives it to participants only. */
export async function recordFile(code: string): Promise<Blob> {
  const secret = secretFor(code);
  const reply = await fetch(
    recordAddress(code),
    secret === null ? {} : { headers: { Authorization: `Bearer ${secret}` } },
  );
  return reply.blob();
}

export const fetchRecord = (code: string, number: number | null): Promise<GameRecord> =>
  call(
    'GET',
    `/tables/${encodeURIComponent(code)}${number === null ? '' : `/games/${number}`}/record`,
    undefined,
    secretFor(code),
  );

export const replayFor = (record: GameRecord, seat: number | null, faceUp: boolean): Promise<Replay> =>
  call('POST', '/replay', { record, seat, face_up: faceUp });

export const insightInto = (record: GameRecord, at: number, seat: number | null): Promise<Insight> =>
  call('POST', '/insight', { record, at, seat });

export const playOn = (
  record: GameRecord,
  at: number,
  seat: number,
  name: string,
  bots?: string,
): Promise<TableAccess> => call('POST', '/branch', { record, at, seat, name, bots });
