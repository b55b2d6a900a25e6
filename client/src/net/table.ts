// A table as this browser sees it: everything the host told, as signals.
import { batch, computed, signal } from '@preact/signals';
import { language } from '../words/fluent';
import { Connection } from './connection';
import { joinTable } from './api';
import type { GameTable, Pending, Trouble } from './game-table';
import { keepPass, passFor } from './passes';
import type { Ask, Choice, ClientMessage, GameEvent, ServerMessage, TableInfo, ViewObject, You } from './protocol';

export class Table implements GameTable {
  readonly you = signal<You | null>(null);
  readonly info = signal<TableInfo | null>(null);
  readonly view = signal<ViewObject | null>(null);
  readonly ask = signal<Ask | null>(null);
  readonly legal = signal<readonly Choice[]>([]);
  readonly events = signal<readonly GameEvent[]>([]);
  readonly news = signal(0);
  readonly connected = signal(false);
  readonly everConnected = signal(false);
  readonly pending = signal<Pending | null>(null);
  readonly trouble = signal<Trouble | null>(null);
  readonly names = computed(() => this.info.value?.seats.map((seat) => seat.name ?? '') ?? []);

  private stream: string | null = null;
  private have: number | null = null;
  private onWelcome: ClientMessage | null = null;
  private readonly connection: Connection;

  constructor(readonly code: string) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(code)}/socket`;
    this.connection = new Connection(address, { hello: () => this.hello(), heard: (message) => this.heard(message), lost: () => this.lost() });
  }

  /** Sends a choice and keeps it until the host has answered, over any number of lost connections. */
  choose(choice: Choice): void {
    const ask = this.ask.value;
    if (ask === null || this.pending.value !== null) return;
    const pending = { id: uuid(), serial: ask.serial, choice };
    this.pending.value = pending;
    this.trouble.value = null;
    this.say({ type: 'choose', ...pending });
  }

  /** Takes a seat; a visitor becomes a participant first. */
  async sit(seat: number, name: string): Promise<void> {
    if (passFor(this.code) !== null && this.you.value?.participant !== null) {
      this.say({ type: 'sit', seat, name });
      return;
    }
    const { token } = await joinTable(this.code, name);
    keepPass(this.code, token);
    this.onWelcome = { type: 'sit', seat, name };
    this.renew();
  }

  say(message: ClientMessage): void {
    this.connection.send(message);
  }

  /** Comes back with the token that was just got. */
  renew(): void {
    this.stream = null;
    this.have = null;
    this.connection.renew();
  }

  leave(): void {
    this.connection.close();
  }

  private hello(): ClientMessage {
    return { type: 'hello', token: passFor(this.code), stream: this.stream, have: this.have, lang: language.value };
  }

  private lost(): void {
    this.connected.value = false;
  }

  private heard(message: ServerMessage): void {
    batch(() => this.take(message));
  }

  private take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.you.value = message.you;
        this.info.value = message.table;
        this.connected.value = true;
        this.everConnected.value = true;
        if (this.onWelcome !== null) this.say(this.onWelcome);
        this.onWelcome = null;
        if (this.pending.value !== null) this.say({ type: 'choose', ...this.pending.value });
        break;
      case 'table':
        this.info.value = message.table;
        break;
      case 'view':
        this.start(message);
        break;
      case 'step':
        this.step(message);
        break;
      case 'accepted':
        break;
      case 'refused':
        if (this.pending.value?.id === message.id) this.pending.value = null;
        this.trouble.value = message;
        break;
      case 'error':
        if (message.code === 'wrong-token') keepPass(this.code, null); // the seat is another's now: come back to watch
        else this.trouble.value = message;
        break;
    }
  }

  private start(message: ServerMessage & { type: 'view' }): void {
    const { events, ...view } = message.view;
    const told = Array.isArray(events) ? (events as GameEvent[]) : [];
    this.stream = message.stream;
    this.have = message.n;
    this.view.value = view;
    this.events.value = told;
    this.news.value = told.length;
    this.ask.value = message.ask;
    this.legal.value = message.legal;
    if (this.pending.value?.serial !== message.ask?.serial) this.pending.value = null;
  }

  private step(message: ServerMessage & { type: 'step' }): void {
    if (this.have !== null && message.n <= this.have) return;
    if (this.have === null || message.n !== this.have + 1 || this.view.value === null) {
      this.say({ type: 'resync' });
      return;
    }
    this.have = message.n;
    this.view.value = { ...this.view.value, ...message.patch };
    this.news.value = this.events.value.length;
    this.events.value = [...this.events.value, ...message.events];
    this.ask.value = message.ask;
    this.legal.value = message.legal;
    if (this.pending.value !== null && this.pending.value.serial !== message.ask?.serial) this.pending.value = null;
  }
}

/** Works without a secure context too, as on a home network. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
