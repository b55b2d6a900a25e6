// A table as this browser sees it: everything the host told, as signals.
import { batch, computed, signal, type Signal } from '@preact/signals';
import { language, t } from '../words/fluent';
import { Connection, socketAddress } from './connection';
import { joinTable, Refusal } from './api';
import { Chat } from './chat';
import type { Company } from './company';
import { Counsel } from './counsel';
import type { GameTable, Held, Pending, Trouble } from './game-table';
import { dropPass, keepPass, movingAddress, passFor, settlePass } from './passes';
import type { Ask, Choice, ClientMessage, ClockInfo, GameEvent, ServerMessage, TableInfo, ViewObject, You } from './protocol';
import { uuid } from './uuid';

/** Something that ages: what was told, and when by this browser's clock. */
export interface Dated<T> {
  readonly told: T;
  readonly at: number;
}

export class Table implements GameTable {
  readonly you: Signal<You | null>;
  readonly info = signal<TableInfo | null>(null);
  /** When the table was told last, by this browser's clock. */
  readonly toldAt = signal(0);
  readonly view = signal<ViewObject | null>(null);
  readonly ask = signal<Ask | null>(null);
  readonly legal = signal<readonly Choice[]>([]);
  /** The seats that are asked. */
  readonly waiting = signal<readonly number[]>([]);
  readonly events = signal<readonly GameEvent[]>([]);
  readonly news = signal(0);
  readonly connected = signal(false);
  readonly everConnected = signal(false);
  readonly pending = signal<Pending | null>(null);
  readonly trouble = signal<Trouble | null>(null);
  readonly names = computed(() => this.info.value?.seats.map((seat) => seat.name ?? '') ?? []);
  readonly held = computed<Held | null>(() => {
    const info = this.info.value;
    if (info?.phase !== 'playing') return null;
    if (info.paused) return 'paused';
    const mine = info.seats[this.you.value?.seat ?? -1];
    return mine?.kind === 'person' && mine.level !== null ? 'stand-in' : null;
  });
  readonly chat = new Chat();
  readonly clock = signal<Dated<ClockInfo> | null>(null);
  readonly counsel = new Counsel((message) => this.say(message), computed(() => this.info.value?.settings.hints ?? false));
  /** The host has shown this person the door. */
  readonly removed = signal(false);

  private stream: string | null = null;
  private have: number | null = null;
  private onWelcome: ClientMessage | null = null;
  private readonly connection: Connection;

