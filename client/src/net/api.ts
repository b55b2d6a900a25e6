// Plain HTTP: making and joining tables.
import { language } from '../words/fluent';
import type { Course } from '../first/guide';
import type { GameName, GameSpec, Level, Options, ViewObject } from './protocol';

export interface Pass {
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

async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': language.value };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const reply = await fetch(`/api${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const data: unknown = await reply.json().catch(() => null);
  if (!reply.ok) {
    const error = data as { code?: string; text?: string; data?: ViewObject } | null;
    throw new Refusal(reply.status, error?.code ?? 'unreachable', error?.text ?? reply.statusText, error?.data);
  }
  return data as T;
}

let specs: Promise<readonly GameSpec[]> | null = null;

/** What can be played here, asked once. */
export function games(): Promise<readonly GameSpec[]> {
  specs ??= call<readonly GameSpec[]>('GET', '/games').catch((error: unknown) => {
    specs = null;
    throw error;
  });
  return specs;
}

export const playNow = (game: GameName, name: string, options: Options = {}, bots: Level = 'normal'): Promise<Pass> =>
  call('POST', '/play', { game, name, lang: language.value, bots, options });

/** A game's first game: its lessons, and frames for its learner. */
export const lessons = (game: GameName): Promise<Course> => call('GET', `/lessons/${game}`);

export const makeTable = (game: GameName, name: string, seats: number, options: Options = {}): Promise<Pass> =>
  call('POST', '/tables', { game, name, seats, options });

export const joinTable = (code: string, name: string): Promise<{ readonly token: string }> =>
  call('POST', `/tables/${encodeURIComponent(code)}/participants`, { name });

export const findTable = (code: string): Promise<unknown> => call('GET', `/tables/${encodeURIComponent(code)}`);

export const recordAddress = (code: string): string => `/api/tables/${encodeURIComponent(code)}/record`;
