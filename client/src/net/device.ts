// One device at a table: one person's, or one that several pass round.
//
// A shared device looks on by a line without a pass, and speaks by a quiet one; neither is told a secret. Only while
// somebody has uncovered does it look with that seat's own pass, and covering it drops the table with all it held.
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

/** Somebody who plays on this device. */
export interface Player {
  readonly token: string;
  readonly seat: number;
  readonly name: string;
}

export class Device {
  /** The table as it is looked at now. */
  readonly table: Signal<LiveTable>;
  readonly guests = signal<readonly Guest[]>([]);
  readonly isShared = computed(() => this.guests.value.length > 0);
  /** The pass of the one who has uncovered. */
  readonly uncovered = signal<string | null>(null);
  /** Those at this device who have a seat, in the order of the seats. */
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
  /** The one of them whom the game waits for. */
  readonly asked = computed(
    () => this.players.value.find(({ seat }) => this.table.value.waiting.value.includes(seat)) ?? null,
  );

  private readonly quietConnection = signal<QuietConnection | null>(null);
  private isSifting = false;
  private isLeft = false;
  /** Whom the game waited for when this was looked at last. */
  private askedBefore: string | null = null;
  private readonly stops: (() => void)[] = [];
  /** What was chosen before the device was covered, and is still to be answered. */
  private readonly errands: (() => void)[] = [];

  constructor(readonly code: string) {
    this.guests.value = guestsAt(code);
    this.table = signal(this.makeTable(null));
    this.stops.push(
      effect(() => this.mindCover()),
      effect(() => this.mindGuests()),
    );
    document.addEventListener('visibilitychange', this.onHidden);
    if (this.isShared.value && !areExchanged(code)) void this.exchangeAll();
  }

  /** Another person sits down at this device. Rejects with a sentence if that cannot be. */
  async add(name: string, seat: number): Promise<void> {
    const { token } = await joinTable(this.code, name, this.table.value.invitation);
    const { participant } = await sendFor(this.code, token, { type: 'sit', seat, name }, (you) => you.seat !== null);
    if (participant !== null) this.set([...this.guests.value, { token, participant }]);
  }

  /** One of them stands up and takes the pass along. */
  async dismiss(guest: Guest): Promise<void> {
    await sendFor(this.code, guest.token, { type: 'stand' }, (you) => you.seat === null).catch(() => null);
    this.set(this.guests.value.filter((each) => each.token !== guest.token));
  }

  uncover(token: string): void {
    if (!this.isShared.value || this.uncovered.value === token) return;
    this.askedBefore = this.asked.value?.token ?? null;
    this.look(token);
  }

  cover = (): void => {
    if (this.uncovered.value !== null) this.look(null);
  };

  leave(): void {
    this.isLeft = true;
    [...this.stops, ...this.errands].forEach((stop) => stop());
    document.removeEventListener('visibilitychange', this.onHidden);
    this.quietConnection.value?.close();
    this.table.value.forget();
  }

  /** Covers by itself: the game is over, or it waits for somebody else who is here. */
  private mindCover(): void {
    const token = this.uncovered.value;
    const { info, view, pending } = this.table.value;
    if (token === null || view.value === null) return;
    const asked = this.asked.value?.token ?? null;
    const isNews = asked !== this.askedBefore; // one may look at one's own things while another is asked
    this.askedBefore = asked;
    const isDone = isNews && pending.value === null && asked !== null && asked !== token;
    if (isDone || info.value?.phase !== 'playing') untracked(this.cover);
  }

  /** Sees who of them has been shown the door, and who has been made host: that one speaks for the device. */
  private mindGuests(): void {
    const { info, connected } = this.table.value;
    const people = info.value?.people ?? [];
    if (!connected.value || this.uncovered.value !== null) return;
    const isGone = (guest: Guest): boolean => !people.some(({ participant }) => participant === guest.participant);
    const host = this.guests.value.find(({ participant }) => participant === info.value?.host);
    const own = this.quietConnection.value?.you.value?.participant ?? null;
    if (this.guests.value.some(isGone)) untracked(() => void this.sift());
    else if (host !== undefined && own !== null) untracked(() => this.letSpeak(host, own));
  }

  private letSpeak(guest: Guest, own: number): void {
    const others = this.guests.value.filter((each) => each !== guest);
    const before = { token: tokenFor(this.code) ?? '', participant: own };
    keepToken(this.code, guest.token);
    this.fallSilent();
    this.set([before, ...others]);
  }

  private fallSilent(): void {
    this.quietConnection.value?.close();
    this.quietConnection.value = null;
  }

  private readonly onTrouble = (trouble: Trouble): void => {
    this.table.value.trouble.value = trouble;
  };

  private readonly onHidden = (): void => {
    if (document.visibilityState === 'hidden') this.cover();
  };

  private set(guests: readonly Guest[]): void {
    keepGuests(this.code, guests);
    if (this.isLeft) return; // they are found when somebody comes back
    this.guests.value = guests;
    this.quietConnection.value?.renew();
    this.look(null);
  }

  private look(token: string | null): void {
    const old = this.table.value;
    const table = this.makeTable(token);
    const unanswered = old.pending.value;
    if (unanswered !== null && this.uncovered.value !== null)
      this.errands.push(chooseFor(this.code, this.uncovered.value, unanswered, this.onTrouble));
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
      this.fallSilent();
      return new LiveTable(this.code);
    }
    this.quietConnection.value ??= new QuietConnection(
      this.code,
      own,
      () => this.guests.value.map((guest) => guest.token),
      {
        onTrouble: this.onTrouble,
        onRefused: () => void this.sift(),
      },
    );
    return new LiveTable(this.code, () => token, this.companions(token));
  }

  private companions(token: string | null): DeviceCompanions {
    const all = (): string[] => [tokenFor(this.code) ?? '', ...this.guests.value.map((guest) => guest.token)];
    return {
      also: () => all().filter((each) => each !== token),
      quietConnection: token === null ? this.quietConnection.value : null,
      onRefused: () => void this.sift(),
    };
  }

  /** Passes of before there were tickets are exchanged, each for its own; once, since those of now need not be. */
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
    this.fallSilent();
    this.set(guests);
  }

  /** A pass is worth nothing any more: somebody was shown the door. Those who may stay, stay. */
  private async sift(): Promise<void> {
    if (this.isSifting) return;
    this.isSifting = true;
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
    if (good === null) keepToken(this.code, guests.shift()?.token ?? null); // the next one speaks for the device
    if (good !== own || good === null) this.fallSilent();
    this.isSifting = false;
    this.set(guests);
  }
}
