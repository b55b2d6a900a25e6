// The tokens of this browser, by table, in localStorage; and the credentials in the fragment of an address.
import { recall, remember } from '../ui/storage';

const SECRET = /^[\w-]{1,200}$/;
export const isSecret = (value: unknown): value is string => typeof value === 'string' && SECRET.test(value);
const key = (code: string): string => `pass:${code}`;

export const tokenFor = (code: string): string | null => recall(key(code));
export const keepToken = (code: string, token: string | null): void => remember(key(code), token);

/** The server refuses the token: switches to another token of this browser for the table, if there is one. */
export function dropToken(code: string): string | null {
  const [next, ...rest] = otherTokens(code);
  keepToken(code, next?.token ?? null);
  keepOthers(code, rest);
  return tokenFor(code);
}

function list(kept: string): readonly unknown[] {
  try {
    const found: unknown = JSON.parse(recall(kept) ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

const keepList = (kept: string, items: readonly unknown[]): void =>
  remember(kept, items.length === 0 ? null : JSON.stringify(items));

/** A token of this browser at the table that is not in use now. */
export interface OtherToken {
  readonly token: string;
  /** The name of its participant, as far as this page knew it. */
  readonly name: string;
}

const isOther = (item: unknown): item is OtherToken => {
  const { token, name } = (item ?? {}) as Partial<Record<keyof OtherToken, unknown>>;
  return typeof token === 'string' && typeof name === 'string';
};

export const otherTokens = (code: string): readonly OtherToken[] => list(`others:${code}`).filter(isOther);
const keepOthers = (code: string, others: readonly OtherToken[]): void => keepList(`others:${code}`, others);

/** Switches to another token, and keeps the one before under `name`. */
export function switchToken(code: string, token: string, name: string): void {
  const before = tokenFor(code);
  const others = otherTokens(code).filter((each) => each.token !== token);
  keepOthers(code, before === null || before === token ? others : [...others, { token: before, name }]);
  keepToken(code, token);
}

/** Another player at this table on this device. */
export interface Guest {
  readonly token: string;
  readonly participant: number;
}

const isGuest = (item: unknown): item is Guest => {
  const { token, participant } = (item ?? {}) as Partial<Record<keyof Guest, unknown>>;
  return typeof token === 'string' && typeof participant === 'number';
};

export const guestsAt = (code: string): readonly Guest[] =>
  tokenFor(code) === null ? [] : list(`guests:${code}`).filter(isGuest);
export const keepGuests = (code: string, guests: readonly Guest[]): void => keepList(`guests:${code}`, guests);

/** Whether all tokens of this device have been exchanged for ones of the present kind. */
export const areExchanged = (code: string): boolean => recall(`exchanged:${code}`) !== null;
export const noteExchanged = (code: string): void => remember(`exchanged:${code}`, 'yes');

/** The kinds of values that are stored for each table. */
const KINDS = ['pass', 'others', 'guests', 'exchanged', 'invitation'] as const;
export type Secrets = readonly (readonly [key: string, value: string | null])[];

/** Removes everything that is stored for a table; returns it. */
export function forgetSecrets(code: string): Secrets {
  const secrets = KINDS.map((kind) => [`${kind}:${code}`, recall(`${kind}:${code}`)] as const);
  for (const [stored] of secrets) remember(stored, null);
  return secrets;
}

export function restoreSecrets(code: string, secrets: Secrets): void {
  if (tokenFor(code) !== null) return; // the player has joined the table anew
  for (const [stored, value] of secrets) remember(stored, value);
}

/** The invitation with which this browser may enter the table. */
export const invitationFor = (code: string): string | null => recall(`invitation:${code}`);

/** Keeps the invitation for other pages of this browser, such as the television page. */
export const keepInvitation = (code: string, invitation: string): void => remember(`invitation:${code}`, invitation);

/** Credentials from an address: a ticket, or a token from an old link. */
export interface Arrival {
  readonly ticket?: string;
  readonly token?: string;
}

/**
 * Reads the credentials in `/t/CODE#…` and removes them from the address bar and the history. An invitation is stored.
 */
export function takeFromAddress(code: string): Arrival | null {
  const fragment = location.hash.slice(1);
  if (fragment === '') return null;
  history.replaceState(null, '', location.pathname);
  const [, kind = '', secret = ''] = /^(?:([it])=)?(.*)$/.exec(fragment) ?? [];
  if (!SECRET.test(secret)) return null;
  if (kind === 'i') keepInvitation(code, secret);
  if (kind === 't') return { ticket: secret };
  return kind === '' && secret !== tokenFor(code) ? { token: secret } : null;
}

const fragment = (invitation: string | null): string => (invitation === null ? '' : `#i=${invitation}`);

/** The address to share. With the invitation, whoever opens it may enter. */
export const addressOf = (code: string, invitation: string | null): string =>
  `${location.origin}/t/${code}${fragment(invitation)}`;

/** The path of the table's television page, which shows how to join. */
export const tvPath = (code: string, invitation: string | null): string => `/tv/${code}${fragment(invitation)}`;

/** The address that moves this seat to another device, once. */
export const ticketAddress = (code: string, ticket: string): string => `${location.origin}/t/${code}#t=${ticket}`;
