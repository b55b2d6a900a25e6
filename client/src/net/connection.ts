// One socket that comes back by itself.
import type { ClientMessage, ServerMessage } from './protocol';

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;

/** Where the host listens for the clients of a table. */
export const socketAddress = (code: string): string => {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(code)}/socket`;
};

export interface Ends {
  /** The first message of every connection. */
  hello(): ClientMessage;
  heard(message: ServerMessage): void;
  /** The connection is gone, for the reason that the host gave, if it gave one. */
  lost(reason: string): void;
}

export class Connection {
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private timer = 0;
  private closed = false;

  constructor(
    private readonly address: string,
    private readonly ends: Ends,
  ) {
    addEventListener('online', this.now);
    document.addEventListener('visibilitychange', this.now);
    this.open();
  }

  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Leaves this connection and makes a new one, with a new hello. */
  renew(): void {
    this.pause = FIRST_PAUSE;
    this.drop();
    this.open();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.now);
    document.removeEventListener('visibilitychange', this.now);
    this.drop();
  }

  private drop(): void {
    clearTimeout(this.timer);
    const old = this.socket;
    this.socket = null;
    old?.close();
  }

  private readonly now = (): void => {
    const busy = this.socket?.readyState === WebSocket.OPEN || this.socket?.readyState === WebSocket.CONNECTING;
    if (!busy && !this.closed && document.visibilityState === 'visible') this.renew();
  };

  private open(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.ends.hello()));
    socket.onmessage = ({ data }) => {
      if (socket !== this.socket) return;
      this.pause = FIRST_PAUSE;
      this.ends.heard(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = ({ reason }) => {
      if (socket !== this.socket || this.closed) return;
      this.ends.lost(reason);
      if (this.closed) return;
      this.timer = window.setTimeout(() => this.open(), this.pause * (0.75 + Math.random() / 2));
      this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    };
  }
}
