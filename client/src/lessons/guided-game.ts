// A guided game: a record that plays by itself, except for the choices of the learner's seat.
import { computed, effect, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { type Frames, LocalTable } from '../net/local-table';
import { nickname } from '../net/nickname';
import type { Choice, GameName } from '../net/protocol';
import { sameChoice } from '../net/same-choice';

export interface Lesson {
  /** The number of choices after which it is shown. */
  readonly n: number;
  /** Its message: the heading, with the text as the attribute `.text`. */
  readonly id: string;
  /** The choice that the learner has to make; null if there is only text to read. */
  readonly choice: Choice | null;
  /** The parts of the screen that it mentions. */
  readonly look: readonly string[];
}
export interface Course {
  readonly record: { readonly game: GameName; readonly seats: readonly string[] };
  readonly seat: number;
  readonly frames: Frames;
  readonly lessons: readonly Lesson[];
}

/** Milliseconds between the choices of the other players. */
const PACE = 1500;

export class GuidedGame {
  readonly game: GameName;
  readonly lessons: readonly Lesson[];
  readonly table: LocalTable;
  /** How many lessons are done. */
  readonly learned = signal(0);
  /** How often the learner has pressed something else since the last step. */
  readonly astray = signal(0);
  readonly lesson = computed<Lesson | null>(() => {
    const next = this.lessons[this.learned.value];
    return next?.n === this.table.n.value ? next : null;
  });

  private readonly stop: () => void;

  constructor({ record, seat, frames, lessons }: Course) {
    this.game = record.game;
    this.lessons = lessons;
    const seats = record.seats.map((name, index) =>
      index === seat
        ? ({ name: nickname(), kind: 'person', level: null, connected: true } as const)
        : ({ name, kind: 'bot', level: 'easy', connected: true } as const),
    );
    const info = { game: record.game, game_number: 1, seats };
    this.table = new LocalTable({
      code: `first-${record.game}`,
      info,
      frames,
      onChoose: (choice) => this.choose(choice),
    });
    this.stop = effect(() => {
      if (this.lesson.value !== null || this.table.n.value === this.table.last) return undefined;
      const timer = setTimeout(() => this.goOn(), PACE);
      return () => clearTimeout(timer);
    });
  }

  dispose(): void {
    this.stop();
  }

  /** Whether the last lesson has been reached, and the record has ended. */
  get isOver(): boolean {
    return this.learned.value >= this.lessons.length - 1 && this.table.n.value === this.table.last;
  }

  /** Marks a lesson without a choice as read; the last lesson stays. */
  next(): void {
    if (this.lesson.value?.choice === null && !this.isOver) this.move(this.learned.value + 1, this.table.n.value);
  }

  /** Plays the next choice of the others at once. */
  goOn(): void {
    if (this.lesson.value === null) this.move(this.learned.value, this.table.n.value + 1);
  }

  restart(): void {
    this.move(0, 0);
  }

  /** The learner pressed something that the lesson does not want. */
  stray(): void {
    this.astray.value += 1;
  }

  private choose(choice: Choice): void {
    if (sameChoice(this.lesson.value?.choice ?? null, choice))
      this.move(this.learned.value + 1, this.table.n.value + 1);
    else this.stray();
  }

  private move(learned: number, n: number): void {
    this.astray.value = 0;
    this.learned.value = learned;
    this.table.go(n);
  }
}

export const GuidedGameContext = createContext<GuidedGame | null>(null);

export function useGuidedGame(): GuidedGame {
  const guide = useContext(GuidedGameContext);
  if (guide === null) throw new Error('nobody guides here');
  return guide;
}
