// A table as this browser sees it: everything the host told, as signals.
import { batch, computed, signal, type Signal } from '@preact/signals';
import { language } from '../words/fluent';
import { Connection, socketAddress } from './connection';
import { joinTable, Refusal, sentence } from './api';
import { Chat } from './chat';
import type { Company } from './company';
import { Counsel } from './counsel';
import type { Dated, GameTable, Held, Trouble } from './game-table';
import { dropPass, keepPass, movingAddress, passFor, settlePass } from './passes';
import type { Ask, Choice, ClientMessage, ClockInfo, GameEvent, Outcome, Question, ServerMessage, TableInfo, ViewObject, You } from './protocol';
import { Sending } from './sending';

export class Table implements GameTable {
  readonly you: Signal<You | null>;
  readonly info = signal<TableInfo | null>(null);
  /** When the table was told last, by this browser's clock. */
  readonly toldAt = signal(0);
  readonly view = signal<ViewObject | null>(null);
  readonly ask = signal<Ask | null>(null);
  readonly may = signal<number | null>(null);
  readonly legal = signal<readonly Choice[]>([]);
  /** The seats that are asked. */
  readonly waiting = signal<readonly number[]>([]);
  readonly outcome = signal<Outcome | null>(null);
  readonly events = signal<readonly GameEvent[]>([]);
  readonly news = signal(0);
  readonly connected = signal(false);
  readonly everConnected = signal(false);
  private readonly sending = new Sending((message) => this.connection.send(message), () => this.connection.probe());
  readonly pending = this.sending.pending;
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
  readonly counsel = new Counsel((message) => this.sayNow(message), computed(() => this.info.value?.settings.hints ?? false));
  /** The host has shown this person the door. */
  readonly removed = signal(false);
  /** There is no such table any more. */
  readonly gone = signal(false);

  /** The question that a choice of this seat would count for. */
  private readonly serial = computed(() => this.ask.value?.serial ?? this.may.value);
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
    this.connection = new Connection(socketAddress(code), { hello: () => this.hello(), heard: (message) => batch(() => this.take(message)), lost: (reason) => this.lost(reason) });
  }

  choose(choice: Choice): void {
    const serial = this.serial.value;
    if (serial === null || this.pending.value !== null) return;
    this.trouble.value = null;
    this.sending.choose(serial, choice);
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
    const isSomebody = (this.pass() ?? this.company?.voice ?? null) !== null && this.you.value?.participant !== null;
    if (isSomebody) {
      if (message !== null) this.say(message);
      return;
    }
    try {
      const { token } = await joinTable(this.code, name);
      keepPass(this.code, token);
      this.onWelcome = message;
      this.stream = null;
      this.have = null;
      this.connection.renew();
    } catch (error) {
      this.trouble.value = { code: error instanceof Refusal ? error.code : 'unreachable', data: error instanceof Refusal ? error.data : {}, text: sentence(error) };
    }
  }

  /** Says it now, or when the line is back. */
  say(message: ClientMessage): void {
    (this.company?.voice ?? this.connection).say(message);
  }

  /** Says what is worth nothing later, if it can be said now; whether it could. */
  sayNow(message: ClientMessage): boolean {
    return (this.company?.voice ?? this.connection).send(message);
  }

  /** The address that brings this seat to another device, if what is looked at is one's own. */
  get movingAddress(): string | null {
    const token = this.pass();
    return token === null ? null : movingAddress(this.code, token);
  }

  /** Takes over what everybody may know, so that the page need not go blank before the host has spoken. */
  follow(old: Table): void {
    this.info.value = old.info.value;
    this.toldAt.value = old.toldAt.value;
    this.waiting.value = old.waiting.value;
    if (!old.connected.value) this.everConnected.value = old.everConnected.value; // a line that is cut stays cut
  }

  leave(): void {
    this.connection.close();
  }

  /** Leaves, and keeps nothing of what this seat was told. */
  forget(): void {
    this.leave();
    batch(() => {
      this.clear();
      this.sending.forget();
      this.trouble.value = null;
    });
  }

  /** Keeps nothing of the game that was shown. */
  private clear(): void {
    this.stream = null;
    this.have = null;
    this.view.value = null;
    this.events.value = [];
    this.ask.value = null;
    this.may.value = null;
    this.legal.value = [];
    this.outcome.value = null;
    this.counsel.forget();
  }

  private hello(): ClientMessage {
    this.chat.begin();
    this.counsel.giveUp();
    const also = this.company?.also() ?? [];
    return { type: 'hello', token: this.pass(), stream: this.stream, have: this.have, lang: language.value, ...(also.length > 0 ? { also } : {}) };
  }

  private lost(reason: string): void {
    this.connected.value = false;
    this.counsel.giveUp();
    if (reason === 'no-such-table') this.gone.value = true;
    if (reason !== 'removed') return;
    if (this.company !== null) {
      this.company.onRefused();
      return;
    }
    dropPass(this.code);
    this.removed.value = true;
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
        this.sending.again();
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
        this.sending.arrive();
        break;
      case 'refused':
        this.sending.refuse(message.id);
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
    batch(() => {
      // The next game may be another one: its screen must not be given a view of the last.
      if (table.phase === 'lobby') this.clear();
      this.info.value = table;
      this.toldAt.value = performance.now();
    });
  }

  private start(message: ServerMessage & { type: 'view' }): void {
    const { events, ...view } = message.view;
    const told = Array.isArray(events) ? (events as GameEvent[]) : [];
    const isSame = message.stream === this.stream && message.n === this.have; // told again, not new
    if (message.stream !== this.stream) this.clock.value = null; // this game may have none
    this.stream = message.stream;
    this.have = message.n;
    this.view.value = view;
    this.events.value = told;
    if (!isSame) this.news.value = told.length;
    this.question(message);
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
  }

  private question({ ask, may, legal, waiting, outcome }: Question): void {
    if ((ask?.serial ?? may ?? null) !== this.serial.value) this.counsel.forget();
    this.ask.value = ask;
    this.may.value = may ?? null;
    this.legal.value = legal;
    this.waiting.value = waiting;
    this.outcome.value = outcome ?? null;
    this.sending.settle(this.serial.value);
  }
}
