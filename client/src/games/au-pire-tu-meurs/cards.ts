// The cards, as the page draws and counts them.

/** Years that each character has to live. */
export const FAMILY: Readonly<Record<string, number>> = {
  zack: 80, felicity: 70, zoe: 60, jody: 50, joshua: 40, franck: 40, archibald: 30, anibal: 20,
};

/** Years that each blow takes. */
export const BLOWS: Readonly<Record<string, number>> = { pepin: 5, accident: 10, cata: 20 };

export const WHITE: ReadonlySet<string> = new Set(['jouvence', 'transfert', 'pioche', 'switch']);

export const isCharacter = (card: string): boolean => card in FAMILY;

/** What a card does to a balance, as it is written on it. */
export function yearsOf(card: string, jouvence: number): number {
  if (card === 'jouvence') return jouvence;
  return -(BLOWS[card] ?? 0);
}

