// A line to speak by and nothing else: it is told who one is and what is refused, and never a word of the game.
import { signal } from '@preact/signals';
import { language } from '../words/fluent';
import { Refusal } from './api';
import { Connection, socketAddress } from './connection';
import type { Pending, Trouble } from './game-table';
import type { ClientMessage, ServerMessage, You } from './protocol';

export const WRONG_TOKEN = 'wrong-token';

export interface QuietHandlers {
  onTrouble(trouble: Trouble): void;
  /** The host does not take this pass, or one of those who came along. */
  onRefused(): void;
  /** A choice was answered. */
  onAnswer?(message: ServerMessage & { readonly type: 'accepted' | 'refused' }): void;
}

export class QuietConnection {
  readonly you = signal<You | null>(null);
  private readonly connection: Connection;

  constructor(
    code: string,
    private readonly token: string,
    private readonly also: () => readonly string[],
    private readonly handlers: QuietHandlers,
  ) {
    this.connection = new Connection(socketAddress(code), {
      hello: () => ({
        type: 'hello',
        token: this.token,
        also: this.also(),
        quiet: true,
        stream: null,
        have: null,
        lang: language.value,
      }),
      onMessage: (message) => this.receive(message),
      onLost: (reason) => {
        if (reason === 'removed' || reason === 'moved') this.handlers.onRefused();
      },
    });
  }

  /** Says it to a host that listens; whether there was one. */
  trySend(message: ClientMessage): boolean {
    return this.connection.trySend(message);
  }

  /** Says it now, or as soon as the host listens. */
  send(message: ClientMessage): void {
    this.connection.send(message);
  }

  /** Comes back with others at its side. */
  renew(): void {
    this.connection.renew();
  }

  close(): void {
    this.connection.close();
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'welcome') this.you.value = message.you;
    else if (message.type === 'accepted' || message.type === 'refused') this.handlers.onAnswer?.(message);
    else if (message.type === 'error' && message.code === WRONG_TOKEN) this.handlers.onRefused();
    else if (message.type === 'error') this.handlers.onTrouble(message);
  }
}

/** Says one thing for somebody; who they are when it has come about. Rejects with the sentence if it is refused. */
export function sendFor(
  code: string,
  token: string,
  message: ClientMessage,
  done: (you: You) => boolean,
): Promise<You> {
  return new Promise((resolve, reject) => {
    const end = (finish: () => void): void => {
      stop();
      quietConnection.close();
      finish();
    };
    const quietConnection: QuietConnection = new QuietConnection(code, token, () => [], {
      onTrouble: ({ code: why, text }) => end(() => reject(new Refusal(0, why, text))),
      onRefused: () => end(() => reject(new Refusal(0, WRONG_TOKEN, ''))),
    });
    quietConnection.send(message);
    const stop = quietConnection.you.subscribe((you) => {
      if (you !== null && done(you)) setTimeout(() => end(() => resolve(you)));
    });
  });
}

/** Says a choice for somebody who does not look any more, until the host has answered it; gives the way to stop. */
export function chooseFor(
  code: string,
  token: string,
  pending: Pending,
  onTrouble: (trouble: Trouble) => void,
): () => void {
  const end = (): void => {
    stop();
    quietConnection.close();
  };
  const quietConnection: QuietConnection = new QuietConnection(code, token, () => [], {
    onTrouble,
    onRefused: () => end(),
    onAnswer: (answer) => {
      end();
      if (answer.type === 'refused') onTrouble(answer);
    },
  });
  const stop = quietConnection.you.subscribe((you) => {
    if (you !== null) quietConnection.send({ type: 'choose', ...pending });
  });
  return end;
}
