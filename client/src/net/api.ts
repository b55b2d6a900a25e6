// Plain HTTP: making and joining tables, and looking back at games.

import type { Course } from '../lessons/guided-game';
import { language, t } from '../words/fluent';
import type { Kinds, Wording } from '../words/tell';
import { type Arrival, invitationFor, tokenFor } from './credentials';
import type { Frames } from './local-table';
import type { Choice, GameName, GameSpec, Options, ViewObject } from './protocol';

export interface TableAccess {
  readonly code: string;
  readonly token: string;
}

/** What the host answered instead, as a sentence to show. */
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

/** What went wrong, for people: in the host's words where it spoke; what browsers say is not for anybody. */
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

/** What can be played here, asked once. */
export function fetchGameSpecs(): Promise<readonly GameSpec[]> {
  specs ??= call<readonly GameSpec[]>('GET', '/games').catch((error: unknown) => {
    specs = null;
    throw error;
  });
  return specs;
}

export const playNow = (game: GameName, name: string, options: Options = {}, bots?: string): Promise<TableAccess> =>
  call('POST', '/play', { game, name, bots, options });

/** How a game is read by a page that does not know it. */
export interface GameDetails {
  readonly name: string;
  readonly wording: Pick<Wording, 'kinds' | 'optional' | 'secret'>;
  /** Every kind of choice. */
  readonly choices: readonly string[];
  readonly view: ViewSchema;
}
/** How the fields of a view are read. */
export interface ViewSchema {
  readonly kinds: Kinds;
  /** The kinds of names by which the keys of objects are read. */
  readonly keys: Kinds;
  /** Lists with one value for each seat. */
  readonly by_seat: readonly string[];
  /** What a seat knows and those who look on do not. */
  readonly own: readonly string[];
  /** What may hold nothing: for others it may. */
  readonly optional: readonly string[];
}

export const gameDetails = (game: string): Promise<GameDetails> => call('GET', `/games/${encodeURIComponent(game)}`);

/** A page of Markdown that a game brings: its rules, or how to play it. Throws where it cannot be had. */
export async function gamePage(page: 'rules' | 'how', game: GameName, lang: string): Promise<string> {
  const reply = await fetch(`/api/${page}/${lang}/${encodeURIComponent(game)}`);
  if (!reply.ok) throw new Refusal(reply.status, 'unreachable', '');
  return reply.text();
}

/** A game's first game: its lessons, and frames for its learner. */
export const lessons = (game: GameName): Promise<Course> => call('GET', `/lessons/${game}`);

export const makeTable = (game: GameName, name: string, seats: number, options: Options = {}): Promise<TableAccess> =>
  call('POST', '/tables', { game, name, seats, options });

/** What somebody gets who comes to a table: they knock where nobody comes without the invitation. */
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

/** What brings this person to another device, once. */
export const ticketFor = (
  code: string,
  token: string,
): Promise<{ readonly ticket: string; readonly seconds: number }> =>
  call('POST', `/tables/${encodeURIComponent(code)}/tickets`, { token });

/** A token of this browser's own for what an address brought, or for one of before there were tickets. */
export const exchange = (code: string, arrival: Arrival): Promise<{ readonly token: string }> =>
  call('POST', `/tables/${encodeURIComponent(code)}/tokens`, arrival);

/** What opens a closed table to this browser. */
const secretFor = (code: string): string | null => tokenFor(code) ?? invitationFor(code);

export const recordAddress = (code: string): string => `/api/tables/${encodeURIComponent(code)}/record`;

/** One game in JSON, as a table gives it or as it lies in a file: the host says what is wrong with it. */
export type GameRecord = Readonly<Record<string, unknown>>;

/** A moment when what a seat could prove was not put to use. */
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
/** What a seat could prove and believe at some moment, by the seat it is about. */
export interface Insight {
  readonly game: GameName;
  readonly at: number;
  readonly seat: number | null;
  readonly proved: readonly unknown[];
  readonly likely: readonly unknown[];
}

/** The record of the last game as a file; a table that is closed gives it to its own alone. */
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
