// A table as this browser sees it: everything the host told, as signals.
import { batch, computed, type Signal, signal } from '@preact/signals';
import { language } from '../words/fluent';
import { exchange, joinTable, Refusal, sentence } from './api';
import { Chat } from './chat';
import { ChoiceSender } from './choice-sender';
import { Connection, socketAddress } from './connection';
import { dropToken, invitationFor, keepInvitation, keepToken, tokenFor } from './credentials';
import type { DeviceCompanions } from './device-companions';
import type { Dated, GameTable, Held, Trouble } from './game-table';
import { Hints } from './hints';
import type {
  Ask,
  Choice,
  ClientMessage,
  ClockInfo,
  GameEvent,
  Outcome,
  Question,
  ServerMessage,
  TableInfo,
  ViewObject,
  You,
} from './protocol';

/** Why a page is at a table no more. */
export type EndReason = 'no-such-table' | 'table-closed' | 'removed' | 'turned-away' | 'moved';

export class LiveTable implements GameTable {
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
  private readonly choiceSender = new ChoiceSender(
    (message) => this.connection.trySend(message),
    () => this.connection.probe(),
  );
  readonly pending = this.choiceSender.pending;
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
  readonly hints = new Hints(
    (message) => this.trySend(message),
    computed(() => this.info.value?.settings.hints ?? false),
  );
  /** Why this page is at the table no more, if it is not. */
  readonly ended = signal<EndReason | null>(null);

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
    private readonly pass: () => string | null = () => tokenFor(code),
    private readonly companions: DeviceCompanions | null = null,
  ) {
    this.you = companions?.quietConnection?.you ?? signal(null);
    this.connection = new Connection(socketAddress(code), {
      hello: () => this.hello(),
      onMessage: (message) => batch(() => this.receive(message)),
      onLost: (reason) => this.lost(reason),
    });
  }

  choose(choice: Choice): void {
    const serial = this.serial.value;
    if (serial === null || this.pending.value !== null) return;
    this.trouble.value = null;
    this.choiceSender.choose(serial, choice);
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
    const isSomebody =
      (this.pass() ?? this.companions?.quietConnection ?? null) !== null && this.you.value?.participant !== null;
    if (isSomebody) {
      if (message !== null) this.send(message);
      return;
    }
    try {
      const { token, knocks } = await joinTable(this.code, name, this.invitation);
      keepToken(this.code, token);
      if (knocks) this.onLetIn = message;
      else this.onWelcome = message;
      this.stream = null;
      this.have = null;
      this.connection.renew();
    } catch (error) {
      this.trouble.value = {
        code: error instanceof Refusal ? error.code : 'unreachable',
        data: error instanceof Refusal ? error.data : {},
        text: sentence(error),
      };
    }
  }

  /** Says it now, or when the line is back. */
  send(message: ClientMessage): void {
    (this.companions?.quietConnection ?? this.connection).send(message);
  }

  /** Says what is worth nothing later, if it can be said now; whether it could. */
  trySend(message: ClientMessage): boolean {
    return (this.companions?.quietConnection ?? this.connection).trySend(message);
  }

  /** What is looked at is one's own: with this pass. */
  get ownToken(): string | null {
    return this.pass();
  }

  /** What lets others in, as far as this page knows it. */
  get invitation(): string | null {
    return this.you.value?.invitation ?? invitationFor(this.code);
  }

  /** Takes over what everybody may know, so that the page need not go blank before the host has spoken. */
  follow(old: LiveTable): void {
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
      this.choiceSender.forget();
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
    this.hints.forget();
  }

  private hello(): ClientMessage {
    this.chat.begin();
    this.hints.giveUp();
    const also = this.companions?.also() ?? [];
    const invitation = invitationFor(this.code);
    this.shown = this.pass();
    return {
      type: 'hello',
      token: this.shown,
      stream: this.stream,
      have: this.have,
      lang: language.value,
      ...(also.length > 0 ? { also } : {}),
      ...(invitation === null ? {} : { invitation }),
    };
  }

  private lost(reason: string): void {
    this.connected.value = false;
    this.hints.giveUp();
    if (reason === 'no-such-table' || reason === 'table-closed') this.end(reason);
    if (reason !== 'removed' && reason !== 'moved' && reason !== 'turned-away') return;
    if (this.companions !== null) {
      this.companions.onRefused();
      return;
    }
    if (reason === 'moved' && this.pass() !== this.shown) return; // another page of this browser has a new one
    dropToken(this.code);
    this.end(reason);
  }

  private end(why: EndReason): void {
    this.leave();
    this.ended.value = why;
  }

  /** A pass of before there were tickets is exchanged as soon as it was good for something. */
  private async exchange(old: string): Promise<void> {
    const { token } = await exchange(this.code, { token: old });
    if (tokenFor(this.code) !== old) return;
    keepToken(this.code, token);
    this.connection.renew();
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        if (!this.companions?.quietConnection) this.you.value = message.you;
        if (this.companions === null && message.you.exchange && this.shown !== null)
          void this.exchange(this.shown).catch(() => null);
        if (message.you.invitation !== null) keepInvitation(this.code, message.you.invitation);
        this.updateTable(message.table);
        this.connected.value = true;
        this.everConnected.value = true;
        if (this.onWelcome !== null) this.send(this.onWelcome);
        this.onWelcome = null;
        if (message.you.standing === 'in' && this.onLetIn !== null) {
          if (message.table.phase === (this.onLetIn.type === 'take' ? 'playing' : 'lobby')) this.send(this.onLetIn);
          this.onLetIn = null;
        }
        this.choiceSender.again();
        break;
      case 'table':
        this.updateTable(message.table);
        break;
      case 'view':
        this.start(message);
        break;
      case 'step':
        this.step(message);
        break;
      case 'accepted':
        this.choiceSender.arrive();
        break;
      case 'refused':
        this.choiceSender.refuse(message.id);
        this.trouble.value = message;
        break;
      case 'error':
        if (message.code === 'wrong-token' && this.companions !== null) this.companions.onRefused();
        else if (message.code === 'wrong-token') this.forgetToken();
        else this.trouble.value = message;
        this.hints.thinking.value = false;
        break;
      case 'clock':
        this.clock.value = { told: message, at: performance.now() };
        break;
      case 'chat':
        this.chat.receive(message.lines);
        break;
      case 'why':
        this.hints.reason.value = message;
        break;
      case 'hint':
        this.hints.thinking.value = false;
        this.hints.hint.value = message;
        break;
    }
  }

  /** The pass is worth nothing: come back by another one, or to watch. */
  private forgetToken(): void {
    if (this.pass() === this.shown) dropToken(this.code);
  }

  private updateTable(table: TableInfo): void {
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
      this.connection.trySend({ type: 'resync' });
      return;
    }
    this.have = message.n;
    this.view.value = { ...this.view.value, ...message.patch };
    this.news.value = this.events.value.length;
    this.events.value = [...this.events.value, ...message.events];
    this.question(message);
  }

  private question({ ask, may, legal, waiting, outcome }: Question): void {
    if ((ask?.serial ?? may ?? null) !== this.serial.value) this.hints.forget();
    this.ask.value = ask;
    this.may.value = may ?? null;
    this.legal.value = legal;
    this.waiting.value = waiting;
    this.outcome.value = outcome ?? null;
    this.choiceSender.settle(this.serial.value);
  }
}
