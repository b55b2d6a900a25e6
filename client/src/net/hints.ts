// Asked aside, answered to nobody else: why something cannot be done, and what a bot would do.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Choice, ClientMessage, WhyNot } from './protocol';

export interface Hint {
  readonly serial: number;
  readonly choice: Choice;
}

export class Hints {
  /** The last reason that was given, until something else is looked at. */
  readonly reason = signal<WhyNot | null>(null);
  readonly hint = signal<Hint | null>(null);
  /** Whether a bot is thinking about it. */
  readonly thinking = signal(false);

  constructor(
    /** Says it now; whether that could be. */
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

  /** The line is another: what was not answered on the old one will not be. */
  giveUp(): void {
    this.thinking.value = false;
  }

  /** The question has changed: nothing that was asked aside matters any more. */
  forget(): void {
    this.reason.value = null;
    this.hint.value = null;
    this.thinking.value = false;
  }
}
