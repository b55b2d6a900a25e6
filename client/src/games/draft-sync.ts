// Keeps the draft of a choice in step with its table: with the question, a bot's hint, and the cover.
import { effect } from '@preact/signals';
import type { GameTable } from '../net/game-table';
import type { Choice } from '../net/protocol';
import { covered } from '../ui/cover';

interface Drafting {
  /** Another question is open, or none. */
  begin(): void;
  clear(): void;
  /** Fills in a choice as if the player had picked it. */
  suggest(choice: Choice): void;
}

/** Subscribes the draft to its table; returns the function that unsubscribes. */
export function follow(table: GameTable, draft: Drafting): () => void {
  let serial: number | null = null;
  const stops = [
    effect(() => {
      const asked = table.ask.value?.serial ?? table.may?.value ?? null;
      if (asked === serial) return;
      serial = asked;
      draft.begin();
    }),
    effect(() => {
      const hint = table.hints?.hint.value;
      if (hint && hint.serial === serial && !covered.peek()) draft.suggest(hint.choice);
    }),
    effect(() => {
      if (covered.value) draft.clear();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
