/** The others in playing order, from the one after this seat on; one who looks on sees everybody. */
export function others(seat: number | null, count: number): number[] {
  if (seat === null) return Array.from({ length: count }, (_, index) => index);
  return Array.from({ length: count - 1 }, (_, index) => (seat + 1 + index) % count);
}
