// Help with a choice: a bot's hint, and why something cannot be chosen.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Sign } from '../art/icon';
import type { GameTable } from '../net/game-table';
import { t } from '../words/fluent';
import { refuse, type Wording } from '../words/tell';
import { waiting } from './busy-button';
import { covered } from './cover';

/** A ref for the button that confirms: it takes the focus from the hint button, unless the focus is elsewhere. */
export function useConfirm(table: GameTable, hinted: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const hint = table.hints?.hint.value ?? null;
  useLayoutEffect(() => {
    const at = document.activeElement;
    if (hint !== null && hinted && (at === null || at === document.body || at.matches('.hint')))
      button.current?.focus();
  }, [hint, hinted]);
  return button;
}

/** Asks for a bot's choice, which is filled in as a draft. */
export function HintButton({ table }: { readonly table: GameTable }) {
  const hints = table.hints;
  if (
    hints?.allowed.value !== true ||
    table.ask.value === null ||
    table.pending.value !== null ||
    table.held?.value ||
    covered.value
  )
    return null;
  const thinking = hints.thinking.value;
  return (
    <button
      type="button"
      class="btn small ghost hint"
      {...waiting(thinking)}
      onClick={() => {
        if (!thinking) hints.ask();
      }}
    >
      <Sign id="hint" />
      <span>{t(thinking ? 'hint-thinking' : 'hint')}</span>
    </button>
  );
}

export interface Why {
  readonly text: string;
  readonly rule: string | null;
}

/** Why the choice looked at last is not legal. */
export function whyNot(table: GameTable, wording: Wording): Why | null {
  const reason = table.hints?.reason.value;
  if (!reason || reason.code === null || covered.value) return null;
  return { text: refuse(wording, reason.code, reason.data, table.names.value) ?? reason.text, rule: reason.rule };
}
