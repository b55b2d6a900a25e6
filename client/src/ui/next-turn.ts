// How long it is until the reader's turn.

/** How many turns there are before the reader's, the current one included. Null if the reader has none. */
export function turnsBefore(current: number, reader: number | null, playing: readonly number[]): number | null {
  if (reader === null || reader === current || !playing.includes(reader)) return null;
  const between = playing.filter((seat) =>
    current < reader ? seat > current && seat < reader : seat > current || seat < reader,
  );
  return between.length + 1;
}
