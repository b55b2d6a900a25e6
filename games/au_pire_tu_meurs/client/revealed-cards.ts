// What an accusation or a duel has shown to this seat (A6.1), until the player puts it away.
import { computed, effect, type GameEvent, type GameTable, signal } from 'deadpan/client';
import type { View } from './view';

const DEEDS = new Set(['played', 'given', 'rejuvenated', 'haunted', 'turn-began']);

/** Whether the event shows cards to this seat. Where it shows only numbers, there is nothing to lay out. */
function isLaidBefore(seat: number | null, event: GameEvent): boolean {
  if (event.event === 'balance-shown') return event['by'] === seat && 'character' in event;
  return event.event === 'sums-shown' && 'own_blows' in event && (event['by'] === seat || event['on'] === seat);
}

export class RevealedCards {
  /** At a live table, the player puts it away; in a replay, it disappears with the next action. */
  readonly canPutAway: boolean;
  readonly shown = computed<GameEvent | null>(() => {
    const events = this.table.events.value;
    const seat = (this.table.view.value as View | null)?.seat ?? null;
    const at = events.findLastIndex((event) => isLaidBefore(seat, event));
    const event = events[at];
    if (event === undefined || at < this.seen.value) return null;
    return this.isPast(event, events.slice(at + 1), seat) ? null : event;
  });
  readonly dispose: () => void;
  /** How many events there were when the screen was opened, or the last event was put away. */
  private readonly seen = signal(0);

  constructor(private readonly table: GameTable) {
    this.canPutAway = table.hints !== undefined;
    let isNew = this.canPutAway;
    this.dispose = effect(() => {
      const count = table.events.value.length;
      if (table.view.value === null) isNew = this.canPutAway;
      else if (count > 0 && (isNew || count < this.seen.peek())) {
        isNew = false;
        this.seen.value = this.canPutAway ? count : 0;
      }
    });
  }

  putAway(): void {
    this.seen.value = this.table.events.value.length;
  }

  /**
   * Whether another action has followed: at a live table, one of this seat. The prize of a duel belongs to the duel.
   */
  private isPast(event: GameEvent, later: readonly GameEvent[], seat: number | null): boolean {
    const deeds = later.filter((each) => DEEDS.has(each.event));
    if (event.event === 'sums-shown' && deeds[0]?.event === 'given') deeds.shift();
    return deeds.some((each) => !this.canPutAway || (each['by'] ?? each['seat']) === seat);
  }
}
