// A choice on its way to the host: kept until it is answered, over any number of lost connections.
import { signal } from '@preact/signals';
import type { Pending } from './game-table';
import type { Choice, ClientMessage } from './protocol';
import { uuid } from './uuid';

/** The host answers at once: after this long, one may doubt that it hears. */
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

  /** Says what is not answered, on a line that may be new: the host counts it once. */
  again(): void {
    const pending = this.pending.peek();
    clearTimeout(this.timer);
    if (pending === null) return;
    this.send({ type: 'choose', ...pending });
    this.timer = window.setTimeout(this.onDoubt, PATIENCE);
  }

  /** The host has it; what comes of it is told in its own time. */
  arrive(): void {
    clearTimeout(this.timer);
  }

  refuse(id: string): void {
    if (this.pending.peek()?.id === id) this.forget();
  }

  /** Only the question with this serial is open now. */
  settle(serial: number | null): void {
    if (this.pending.peek()?.serial !== serial) this.forget();
  }

  forget(): void {
    clearTimeout(this.timer);
    this.pending.value = null;
  }
}
