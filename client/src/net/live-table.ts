// A table as the server describes it to this page: a socket whose messages are unfolded into signals.
import { batch, computed, type Signal, signal } from '@preact/signals';
import { language } from '../words/fluent';
import { exchange, joinTable, Refusal, sentence } from './api';
import { BeatPresenter } from './beat-presenter';
import { Chat } from './chat';
import { ChoiceSender } from './choice-sender';
import { Connection, socketAddress } from './connection';
import { dropToken, invitationFor, keepInvitation, keepToken, tokenFor } from './credentials';
import type { DeviceCompanions } from './device-companions';
import { GameState } from './game-state';
import { type Dated, type GameTable, type Held, readerIn, type Trouble } from './game-table';
import { Hints } from './hints';
import type { Choice, ClientMessage, ClockInfo, ServerMessage, TableInfo, You } from './protocol';
import { Recap } from './recap';

/** Why this page is no longer connected to the table. */
export type EndReason = 'no-such-table' | 'table-closed' | 'removed' | 'turned-away' | 'moved';

export class LiveTable implements GameTable {
  readonly you: Signal<You | null>;
  readonly info = signal<TableInfo | null>(null);
  /** When `info` was received, by this browser's clock. */
  readonly toldAt = signal(0);
  private readonly game = new GameState();
  readonly view = this.game.view;
  readonly ask = this.game.ask;
  readonly may = this.game.may;
  readonly legal = this.game.legal;
  readonly waiting = this.game.waiting;
  readonly outcome = this.game.outcome;
  readonly events = this.game.events;
  readonly news = this.game.news;
  readonly beats = this.game.beats;
  readonly freshBeats = this.game.freshBeats;
  readonly presenter = new BeatPresenter();
  readonly reader = computed(() => readerIn(this.view.value));
  readonly connected = signal(false);
  readonly everConnected = signal(false);
  readonly recap: Recap;
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
  /** Why this page is no longer connected to the table; null while it is. */
  readonly ended = signal<EndReason | null>(null);

  private onWelcome: ClientMessage | null = null;
  /** The command to send once the participant is admitted. */
  private onLetIn: ClientMessage | null = null;
  /** The token that the last hello contained. */
  private tokenOfHello: string | null = null;
  private readonly connection: Connection;

  /** `token` gives null for a spectator, whatever tokens this browser has. */
  constructor(
    readonly code: string,
    private readonly token: () => string | null = () => tokenFor(code),
    private readonly companions: DeviceCompanions | null = null,
  ) {
    this.you = companions?.quietConnection?.you ?? signal(null);
    const { beats, connected } = this;
    this.recap = new Recap({ code, beats, connected, stream: () => this.game.stream });
    this.connection = new Connection(socketAddress(code), {
      hello: () => this.hello(),
      onMessage: (message) => batch(() => this.receive(message)),
      onLost: (reason) => this.lost(reason),
    });
  }

  choose(choice: Choice): void {
    const serial = this.game.serial.value;
    if (serial === null || this.pending.value !== null) return;
    this.trouble.value = null;
    this.presenter.catchUp();
    this.recap.close();
    this.choiceSender.choose(serial, choice);
  }

  /** Takes an empty seat. */
  sit(seat: number, name: string): Promise<void> {
    return this.join(name, { type: 'sit', seat, name });
  }

  /** Asks for the seat of a bot; `knowing` confirms the warning that the player may know the cards. */
  takeOver(seat: number, name: string): Promise<void> {
    return this.join(name, { type: 'take', seat, name, knowing: this.info.value?.played_on ?? false });
  }

  /** Sends a command as a participant; a visitor joins the table first. */
  async join(name: string, message: ClientMessage | null): Promise<void> {
    const isSomebody =
      (this.token() ?? this.companions?.quietConnection ?? null) !== null && this.you.value?.participant !== null;
    if (isSomebody) {
      if (message !== null) this.send(message);
      return;
    }
    try {
      const { token, knocks } = await joinTable(this.code, name, this.invitation);
      keepToken(this.code, token);
      if (knocks) this.onLetIn = message;
      else this.onWelcome = message;
      this.game.restart();
      this.connection.renew();
    } catch (error) {
      this.trouble.value = {
        code: error instanceof Refusal ? error.code : 'unreachable',
        data: error instanceof Refusal ? error.data : {},
        text: sentence(error),
      };
    }
  }

