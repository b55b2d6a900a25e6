// The chat of a table.
import { computed, signal } from '@preact/signals';
import type { ChatLine } from './protocol';

/** As many lines as the server keeps. */
const KEPT = 500;

/** Whether another participant nudges the players who are asked. */
export const isNudged = (lines: readonly ChatLine[], participant: number | null | undefined): boolean =>
  lines.some((line) => line.emote === 'nudge' && line.participant !== participant);

export class Chat {
  readonly lines = signal<readonly ChatLine[]>([]);
  /** The lines that came with the last message of this connection. */
  readonly latest = signal<readonly ChatLine[]>([]);
  readonly unread = computed(() => this.lines.value.filter(({ n }) => n > this.seen.value).length);
  /** The number of the last line that was on the screen. */
  private readonly seen = signal(0);
  private known = false;
  private fresh = true;

  /** A new connection: the server will send all lines that it keeps. */
  begin(): void {
    this.fresh = true;
  }

  receive(told: readonly ChatLine[]): void {
    const last = this.last;
    const news = told.filter(({ n }) => n > last);
    this.lines.value = (this.fresh ? told : [...this.lines.value, ...news]).slice(-KEPT);
    if (this.known) this.latest.value = news;
    else this.see();
    this.known = true;
    this.fresh = false;
  }

  /** All lines have been on the screen. */
  see(): void {
    this.seen.value = this.last;
  }

  private get last(): number {
    return this.lines.value.at(-1)?.n ?? 0;
  }
}
