// A table made of frames that are all known: a replay or a guided game. It can go to any position at once.
import { batch, computed, signal } from '@preact/signals';
import { addBeats, type FreshBeat, freshOf } from './beats';
import { type GameInfo, type GameTable, readerIn, type Trouble } from './game-table';
import type { Ask, Beat, Choice, GameEvent, Outcome, Question, ServerMessage, ViewObject } from './protocol';

type ViewFrame = ServerMessage & { readonly type: 'view' };
type StepFrame = ServerMessage & { readonly type: 'step' };
/** A `view`, then a `step` for each choice, as on the wire. */
export type Frames = readonly [ViewFrame, ...StepFrame[]];

interface Moment {
  readonly view: ViewObject;
  /** How many events there are at this position. */
  readonly told: number;
  readonly beats: readonly Beat[];
  readonly freshBeats: readonly FreshBeat[];
  readonly ask: Ask | null;
  readonly legal: readonly Choice[];
  readonly waiting: readonly number[];
  readonly outcome: Outcome | null;
}

export interface LocalGame {
  readonly code: string;
  readonly info: GameInfo;
  readonly frames: Frames;
  /** Receives the player's choices. Without it, the table asks nothing: it is only looked at. */
  readonly onChoose?: (choice: Choice) => void;
}

export class LocalTable implements GameTable {
  readonly code: string;
  readonly info = signal<GameInfo | null>(null);
  readonly names = computed(() => this.info.value?.seats.map((seat) => seat.name ?? '') ?? []);
  /** How many choices have been made at the current position. */
  readonly n = signal(0);
  readonly last: number;
  readonly view = computed<ViewObject>(() => this.now.value.view);
  readonly events = computed(() => this.told.slice(0, this.now.value.told));
  readonly news = computed(() => this.moments[this.n.value - 1]?.told ?? this.now.value.told);
  readonly beats = computed(() => this.now.value.beats);
  readonly freshBeats = computed(() => this.now.value.freshBeats);
  readonly reader = computed(() => readerIn(this.view.value));
  readonly ask = computed(() => (this.onChoose === null ? null : this.now.value.ask));
  readonly legal = computed(() => (this.onChoose === null ? NOTHING : this.now.value.legal));
  readonly waiting = computed(() => this.now.value.waiting);
  readonly outcome = computed(() => this.now.value.outcome);
  readonly pending = signal(null);
  readonly trouble = signal<Trouble | null>(null);

  private readonly told: readonly GameEvent[];
  private readonly moments: readonly Moment[];
  private readonly now = computed<Moment>(() => this.moments[this.n.value] as Moment);
  private readonly onChoose: ((choice: Choice) => void) | null;

  constructor({ code, info, frames, onChoose }: LocalGame) {
    const { moments, told } = unfold(frames);
    this.code = code;
    this.info.value = info;
    this.moments = moments;
    this.told = told;
    this.last = moments.length - 1;
    this.onChoose = onChoose ?? null;
  }

  /** Goes to the position after `n` choices, or the nearest one. */
  go(n: number): void {
    batch(() => {
      this.n.value = Math.max(0, Math.min(this.last, Math.round(n)));
      this.trouble.value = null;
    });
  }

  choose(choice: Choice): void {
    this.onChoose?.(choice);
  }
}

const NOTHING: readonly Choice[] = [];

const asked = ({ ask, legal, waiting, outcome }: Question): Pick<Moment, 'ask' | 'legal' | 'waiting' | 'outcome'> => ({
  ask,
  legal,
  waiting,
  outcome: outcome ?? null,
});

/** All positions of the game: each patch is applied to the view before; unchanged values are shared. */
function unfold([start, ...steps]: Frames): { moments: Moment[]; told: GameEvent[] } {
  const { events, ...opening } = start.view;
  const told: GameEvent[] = Array.isArray(events) ? [...(events as GameEvent[])] : [];
  let view: ViewObject = opening;
  let beats = start.beats;
  const moments: Moment[] = [{ view, told: told.length, beats, freshBeats: [], ...asked(start) }];
  for (const step of steps) {
    view = { ...view, ...step.patch };
    told.push(...step.events);
    const freshBeats = freshOf(beats, step.beats);
    beats = addBeats(beats, step.beats);
    moments.push({ view, told: told.length, beats, freshBeats, ...asked(step) });
  }
  return { moments, told };
}
