// The device at a table: of one player, or shared by several.
//
// A shared device is connected as a spectator, without a token, and sends commands through a quiet connection; neither
// is told secrets. Only while a player has uncovered is it connected with that player's token. Covering drops that
// table object with all its data.
import { batch, computed, effect, type Signal, signal, untracked } from '@preact/signals';
import { exchange, joinTable, Refusal } from './api';
import {
  areExchanged,
  dropToken,
  type Guest,
  guestsAt,
  keepGuests,
  keepToken,
  noteExchanged,
  tokenFor,
} from './credentials';
import type { DeviceCompanions } from './device-companions';
import type { Trouble } from './game-table';
import { LiveTable } from './live-table';
import { chooseFor, QuietConnection, sendFor, WRONG_TOKEN } from './quiet-connection';

/** A player on this device. */
export interface Player {
  readonly token: string;
  readonly seat: number;
  readonly name: string;
}

export class Device {
  /** The table as it is shown now. */
  readonly table: Signal<LiveTable>;
  readonly guests = signal<readonly Guest[]>([]);
  readonly isShared = computed(() => this.guests.value.length > 0);
  /** The token of the player who has uncovered. */
  readonly uncovered = signal<string | null>(null);
  /** The players of this device that have a seat, in the order of the seats. */
  readonly players = computed<readonly Player[]>(() => {
    const people = this.table.value.info.value?.people ?? [];
    const own = this.quietConnection.value?.you.value?.participant ?? null;
    const passes = [{ token: tokenFor(this.code) ?? '', participant: own }, ...this.guests.value];
    return passes
      .flatMap(({ token, participant }) => {
        const person = people.find((each) => each.participant === participant);
        return person === undefined || person.seat === null ? [] : [{ token, seat: person.seat, name: person.name }];
      })
      .sort((a, b) => a.seat - b.seat);
  });
  /** The player of this device that the game waits for. */
  readonly asked = computed(
    () => this.players.value.find(({ seat }) => this.table.value.waiting.value.includes(seat)) ?? null,
  );

  private readonly quietConnection = signal<QuietConnection | null>(null);
  private isDropping = false;
  private isLeft = false;
  /** The player that the game waited for at the last check. */
  private askedBefore: string | null = null;
  private readonly stops: (() => void)[] = [];
  /** Functions that stop the sending of choices that were made before the device was covered. */
  private readonly unfinishedSends: (() => void)[] = [];

  constructor(readonly code: string) {
    this.guests.value = guestsAt(code);
    this.table = signal(this.makeTable(null));
    this.stops.push(
      effect(() => this.coverWhenDone()),
      effect(() => this.checkGuests()),
    );
    document.addEventListener('visibilitychange', this.onHidden);
    if (this.isShared.value && !areExchanged(code)) void this.exchangeAll();
  }

  /** Adds a player on this device. Rejects with the sentence of the refusal. */
  async add(name: string, seat: number): Promise<void> {
    const { token } = await joinTable(this.code, name, this.table.value.invitation);
    const { participant } = await sendFor(this.code, token, { type: 'sit', seat, name }, (you) => you.seat !== null);
    if (participant !== null) this.setGuests([...this.guests.value, { token, participant }]);
  }

  /** Removes a player from this device and from their seat. */
  async dismiss(guest: Guest): Promise<void> {
    await sendFor(this.code, guest.token, { type: 'stand' }, (you) => you.seat === null).catch(() => null);
    this.setGuests(this.guests.value.filter((each) => each.token !== guest.token));
  }

  uncover(token: string): void {
    if (!this.isShared.value || this.uncovered.value === token) return;
    this.askedBefore = this.asked.value?.token ?? null;
    this.showTable(token);
  }

  cover = (): void => {
    if (this.uncovered.value !== null) this.showTable(null);
  };

  leave(): void {
    this.isLeft = true;
    [...this.stops, ...this.unfinishedSends].forEach((stop) => stop());
    document.removeEventListener('visibilitychange', this.onHidden);
    this.quietConnection.value?.close();
    this.table.value.forget();
  }

  /** Covers automatically: when the game ends, or when another player of this device is asked. */
  private coverWhenDone(): void {
    const token = this.uncovered.value;
    const { info, view, pending } = this.table.value;
    if (token === null || view.value === null) return;
    const asked = this.asked.value?.token ?? null;
    const isNews = asked !== this.askedBefore; // a player may look at their own cards while another one is asked
    this.askedBefore = asked;
    const isDone = isNews && pending.value === null && asked !== null && asked !== token;
    if (isDone || info.value?.phase !== 'playing') untracked(this.cover);
  }

