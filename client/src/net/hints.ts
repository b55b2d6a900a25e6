// Questions that are answered to this player alone: why a choice is not legal, and what a bot would choose.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Choice, ClientMessage, WhyNot } from './protocol';

export interface Hint {
  readonly serial: number;
  readonly choice: Choice;
}

export class Hints {
  /** The last reason that was received. */
  readonly reason = signal<WhyNot | null>(null);
  readonly hint = signal<Hint | null>(null);
  /** Whether a bot is thinking about it. */
  readonly thinking = signal(false);

  constructor(
    /** Sends if the connection is established; returns whether it was. */
    private readonly send: (message: ClientMessage) => boolean,
    /** Whether the table allows hints. */
    readonly allowed: ReadonlySignal<boolean>,
  ) {}

  why(choice: Choice): void {
    this.send({ type: 'why', choice });
  }

  ask(): void {
    this.thinking.value = this.send({ type: 'hint' });
  }

  /** The connection was replaced: a request that is open on the old one will not be answered. */
  giveUp(): void {
    this.thinking.value = false;
  }

  /** The question has changed: discards reason and hint. */
  forget(): void {
    this.reason.value = null;
    this.hint.value = null;
    this.thinking.value = false;
  }
}
