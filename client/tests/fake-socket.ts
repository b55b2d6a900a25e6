import { vi } from 'vitest';
import type { ClientMessage, ServerMessage } from '../src/net/protocol';

/** A WebSocket whose other end is the test. */
export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  /** All sockets of the test, in order. */
  static all: FakeSocket[] = [];

  readyState = FakeSocket.CONNECTING;
  readonly sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onclose: ((event: { readonly reason: string }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  static install(): void {
    FakeSocket.all = [];
    vi.stubGlobal('WebSocket', FakeSocket);
  }

  static get last(): FakeSocket {
    const found = FakeSocket.all.at(-1);
    if (found === undefined) throw new Error('no socket was made');
    return found;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  /** The client closes it; browsers report that later. */
  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The server, or the network, closes it. */
  break(reason = ''): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ reason });
  }
}
