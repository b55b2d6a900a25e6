// The cards, as the page draws and counts them.
import facts from './facts.json';

/** Years that each character has to live. */
export const FAMILY: Readonly<Record<string, number>> = facts.characters;

/** Years that each blow takes. */
export const BLOWS: Readonly<Record<string, number>> = facts.hits;

/** The cards by the colour of their face, in the order of the rules, and how many of each are in the box. */
export const BOX: { readonly [colour in 'attack' | 'action']: Readonly<Record<string, number>> } = facts;

export const WHITE: ReadonlySet<string> = new Set(Object.keys(facts.action));

/** What a Jouvence adds and how many cards are dealt, where nothing else was agreed on. */
export const JOUVENCE = facts.jouvence;
export const HAND = facts.hand;

export const isCharacter = (card: string): boolean => card in FAMILY;

/** What a card does to a balance, as it is written on it. */
export function yearsOf(card: string, jouvence: number): number {
  if (card === 'jouvence') return jouvence;
  return -(BLOWS[card] ?? 0);
}
