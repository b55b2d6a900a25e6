// The nickname of this browser's user.
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
/** Characters that are invisible, change the direction of text or break the line. The two joiners are allowed. */
const UNSEEN = /(?![\u200c\u200d])[\p{C}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Turns input into a name that the server accepts: visible text in one line. Empty if there is no visible text. */
export function tidyName(typed: string): string {
  const text = typed
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text) ? [...text].slice(0, LONGEST_NAME).join('').trim() : '';
}

/** The nickname used last; without one, a random alias that is not taken. */
export function nickname(taken: readonly string[] = []): string {
  const kept = tidyName(recall('nickname') ?? '');
  if (kept !== '' && !(ALIASES.includes(kept) && taken.includes(kept))) return kept;
  const free = ALIASES.filter((each) => !taken.includes(each));
  const alias = free[Math.floor(Math.random() * free.length)] ?? 'Alex';
  keepNickname(alias);
  return alias;
}

export const keepNickname = (name: string): void => remember('nickname', name);

/** The typed name, which is stored as the nickname; if it is empty, the nickname, which avoids the taken ones. */
export function nicknameFrom(typed: string, taken: readonly string[] = []): string {
  const name = tidyName(typed);
  if (name !== '') keepNickname(name);
  return nickname(taken);
}