  /** Sends now, or queues until the connection is back. */
  send(message: ClientMessage): void {
    (this.companions?.quietConnection ?? this.connection).send(message);
  }

  /** Sends only if the connection is established, for what is worthless later; returns whether it was sent. */
  trySend(message: ClientMessage): boolean {
    return (this.companions?.quietConnection ?? this.connection).trySend(message);
  }

  /** The token that the view belongs to; null if the page only watches. */
  get ownToken(): string | null {
    return this.token();
  }

  /** The invitation to this table, if this page knows it. */
  get invitation(): string | null {
    return this.you.value?.invitation ?? invitationFor(this.code);
  }

  /** Copies public state of the table object that this one replaces, so that the page does not go blank meanwhile. */
  follow(old: LiveTable): void {
    this.info.value = old.info.value;
    this.toldAt.value = old.toldAt.value;
    this.waiting.value = old.waiting.value;
    // Keep showing that the connection is lost.
    if (!old.connected.value) this.everConnected.value = old.everConnected.value;
  }

  leave(): void {
    this.connection.close();
    this.presenter.dispose();
    this.recap.dispose();
  }

  /** Closes the connection and discards everything this seat was told. */
  forget(): void {
    this.leave();
    batch(() => {
      this.clear();
      this.choiceSender.forget();
      this.trouble.value = null;
    });
  }

  /** Discards the state of the game. */
  private clear(): void {
    this.game.clear();
    this.recap.close();
    this.presenter.clear();
    this.hints.forget();
  }

  private hello(): ClientMessage {
    this.chat.begin();
    this.hints.giveUp();
    const also = this.companions?.also() ?? [];
    const invitation = invitationFor(this.code);
    this.tokenOfHello = this.token();
    return {
      type: 'hello',
      token: this.tokenOfHello,
      stream: this.game.stream,
      have: this.game.have,
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
    if (reason === 'moved' && this.token() !== this.tokenOfHello) return; // another page of this browser has a new token
    dropToken(this.code);
    this.end(reason);
  }

  private end(why: EndReason): void {
    this.leave();
    this.ended.value = why;
  }

  /** Exchanges a token of the old kind, once the server has accepted it. */
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
        if (this.companions === null && message.you.exchange && this.tokenOfHello !== null)
          void this.exchange(this.tokenOfHello).catch(() => null);
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
        if (message.stream !== this.game.stream) this.clock.value = null; // a new game may have no clock
        if (message.stream !== this.game.stream || message.n !== this.game.have) this.presenter.clear();
        this.update(() => this.game.start(message));
        break;
      case 'step':
        this.update(() => {
          if (!this.game.step(message)) this.connection.trySend({ type: 'resync' });
        });
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

  /** The server refuses the token: the reconnect uses another one, or none. */
  private forgetToken(): void {
    if (this.token() === this.tokenOfHello) dropToken(this.code);
  }

  private updateTable(table: TableInfo): void {
    batch(() => {
      // The next game may be another one; its screen must not render the view of the last.
      if (table.phase === 'lobby') this.clear();
      this.info.value = table;
      this.toldAt.value = performance.now();
    });
  }

  /** Applies a frame, and discards what belongs to a question that it has closed. */
  private update(apply: () => void): void {
    const before = this.game.serial.value;
    const beats = this.freshBeats.value;
    apply();
    if (this.freshBeats.value !== beats)
      this.presenter.receive(this.freshBeats.value, this.ask.value !== null, this.reader.value);
    if (this.game.serial.value !== before) this.hints.forget();
    this.choiceSender.settle(this.game.serial.value);
  }
}
