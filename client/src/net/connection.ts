// One socket that comes back by itself, also when it looks open and nothing comes through it any more.
import type { ClientMessage, ServerMessage } from './protocol';
import { onWake } from './wake-detection';

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;
/** How long a new line may take to be answered, and how long one that is asked whether it still holds. */
const OPENING = 15_000;
const SILENCE = 5000;
/** Reasons of the host to hang up after which there is nothing to come back to. */
const FOR_GOOD: ReadonlySet<string> = new Set(['removed', 'turned-away', 'no-such-table', 'table-closed']);

/** Where the host listens for the clients of a table. */
export const socketAddress = (code: string): string => {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(code)}/socket`;
};

export interface ConnectionHandlers {
  /** The first message of every connection. */
  hello(): ClientMessage;
  onMessage(message: ServerMessage): void;
  /** The connection is gone, for the reason that the host gave, if it gave one. */
  onLost(reason: string): void;
}

export class Connection {
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  /** The next try, where there is no line. */
  private retry = 0;
  /** When the line is given up, unless something is heard. */
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

  /** Says something to a host that listens; whether there was one. */
  trySend(message: ClientMessage): boolean {
    if (!this.welcomed || this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Says it now, or as soon as the host listens, in the same order; what is pressed again and again, once. */
  send(message: ClientMessage): void {
    if (this.trySend(message)) return;
    const again = JSON.stringify(message);
    this.queued = [...this.queued.filter((each) => JSON.stringify(each) !== again), message];
  }

  /** Leaves this connection and makes a new one, with a new hello. */
  renew(): void {
    if (this.closed) return; // what made it wish so has come too late
    this.pause = FIRST_PAUSE;
    this.drop();
    this.open();
  }

  /** Makes sure that there is somebody at the other end: a line on which nothing is heard is left for a new one. */
  probe(): void {
    if (this.welcomed && this.deadline !== 0) return; // it is being asked
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
    this.pause = FIRST_PAUSE; // only now: whoever is not let in comes again less and less often
    const queued = this.queued;
    this.queued = [];
    queued.forEach((each) => this.send(each));
  }
}
