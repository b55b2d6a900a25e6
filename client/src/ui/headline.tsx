// The headline while other players are asked: the latest beat, and below it the player that the game waits for.
import type { GameTable } from '../net/game-table';
import type { Wording } from '../words/tell';
import { type BeatWords, headlineWords } from './beat-words';
import { Sentence } from './sentence';

export interface Headline {
  /** Empty where a beat is shown above. */
  readonly head: string;
  readonly small: string;
  /** The number of the rule behind it. */
  readonly rule?: string | null;
  readonly beat?: BeatWords;
}

/** The latest beat above the player that the game waits for; before the first beat, the latter alone. */
export function whatHappened(table: GameTable, wording: Wording, waiting: string, small: string): Headline {
  const beat = headlineWords(table, wording);
  if (beat === null) return { head: waiting, small };
  return { head: '', small: [waiting, small].filter(Boolean).join(' '), beat };
}

/** The latest beat. It belongs outside of a live region: the log announces each beat already. */
export function BeatHeadline({ beat }: { readonly beat: BeatWords | undefined }) {
  if (beat === undefined) return null;
  return (
    <>
      <h1 class="beat">
        <Sentence text={beat.says} />
      </h1>
      {beat.aside !== '' && (
        <p class="beat-aside">
          <Sentence text={beat.aside} />
        </p>
      )}
    </>
  );
}
