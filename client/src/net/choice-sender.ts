// Sends a choice and repeats it on every new connection, until the server has answered.
import { signal } from '@preact/signals';
import type { Pending } from './game-table';
import type { Choice, ClientMessage } from './protocol';
import { uuid } from './uuid';

/** The server answers at once; after this many milliseconds, the connection is probed. */
const PATIENCE = 5000;

export class ChoiceSender {
  readonly pending = signal<Pending | null>(null);
  private timer = 0;

  constructor(
    private readonly send: (message: ClientMessage) => void,
    private readonly onDoubt: () => void,
  ) {}

  choose(serial: number, choice: Choice): void {
    this.pending.value = { id: uuid(), serial, choice };
    this.again();
  }

  /** Sends the unanswered choice again. The server counts it once, by its id. */
  again(): void {
    const pending = this.pending.peek();
    clearTimeout(this.timer);
    if (pending === null) return;
    this.send({ type: 'choose', ...pending });
    this.timer = window.setTimeout(this.onDoubt, PATIENCE);
  }

  /** The server has accepted the choice; its effect arrives as a later frame. */
  arrive(): void {
    clearTimeout(this.timer);
  }

  refuse(id: string): void {
    if (this.pending.peek()?.id === id) this.forget();
  }

  /** Drops the choice if the question it answers is no longer open. */
  settle(serial: number | null): void {
    if (this.pending.peek()?.serial !== serial) this.forget();
  }

  forget(): void {
    clearTimeout(this.timer);
    this.pending.value = null;
  }
}
