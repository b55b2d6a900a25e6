// The token of one's place at each table: kept in the browser, moved to another device through the address's fragment.
import { recall, remember } from '../parts/storage';

const key = (code: string): string => `pass:${code}`;

export const passFor = (code: string): string | null => recall(key(code));
export const keepPass = (code: string, token: string | null): void => remember(key(code), token);

/** Takes a token out of `/t/CODE#TOKEN`, so that it stays in neither the address bar nor the history. */
export function takePassFromAddress(code: string): void {
  const token = location.hash.slice(1);
  if (token === '') return;
  keepPass(code, token);
  history.replaceState(null, '', location.pathname);
}

export const addressOf = (code: string): string => `${location.origin}/t/${code}`;

/** The address that brings this seat to another device. Whoever has it has the seat. */
export function movingAddress(code: string): string | null {
  const token = passFor(code);
  return token === null ? null : `${addressOf(code)}#${token}`;
}

const ALIASES = ['Alex', 'Sasha', 'Robin', 'Charlie', 'Noa', 'Kim', 'Max', 'Sam'];

/** The nickname used last, or one out of a hat. */
export function nickname(): string {
  const kept = recall('nickname');
  if (kept !== null && kept !== '') return kept;
  const alias = ALIASES[Math.floor(Math.random() * ALIASES.length)] ?? 'Alex';
  remember('nickname', alias);
  return alias;
}

export const keepNickname = (name: string): void => remember('nickname', name);
