// The cards that players have given each other recently.
import type { GameEvent } from 'deadpan/client';

export interface GivenCard {
  readonly from: number;
  readonly to: number;
  readonly index: number;
  /** The card, for the two players who saw it. */
  readonly card: string | null;
  /** Whether the card before it was sent back. */
  readonly isBack: boolean;
}

const GIVING = new Set(['given', 'haunted', 'retaliated']);

/** The hits between two positions in the log; a Reverse sends the last one back. */
function within(events: readonly GameEvent[], start: number, end: number): GivenCard[] {
  const found: GivenCard[] = [];
  for (let index = start; index < end; index++) {
    const event = events[index];
    const last = found.at(-1);
    const next = events[index + 1];
    const card = next?.event === 'blow-seen' ? String(next['card']) : null;
    if (event && GIVING.has(event.event))
      found.push({ from: Number(event['by']), to: Number(event['to']), index, card, isBack: false });
    else if (event?.event === 'answered' && event['card'] === 'reverse' && last)
      found.push({ ...last, from: last.to, to: last.from, index, isBack: true });
  }
  return found;
}

/** The cards given in this turn; before the first, those of the turn before. */
export function givenCards(events: readonly GameEvent[]): {
  readonly found: readonly GivenCard[];
  readonly past: boolean;
} {
  const began = events.flatMap((event, index) => (event.event === 'turn-began' ? [index] : []));
  const now = began.at(-1) ?? 0;
  const found = within(events, now, events.length);
  return found.length > 0 ? { found, past: false } : { found: within(events, began.at(-2) ?? 0, now), past: true };
}

/** The player whose hit this seat received last; null if it was sent back, or there was none. */
export function giver(events: readonly GameEvent[], to: number): number | null {
  const { found } = givenCards(events);
  const last = found.findLast((gift, index) => gift.to === to && found[index + 1]?.isBack !== true);
  return last?.from ?? null;
}
