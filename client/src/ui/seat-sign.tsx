// The sign of a seat: shape, initial and colour, with a mark while its player is absent.
import { Sign } from '../art/icon';
import type { PlayerInfo } from '../net/game-table';
import { absence } from './seat-status';

interface SeatProps {
  readonly seat: number;
  readonly name: string;
  readonly player?: PlayerInfo | undefined;
}

/** The first grapheme, in capitals; an emoji of several code points is one. */
const firstOf = (name: string): string =>
  [...new Intl.Segmenter().segment(name.trim())][0]?.segment.toLocaleUpperCase() ?? '';

export function SeatSign({ seat, name, player }: SeatProps) {
  const absent = absence(player);
  return (
    <span class={`seat s${seat + 1} ${absent ?? ''}`} aria-hidden="true">
      {firstOf(name) || String(seat + 1)}
      {absent !== null && <Sign id={absent === 'away' ? 'unplugged' : 'robot'} class="seat-mark" />}
    </span>
  );
}
