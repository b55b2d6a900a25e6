// Beats in words. Under the cover, sentences that only this player was told are left out, and nobody is addressed as *you*.
import type { FreshBeat } from '../net/beats';
import type { GameTable } from '../net/game-table';
import type { Beat, Said } from '../net/protocol';
import { tell, unmark, type Wording } from '../words/tell';
import { covered } from './cover';

export interface BeatWords {
  readonly says: string;
  /** What only this player was told, or what it means for them. */
  readonly aside: string;
}

/** The names at the table, and the seat that is addressed as *you*. */
export interface Reader {
  readonly names: readonly string[];
  readonly seat: number | null;
}

export const readerOf = (table: GameTable): Reader => ({
  names: table.names.value,
  seat: covered.value ? null : table.reader.value,
});

/** Whether the cover hides a beat. */
export const isCovered = (beat: Pick<Beat, 'secret'>): boolean => covered.value && beat.secret === true;

const sentences = (said: readonly Said[], wording: Wording, { names, seat }: Reader): string =>
  said.map((each) => tell(wording, each, names, seat)).join(' ');

/** The sentences of a beat, or of a part of one. */
export function beatWords(beat: Pick<Beat, 'says' | 'aside'>, wording: Wording, reader: Reader): BeatWords {
  return {
    says: sentences(beat.says, wording, reader),
    aside: covered.value ? '' : sentences(beat.aside ?? [], wording, reader),
  };
}

/** The same as one text. */
export function beatLine(beat: Pick<Beat, 'says' | 'aside'>, wording: Wording, reader: Reader): string {
  const { says, aside } = beatWords(beat, wording, reader);
  return [says, aside].filter(Boolean).join(' ');
}

const WEIGHTS = ['small', 'plain', 'big', 'yours'];
const weightOf = (beat: Beat): number => WEIGHTS.indexOf(beat.weight ?? 'plain');

/** The length at which a headline still fits. Of a longer beat, it tells only what is new. */
const HEADLINE_LENGTH = 100;

/** The beats of a line of the queue in words. Where they are too long, what is new in them, or in the latest. */
export function lineWords(beats: readonly FreshBeat[], wording: Wording, reader: Reader): BeatWords {
  const all = beats.map(({ beat }) => beatWords(beat, wording, reader));
  const fresh = beats.filter(({ says }) => says.length > 0).map((each) => beatWords(each, wording, reader));
  const joined = (words: readonly BeatWords[]): BeatWords => ({
    says: words.map(({ says }) => says).join(' '),
    aside: words
      .map(({ aside }) => aside)
      .filter(Boolean)
      .join(' '),
  });
  const fits = (words: BeatWords): boolean => unmark(words.says).length <= HEADLINE_LENGTH;
  const shorter = [all, ...fresh.map((_, index) => fresh.slice(index))].map(joined);
  return shorter.find(fits) ?? shorter.at(-1) ?? joined(all);
}

/**
 * The words of the headline: the line that the queue of beats shows. Without one, the beat of the last step with the
 * greatest weight, the last of these; else the last beat of all.
 */
export function headlineWords(table: GameTable, wording: Wording): BeatWords | null {
  const reader = readerOf(table);
  const shown = table.presenter?.line.value?.beats.filter(({ beat }) => !isCovered(beat)) ?? [];
  if (shown.length > 0) return lineWords(shown, wording, reader);
  const fresh = table.freshBeats.value.filter(({ beat }) => !isCovered(beat));
  const most = Math.max(...fresh.map(({ beat }) => weightOf(beat)));
  const latest = fresh.findLast(({ beat }) => weightOf(beat) === most);
  const beat = latest?.beat ?? table.beats.value.findLast((each) => !isCovered(each));
  if (beat === undefined) return null;
  const whole = beatWords(beat, wording, reader);
  const isLong = latest !== undefined && latest.says.length > 0 && unmark(whole.says).length > HEADLINE_LENGTH;
  return isLong ? beatWords(latest, wording, reader) : whole;
}

/** The announcement of the last step for screen readers: each sentence once, even where its beat grows. */
export function newsWords(table: GameTable, wording: Wording): string {
  const reader = readerOf(table);
  return table.freshBeats.value
    .filter(({ beat }) => !isCovered(beat))
    .map((fresh) => beatLine(fresh, wording, reader))
    .filter(Boolean)
    .join(' ');
}
