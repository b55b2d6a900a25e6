// A connection that only sends commands: the server tells it who it is and what is refused, and nothing of the game.
import { signal } from '@preact/signals';
import { language } from '../words/fluent';
import { Refusal } from './api';
import { Connection, socketAddress } from './connection';
import type { Pending, Trouble } from './game-table';
import type { ClientMessage, ServerMessage, You } from './protocol';

export const WRONG_TOKEN = 'wrong-token';

export interface QuietHandlers {
  onTrouble(trouble: Trouble): void;
  /** The server refuses this token, or one of those sent along. */
  onRefused(): void;
  /** A choice was accepted or refused. */
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

  /** Sends if the connection is established; returns whether it was. */
  trySend(message: ClientMessage): boolean {
    return this.connection.trySend(message);
  }

  /** Sends now, or as soon as the connection is established. */
  send(message: ClientMessage): void {
    this.connection.send(message);
  }

  /** Reconnects with a new list of further tokens. */
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

/** Sends one command with a token, and resolves once its effect shows. Rejects with the sentence of a refusal. */
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

/** Sends a choice for a player who has covered, until the server has answered it; returns the function that stops. */
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
