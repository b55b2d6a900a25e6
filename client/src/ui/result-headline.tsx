// The headline of a finished game: who wins and, for a player who does not, the own place.
import { useLayoutEffect } from 'preact/hooks';
import { useDevice } from '../device/context';
import { t } from '../words/fluent';
import { join } from '../words/tell';

interface ResultProps {
  readonly game: string;
  readonly names: readonly string[];
  readonly winners: readonly number[];
  /** The seat that reads (`useReader`); null for a spectator. */
  readonly seat: number | null;
  /** The place of that seat; 1 for winners. */
  readonly place: number | null;
}

/** The messages are the game's own: `GAME-result` and `GAME-place`. */
export function ResultHeadline({ game, names, winners, seat, place }: ResultProps) {
  useScrolledToTop();
  const named = (seats: readonly number[]): string => join(seats.map((each) => names[each] ?? ''));
  const wins = seat !== null && winners.includes(seat);
  return (
    <h1>
      {t(`${game}-result`, {
        winners: named(winners),
        winners_you: wins ? 'yes' : 'no',
        winners_others: named(winners.filter((each) => each !== seat)),
        winners_count: winners.length,
      })}
      {!wins && place !== null && ` ${t(`${game}-place`, { place })}`}
    </h1>
  );
}

/** The seat that the end of a game addresses as *you*: none for a spectator, nor on a device that several share. */
export function useReader(seat: number | null): number | null {
  return useDevice()?.isShared.value === true ? null : seat;
}

/** Scrolls the window to its top once: the game that was there before may have been scrolled. */
export const useScrolledToTop = (): void => useLayoutEffect(() => scrollTo(0, 0), []);

/** Marks the reader's own row, by a word: `you`. */
export const OwnMark = ({ word }: { readonly word: string }) => <small class="own-mark">{word}</small>;
