// What every choice in the making heeds: the question that is open, a bot's hint, and the cover.
import { effect } from '@preact/signals';
import type { GameTable } from '../net/game-table';
import type { Choice } from '../net/protocol';
import { covered } from '../ui/cover';

interface Drafting {
  /** Another question is open, or none. */
  begin(): void;
  clear(): void;
  /** Lays a choice out as if it had been picked. */
  suggest(choice: Choice): void;
}

/** Keeps a draft in step with its table; gives the way to stop. */
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
