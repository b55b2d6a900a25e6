// A table as this browser sees it: everything the host told, as signals.
import { batch, computed, signal, type Signal } from '@preact/signals';
import { language } from '../words/fluent';
import { Connection, socketAddress } from './connection';
import { exchange, joinTable, Refusal, sentence } from './api';
import { Chat } from './chat';
import type { Company } from './device-companions';
import { Counsel } from './hints';
import type { Dated, GameTable, Held, Trouble } from './game-table';
import { dropPass, invitationFor, keepInvitation, keepPass, passFor } from './credentials';
import type { Ask, Choice, ClientMessage, ClockInfo, GameEvent, Outcome, Question, ServerMessage, TableInfo, ViewObject, You } from './protocol';
import { Sending } from './pending-choice';

/** Why a page is at a table no more. */
export type Ending = 'no-such-table' | 'table-closed' | 'removed' | 'turned-away' | 'moved';

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
  /** Why this page is at the table no more, if it is not. */
  readonly ended = signal<Ending | null>(null);

  /** The question that a choice of this seat would count for. */
  private readonly serial = computed(() => this.ask.value?.serial ?? this.may.value);
  private stream: string | null = null;
  private have: number | null = null;
  private onWelcome: ClientMessage | null = null;
  /** What to say when somebody has opened the door. */
  private onLetIn: ClientMessage | null = null;
  /** The pass with which this page said hello last. */
  private shown: string | null = null;
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

  /** Asks for the seat of a bot; whoever could know the game is warned before. */
  takeOver(seat: number, name: string): Promise<void> {
    return this.join(name, { type: 'take', seat, name, knowing: this.info.value?.played_on ?? false });
  }

  /** Says something as a participant, which a visitor becomes first. */
  async join(name: string, message: ClientMessage | null): Promise<void> {
    const isSomebody = (this.pass() ?? this.company?.voice ?? null) !== null && this.you.value?.participant !== null;
    if (isSomebody) {
      if (message !== null) this.say(message);
      return;
    }
    try {
      const { token, knocks } = await joinTable(this.code, name, this.invitation);
      keepPass(this.code, token);
      if (knocks) this.onLetIn = message;
      else this.onWelcome = message;
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

  /** What is looked at is one's own: with this pass. */
  get ownPass(): string | null {
    return this.pass();
  }

  /** What lets others in, as far as this page knows it. */
  get invitation(): string | null {
    return this.you.value?.invitation ?? invitationFor(this.code);
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
    const invitation = invitationFor(this.code);
    this.shown = this.pass();
    return { type: 'hello', token: this.shown, stream: this.stream, have: this.have, lang: language.value, ...(also.length > 0 ? { also } : {}), ...(invitation === null ? {} : { invitation }) };
  }

  private lost(reason: string): void {
    this.connected.value = false;
    this.counsel.giveUp();
    if (reason === 'no-such-table' || reason === 'table-closed') this.end(reason);
    if (reason !== 'removed' && reason !== 'moved' && reason !== 'turned-away') return;
    if (this.company !== null) {
      this.company.onRefused();
      return;
    }
    if (reason === 'moved' && this.pass() !== this.shown) return; // another page of this browser has a new one
    dropPass(this.code);
    this.end(reason);
  }

  private end(why: Ending): void {
    this.leave();
    this.ended.value = why;
  }

  /** A pass of before there were tickets is exchanged as soon as it was good for something. */
  private async exchange(old: string): Promise<void> {
    const { token } = await exchange(this.code, { token: old });
    if (passFor(this.code) !== old) return;
    keepPass(this.code, token);
    this.connection.renew();
  }

  private take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        if (!this.company?.voice) this.you.value = message.you;
        if (this.company === null && message.you.exchange && this.shown !== null) void this.exchange(this.shown).catch(() => null);
        if (message.you.invitation !== null) keepInvitation(this.code, message.you.invitation);
        this.learn(message.table);
        this.connected.value = true;
        this.everConnected.value = true;
        if (this.onWelcome !== null) this.say(this.onWelcome);
        this.onWelcome = null;
        if (message.you.standing === 'in' && this.onLetIn !== null) {
          if (message.table.phase === (this.onLetIn.type === 'take' ? 'playing' : 'lobby')) this.say(this.onLetIn);
          this.onLetIn = null;
        }
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
        else if (message.code === 'wrong-token') this.forgetPass();
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

  /** The pass is worth nothing: come back by another one, or to watch. */
  private forgetPass(): void {
    if (this.pass() === this.shown) dropPass(this.code);
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