  /** Without a pass one looks on, whatever this browser has. */
  constructor(
    readonly code: string,
    private readonly pass: () => string | null = () => passFor(code),
    private readonly company: Company | null = null,
  ) {
    this.you = company?.voice?.you ?? signal(null);
    this.connection = new Connection(socketAddress(code), { hello: () => this.hello(), heard: (message) => this.heard(message), lost: (reason) => this.lost(reason) });
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

  /** Takes an empty seat. */
  sit(seat: number, name: string): Promise<void> {
    return this.join(name, { type: 'sit', seat, name });
  }

  /** Takes over from a bot. */
  takeOver(seat: number, name: string): Promise<void> {
    return this.join(name, { type: 'take', seat, name });
  }

  /** Says something as a participant, which a visitor becomes first. */
  async join(name: string, message: ClientMessage | null): Promise<void> {
    if (this.hasPlace) {
      if (message !== null) this.say(message);
      return;
    }
    try {
      const { token } = await joinTable(this.code, name);
      keepPass(this.code, token);
      this.onWelcome = message;
      this.renew();
    } catch (error) {
      this.trouble.value = error instanceof Refusal ? { code: error.code, data: error.data, text: error.message } : { code: 'unreachable', data: {}, text: t('unreachable') };
    }
  }

  say(message: ClientMessage): void {
    if (this.company?.voice) this.company.voice.say(message);
    else this.connection.send(message);
  }

  /** The address that brings this seat to another device, if what is looked at is one's own. */
  get movingAddress(): string | null {
    const token = this.pass();
    return token === null ? null : movingAddress(this.code, token);
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

  /** Leaves, and keeps nothing of what this seat was told. */
  forget(): void {
    this.leave();
    batch(() => {
      this.view.value = null;
      this.events.value = [];
      this.ask.value = null;
      this.legal.value = [];
      this.pending.value = null;
      this.trouble.value = null;
      this.counsel.forget();
    });
  }

  /** Whether one is somebody here, and not just looking on. */
  private get hasPlace(): boolean {
    return (this.pass() ?? this.company?.voice ?? null) !== null && this.you.value?.participant !== null;
  }

  private hello(): ClientMessage {
    this.chat.begin();
    const also = this.company?.also() ?? [];
    return { type: 'hello', token: this.pass(), stream: this.stream, have: this.have, lang: language.value, ...(also.length > 0 ? { also } : {}) };
  }

  private lost(reason: string): void {
    this.connected.value = false;
    if (reason !== 'removed') return;
    this.connection.close();
    if (this.company !== null) {
      this.company.onRefused();
      return;
    }
    dropPass(this.code);
    this.removed.value = true;
  }

  private heard(message: ServerMessage): void {
    batch(() => this.take(message));
  }

  private take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        if (!this.company?.voice) this.you.value = message.you;
        if (this.company === null && message.you.participant !== null) settlePass(this.code);
        this.learn(message.table);
        this.connected.value = true;
        this.everConnected.value = true;
        if (this.onWelcome !== null) this.say(this.onWelcome);
        this.onWelcome = null;
        if (this.pending.value !== null) this.say({ type: 'choose', ...this.pending.value });
        break;
      case 'table':
        this.learn(message.table);
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
        if (message.code === 'wrong-token' && this.company !== null) this.company.onRefused();
        else if (message.code === 'wrong-token') dropPass(this.code); // a stranger's link, or the seat is another's now: come back as before, or to watch
        else this.trouble.value = message;
        this.counsel.thinking.value = false;
        break;
      case 'clock':
        this.clock.value = { told: message, at: performance.now() };
        break;
      case 'chat':
        this.chat.hear(message.lines);
        break;
      case 'why':
        this.counsel.reason.value = message;
        break;
      case 'hint':
        this.counsel.thinking.value = false;
        this.counsel.hint.value = message;
        break;
    }
  }

  private learn(table: TableInfo): void {
    this.info.value = table;
    this.toldAt.value = performance.now();
  }

  private start(message: ServerMessage & { type: 'view' }): void {
    const { events, ...view } = message.view;
    const told = Array.isArray(events) ? (events as GameEvent[]) : [];
    this.stream = message.stream;
    this.have = message.n;
    this.view.value = view;
    this.events.value = told;
    this.news.value = told.length;
    this.question(message);
    if (this.pending.value?.serial !== message.ask?.serial) this.pending.value = null;
  }

  private step(message: ServerMessage & { type: 'step' }): void {
    if (this.have !== null && message.n <= this.have) return;
    if (this.have === null || message.n !== this.have + 1 || this.view.value === null) {
      this.connection.send({ type: 'resync' });
      return;
    }
    this.have = message.n;
    this.view.value = { ...this.view.value, ...message.patch };
    this.news.value = this.events.value.length;
    this.events.value = [...this.events.value, ...message.events];
    this.question(message);
    if (this.pending.value !== null && this.pending.value.serial !== message.ask?.serial) this.pending.value = null;
  }

  private question({ ask, legal, waiting }: Pick<ServerMessage & { type: 'view' }, 'ask' | 'legal' | 'waiting'>): void {
    if (ask?.serial !== this.ask.value?.serial) this.counsel.forget();
    this.ask.value = ask;
    this.legal.value = legal;
    this.waiting.value = waiting;
  }
}
