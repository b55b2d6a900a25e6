/** A number as people write it. */
export const written = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** The same, with its sign in any case. */
export const signed = (points: number): string => (points < 0 ? written(points) : `+${points}`);
