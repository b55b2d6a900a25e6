// A WebSocket that reconnects by itself, and detects connections that are open but dead.
import type { ClientMessage, ServerMessage } from './protocol';
import { onWake } from './wake-detection';

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;
/** Milliseconds to wait for the first message of a new connection, and for the answer to a probe. */
const OPENING = 15_000;
const SILENCE = 5000;
/** Reasons for closing after which the client does not reconnect. */
const FOR_GOOD: ReadonlySet<string> = new Set(['removed', 'turned-away', 'no-such-table', 'table-closed']);

/** The address of a table's socket. */
export const socketAddress = (code: string): string => {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(code)}/socket`;
};

export interface ConnectionHandlers {
  /** Makes the first message of each connection. */
  hello(): ClientMessage;
  onMessage(message: ServerMessage): void;
  /** The connection is closed. The reason is the server's, or empty. */
  onLost(reason: string): void;
}

export class Connection {
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  /** The timer of the next attempt to connect. */
  private retry = 0;
  /** The timer after which a silent connection is replaced. */
  private deadline = 0;
  private welcomed = false;
  private queued: readonly ClientMessage[] = [];
  private closed = false;
  private readonly stopWaking: () => void;

  constructor(
    private readonly address: string,
    private readonly handlers: ConnectionHandlers,
  ) {
    this.stopWaking = onWake(() => this.wake());
    this.open();
  }

  /** Sends now, if the connection is established; returns whether it was. */
  trySend(message: ClientMessage): boolean {
    if (!this.welcomed || this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Sends now, or queues until the connection is established, in order; equal messages are queued once. */
  send(message: ClientMessage): void {
    if (this.trySend(message)) return;
    const again = JSON.stringify(message);
    this.queued = [...this.queued.filter((each) => JSON.stringify(each) !== again), message];
  }

  /** Replaces the connection by a new one, with a new hello. */
  renew(): void {
    if (this.closed) return; // a late callback must not reopen it
    this.pause = FIRST_PAUSE;
    this.drop();
    this.open();
  }

  /** Probes the connection: if nothing is received in time, it is replaced. */
  probe(): void {
    if (this.welcomed && this.deadline !== 0) return; // a probe is under way
    this.trySend({ type: 'resync' });
    this.expect(SILENCE);
  }

  close(): void {
    this.closed = true;
    this.stopWaking();
    this.drop();
  }

  private drop(): void {
    clearTimeout(this.retry);
    this.stopExpecting();
    this.welcomed = false;
    const old = this.socket;
    this.socket = null;
    old?.close();
  }

  private wake(): void {
    const state = this.socket?.readyState;
    if (state === WebSocket.OPEN || state === WebSocket.CONNECTING) this.probe();
    else this.renew();
  }

  private expect(within: number): void {
    clearTimeout(this.deadline);
    this.deadline = window.setTimeout(() => {
      this.handlers.onLost('');
      this.renew();
    }, within);
  }

  private stopExpecting(): void {
    clearTimeout(this.deadline);
    this.deadline = 0;
  }

  private open(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.expect(OPENING);
    socket.onopen = () => socket.send(JSON.stringify(this.handlers.hello()));
    socket.onmessage = ({ data }) => {
      if (socket === this.socket) this.receive(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = ({ reason }) => {
      if (socket !== this.socket || this.closed) return;
      if (FOR_GOOD.has(reason)) this.close();
      else this.drop();
      this.handlers.onLost(reason);
      if (this.closed) return;
      this.retry = window.setTimeout(() => this.open(), this.pause * (0.75 + Math.random() / 2));
      this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    };
  }

  private receive(message: ServerMessage): void {
    this.stopExpecting();
    const isFirst = message.type === 'welcome' && !this.welcomed;
    if (isFirst) this.welcomed = true;
    this.handlers.onMessage(message);
    if (!isFirst) return;
    this.pause = FIRST_PAUSE; // reset here, not on opening, so that a client that is refused backs off
    const queued = this.queued;
    this.queued = [];
    queued.forEach((each) => this.send(each));
  }
}
