// What one may ask aside: a bot's choice, and why something cannot be done.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Sign } from '../art/icon';
import type { GameTable } from '../net/game-table';
import { t } from '../words/fluent';
import { refuse, type Wording } from '../words/tell';
import { waiting } from './busy-button';
import { covered } from './cover';

/** For the button that confirms: it takes the focus from the hint's as it appears, unless the person went elsewhere meanwhile. */
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

/** A bot's choice, laid out on the board as if one had picked it: to confirm, or to drop. */
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

/** Why the thing looked at last cannot be done, in the words of the rules. */
export function whyNot(table: GameTable, wording: Wording): Why | null {
  const reason = table.hints?.reason.value;
  if (!reason || reason.code === null || covered.value) return null;
  return { text: refuse(wording, reason.code, reason.data, table.names.value) ?? reason.text, rule: reason.rule };
}
