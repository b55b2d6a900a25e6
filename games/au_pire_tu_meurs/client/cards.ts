// The cards of the game, as the rules define them.
import facts from './facts.json';

/** The years of each character. */
export const FAMILY: Readonly<Record<string, number>> = facts.characters;

/** The years that each hit takes. */
export const BLOWS: Readonly<Record<string, number>> = facts.hits;

/** The number of each card in the box, by colour, in the order of the rules. */
export const BOX: { readonly [colour in 'attack' | 'action']: Readonly<Record<string, number>> } = facts;

export const WHITE: ReadonlySet<string> = new Set(Object.keys(facts.action));

/** The default years of a Jouvence, and the default size of a hand. */
export const JOUVENCE = facts.jouvence;
export const HAND = facts.hand;

export const isCharacter = (card: string): boolean => card in FAMILY;

/** How many years a card adds to a balance. */
export function yearsOf(card: string, jouvence: number): number {
  if (card === 'jouvence') return jouvence;
  return -(BLOWS[card] ?? 0);
}
