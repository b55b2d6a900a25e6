// What people call themselves in this browser.
import { recall, remember } from '../ui/storage';
import { LONGEST_NAME } from './protocol';

const ALIASES = [
  'Alex',
  'Sasha',
  'Robin',
  'Charlie',
  'Noa',
  'Kim',
  'Max',
  'Sam',
  'Ari',
  'Jules',
  'Dana',
  'Mika',
  'Toni',
  'Lou',
  'Eli',
  'Nico',
];
/** What shows nothing, turns the text around it or breaks the line; the two signs that join others may stay. */
const UNSEEN = /(?![\u200c\u200d])[\p{C}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** What somebody typed, as a name that the host takes: visible text in one line; empty if there is none in it. */
export function tidyName(typed: string): string {
  const text = typed
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text) ? [...text].slice(0, LONGEST_NAME).join('').trim() : '';
}

/** The nickname used last, or one out of a hat, and then none of those that are taken. */
export function nickname(taken: readonly string[] = []): string {
  const kept = tidyName(recall('nickname') ?? '');
  if (kept !== '' && !(ALIASES.includes(kept) && taken.includes(kept))) return kept;
  const free = ALIASES.filter((each) => !taken.includes(each));
  const alias = free[Math.floor(Math.random() * free.length)] ?? 'Alex';
  keepNickname(alias);
  return alias;
}

export const keepNickname = (name: string): void => remember('nickname', name);

/** What somebody typed as their name, kept for the next time; without any, a nickname that nobody else has. */
export function nicknameFrom(typed: string, taken: readonly string[] = []): string {
  const name = tidyName(typed);
  if (name !== '') keepNickname(name);
  return nickname(taken);
}
