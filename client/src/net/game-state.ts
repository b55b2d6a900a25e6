// The state of a live game, unfolded from the server's frames into signals.
import { computed, signal } from '@preact/signals';
import { addBeats, type FreshBeat, freshOf } from './beats';
import type { Ask, Beat, Choice, GameEvent, Outcome, Question, ServerMessage, ViewObject } from './protocol';

export class GameState {
  readonly view = signal<ViewObject | null>(null);
  readonly ask = signal<Ask | null>(null);
  readonly may = signal<number | null>(null);
  readonly legal = signal<readonly Choice[]>([]);
  readonly waiting = signal<readonly number[]>([]);
  readonly outcome = signal<Outcome | null>(null);
  readonly events = signal<readonly GameEvent[]>([]);
  readonly news = signal(0);
  readonly beats = signal<readonly Beat[]>([]);
  readonly freshBeats = signal<readonly FreshBeat[]>([]);
  /** The serial of the question that this seat may answer. */
  readonly serial = computed(() => this.ask.value?.serial ?? this.may.value);
  /** The last frame: its stream, which is one game, and its number there. A reconnect asks for those after it. */
  stream: string | null = null;
  have: number | null = null;

  /** A full view: the first frame of a game, or after a reconnect or a gap. */
  start(message: ServerMessage & { type: 'view' }): void {
    const { events, ...view } = message.view;
    const told = Array.isArray(events) ? (events as GameEvent[]) : [];
    const isSame = message.stream === this.stream && message.n === this.have; // repeated after a reconnect, not new
    this.stream = message.stream;
    this.have = message.n;
    this.view.value = view;
    this.events.value = told;
    this.beats.value = message.beats;
    if (!isSame) {
      this.news.value = told.length;
      this.freshBeats.value = [];
    }
    this.question(message);
  }

  /** The frame of one choice. False: frames before it are missing. A repeated frame changes nothing. */
  step(message: ServerMessage & { type: 'step' }): boolean {
    if (this.have !== null && message.n <= this.have) return true;
    if (this.have === null || message.n !== this.have + 1 || this.view.value === null) return false;
    this.have = message.n;
    this.view.value = { ...this.view.value, ...message.patch };
    this.news.value = this.events.value.length;
    this.events.value = [...this.events.value, ...message.events];
    this.freshBeats.value = freshOf(this.beats.value, message.beats);
    this.beats.value = addBeats(this.beats.value, message.beats);
    this.question(message);
    return true;
  }

  /** Makes the server send a full view after the next hello. */
  restart(): void {
    this.stream = null;
    this.have = null;
  }

  clear(): void {
    this.restart();
    this.view.value = null;
    this.events.value = [];
    this.beats.value = [];
    this.freshBeats.value = [];
    this.ask.value = null;
    this.may.value = null;
    this.legal.value = [];
    this.outcome.value = null;
  }

  private question({ ask, may, legal, waiting, outcome }: Question): void {
    this.ask.value = ask;
    this.may.value = may ?? null;
    this.legal.value = legal;
    this.waiting.value = waiting;
    this.outcome.value = outcome ?? null;
  }
}