  /** Checks whether a guest was removed, or became the host: a host's token is then the one that sends commands. */
  private checkGuests(): void {
    const { info, connected } = this.table.value;
    const people = info.value?.people ?? [];
    if (!connected.value || this.uncovered.value !== null) return;
    const isGone = (guest: Guest): boolean => !people.some(({ participant }) => participant === guest.participant);
    const host = this.guests.value.find(({ participant }) => participant === info.value?.host);
    const own = this.quietConnection.value?.you.value?.participant ?? null;
    if (this.guests.value.some(isGone)) untracked(() => void this.dropRefusedTokens());
    else if (host !== undefined && own !== null) untracked(() => this.switchOwnToken(host, own));
  }

  private switchOwnToken(guest: Guest, own: number): void {
    const others = this.guests.value.filter((each) => each !== guest);
    const before = { token: tokenFor(this.code) ?? '', participant: own };
    keepToken(this.code, guest.token);
    this.closeQuietConnection();
    this.setGuests([before, ...others]);
  }

  private closeQuietConnection(): void {
    this.quietConnection.value?.close();
    this.quietConnection.value = null;
  }

  private readonly onTrouble = (trouble: Trouble): void => {
    this.table.value.trouble.value = trouble;
  };

  private readonly onHidden = (): void => {
    if (document.visibilityState === 'hidden') this.cover();
  };

  private setGuests(guests: readonly Guest[]): void {
    keepGuests(this.code, guests);
    if (this.isLeft) return; // the list is read again when the table is opened again
    this.guests.value = guests;
    this.quietConnection.value?.renew();
    this.showTable(null);
  }

  private showTable(token: string | null): void {
    const old = this.table.value;
    const table = this.makeTable(token);
    const unanswered = old.pending.value;
    if (unanswered !== null && this.uncovered.value !== null)
      this.unfinishedSends.push(chooseFor(this.code, this.uncovered.value, unanswered, this.onTrouble));
    batch(() => {
      table.follow(old);
      this.uncovered.value = token;
      this.table.value = table;
    });
    old.forget();
  }

  private makeTable(token: string | null): LiveTable {
    const own = tokenFor(this.code);
    if (own === null || !this.isShared.value) {
      this.closeQuietConnection();
      return new LiveTable(this.code);
    }
    this.quietConnection.value ??= new QuietConnection(
      this.code,
      own,
      () => this.guests.value.map((guest) => guest.token),
      {
        onTrouble: this.onTrouble,
        onRefused: () => void this.dropRefusedTokens(),
      },
    );
    return new LiveTable(this.code, () => token, this.companions(token));
  }

  private companions(token: string | null): DeviceCompanions {
    const all = (): string[] => [tokenFor(this.code) ?? '', ...this.guests.value.map((guest) => guest.token)];
    return {
      also: () => all().filter((each) => each !== token),
      quietConnection: token === null ? this.quietConnection.value : null,
      onRefused: () => void this.dropRefusedTokens(),
    };
  }

  /** Exchanges tokens of the old kind, once for each device. */
  private async exchangeAll(): Promise<void> {
    const renewed = async (old: string): Promise<string> => {
      const you = await sendFor(this.code, old, { type: 'resync' }, () => true).catch(() => null);
      return you?.exchange === true
        ? exchange(this.code, { token: old }).then(
            ({ token }) => token,
            () => old,
          )
        : old;
    };
    const own = tokenFor(this.code);
    const guests: Guest[] = [];
    for (const guest of this.guests.value) guests.push({ ...guest, token: await renewed(guest.token) });
    const fresh = own === null ? null : await renewed(own);
    noteExchanged(this.code);
    if (fresh === own && guests.every(({ token }, at) => token === this.guests.value[at]?.token)) return;
    keepToken(this.code, fresh);
    this.closeQuietConnection();
    this.setGuests(guests);
  }

  /** The server refuses a token, so a player was removed: keeps the tokens that are still valid. */
  private async dropRefusedTokens(): Promise<void> {
    if (this.isDropping) return;
    this.isDropping = true;
    const isGood = (token: string): Promise<boolean> =>
      sendFor(this.code, token, { type: 'resync' }, () => true).then(
        () => true,
        (error: unknown) => !(error instanceof Refusal && error.code === WRONG_TOKEN),
      );
    const own = tokenFor(this.code);
    const guests: Guest[] = [];
    for (const guest of this.guests.value) if (await isGood(guest.token)) guests.push(guest);
    let good = own;
    while (good !== null && !(await isGood(good))) good = dropToken(this.code);
    // The next guest's token becomes the device's own.
    if (good === null) keepToken(this.code, guests.shift()?.token ?? null);
    if (good !== own || good === null) this.closeQuietConnection();
    this.isDropping = false;
    this.setGuests(guests);
  }
}
