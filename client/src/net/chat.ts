// What people say to each other at a table.
import { computed, signal } from '@preact/signals';
import type { ChatLine } from './protocol';

/** As many as the host keeps. */
const KEPT = 500;

export class Chat {
  readonly lines = signal<readonly ChatLine[]>([]);
  /** What came last, while this browser was here. */
  readonly latest = signal<readonly ChatLine[]>([]);
  readonly unread = computed(() => this.lines.value.length - this.read.value);
  private readonly read = signal(0);
  private known = false;
  private fresh = true;

  /** A connection begins: the host will tell every line that it kept. */
  begin(): void {
    this.fresh = true;
  }

  hear(told: readonly ChatLine[]): void {
    const old = this.lines.value;
    const all = this.fresh ? told : [...old, ...told];
    const lines = all.slice(-KEPT);
    const dropped = all.length - lines.length;
    if (this.known) this.latest.value = this.fresh ? all.slice(old.length) : told;
    this.read.value = this.known ? Math.max(0, Math.min(this.read.value, all.length) - dropped) : lines.length;
    this.lines.value = lines;
    this.known = true;
    this.fresh = false;
  }

  /** Everything has been on the screen. */
  see(): void {
    this.read.value = this.lines.value.length;
  }
}
