// The token of one's place at each table: kept in the browser, moved to another device through the address's fragment.
import { recall, remember } from '../parts/storage';

const TOKEN = /^[\w-]{1,200}$/;
const key = (code: string): string => `pass:${code}`;

export const passFor = (code: string): string | null => recall(key(code));
export const keepPass = (code: string, token: string | null): void => remember(key(code), token);

/** What was kept before a pass came by the address, which may be worth nothing. */
const keyBefore = (code: string): string => `pass-before:${code}`;

/** The host has taken the pass: the one before is not needed any more. */
export const settlePass = (code: string): void => remember(keyBefore(code), null);

/** The host does not take the pass: back to the one before, if there was one. */
export function dropPass(code: string): string | null {
  keepPass(code, recall(keyBefore(code)));
  settlePass(code);
  return passFor(code);
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

export function guestsAt(code: string): readonly Guest[] {
  try {
    const kept: unknown = JSON.parse(recall(`guests:${code}`) ?? '[]');
    return Array.isArray(kept) && passFor(code) !== null ? kept.filter(isGuest) : [];
  } catch {
    return [];
  }
}

export const keepGuests = (code: string, guests: readonly Guest[]): void => remember(`guests:${code}`, guests.length === 0 ? null : JSON.stringify(guests));

/** Takes a token out of `/t/CODE#TOKEN`, so that it stays in neither the address bar nor the history. */
export function takePassFromAddress(code: string): void {
  const token = location.hash.slice(1);
  if (token === '') return;
  history.replaceState(null, '', location.pathname);
  if (!TOKEN.test(token)) return;
  const before = passFor(code);
  if (before !== null && before !== token && recall(keyBefore(code)) === null) remember(keyBefore(code), before);
  keepPass(code, token);
}

export const addressOf = (code: string): string => `${location.origin}/t/${code}`;

/** The address that brings a seat to another device. Whoever has it has the seat. */
export const movingAddress = (code: string, token: string): string => `${addressOf(code)}#${token}`;
