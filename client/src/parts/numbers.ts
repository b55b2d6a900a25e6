/** A number with its sign, as people write it. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
