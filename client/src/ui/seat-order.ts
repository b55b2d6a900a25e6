/** The other seats in playing order, from the next one on; for a spectator, all seats. */
export function others(seat: number | null, count: number): number[] {
  if (seat === null) return Array.from({ length: count }, (_, index) => index);
  return Array.from({ length: count - 1 }, (_, index) => (seat + 1 + index) % count);
}
