// The tokens of one's places at each table, kept in the browser; and what the fragment of an address brings.
import { recall, remember } from '../ui/storage';

const SECRET = /^[\w-]{1,200}$/;
const key = (code: string): string => `pass:${code}`;

export const tokenFor = (code: string): string | null => recall(key(code));
export const keepToken = (code: string, token: string | null): void => remember(key(code), token);

/** The host does not take the pass: back to another place that this browser has at the table, if there is one. */
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

/** A place at the table that this browser has besides the one it goes by now. */
export interface OtherToken {
  readonly token: string;
  /** Whose it is, as far as this page knew. */
  readonly name: string;
}

const isOther = (item: unknown): item is OtherToken => {
  const { token, name } = (item ?? {}) as Partial<Record<keyof OtherToken, unknown>>;
  return typeof token === 'string' && typeof name === 'string';
};

export const otherTokens = (code: string): readonly OtherToken[] => list(`others:${code}`).filter(isOther);
const keepOthers = (code: string, others: readonly OtherToken[]): void => keepList(`others:${code}`, others);

/** Goes by another place from now on, and keeps the one before; `name` is whose that was. */
export function switchToken(code: string, token: string, name: string): void {
  const before = tokenFor(code);
  const others = otherTokens(code).filter((each) => each.token !== token);
  keepOthers(code, before === null || before === token ? others : [...others, { token: before, name }]);
  keepToken(code, token);
}

/** Somebody else who plays at this table on this device. */
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

/** Whether none of those who share this device has a pass of before there were tickets. */
export const areExchanged = (code: string): boolean => recall(`exchanged:${code}`) !== null;
export const noteExchanged = (code: string): void => remember(`exchanged:${code}`, 'yes');

/** What lets this browser in to the table. */
export const invitationFor = (code: string): string | null => recall(`invitation:${code}`);

/** Keeps it for the other pages of this browser, as the television's. */
export const keepInvitation = (code: string, invitation: string): void => remember(`invitation:${code}`, invitation);

/** What brings a place to this browser: a ticket, or the token that stood in a link before there were tickets. */
export interface Arrival {
  readonly ticket?: string;
  readonly token?: string;
}

/** Takes out of `/t/CODE#…` what stands in neither the address bar nor the history. An invitation is kept. */
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

/** The address to share. With the invitation, whoever has it comes in. */
export const addressOf = (code: string, invitation: string | null): string =>
  `${location.origin}/t/${code}${fragment(invitation)}`;

/** The table for a television, which shows the others how to come in. */
export const tvPath = (code: string, invitation: string | null): string => `/tv/${code}${fragment(invitation)}`;

/** The address that brings this place to another device, once. */
export const ticketAddress = (code: string, ticket: string): string => `${location.origin}/t/${code}#t=${ticket}`;
