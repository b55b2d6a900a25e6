/** A number with a typographic minus. */
export const written = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** The same, with a plus where it is not negative. */
export const signed = (points: number): string => (points < 0 ? written(points) : `+${points}`);
