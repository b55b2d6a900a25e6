// The pens, and the way back.
import { Icon, Sign, t, useLayoutEffect } from 'deadpan/client';
import { EMPTY } from './drawing';
import type { Plan, Tool } from './editor';

const TOOLS: readonly { readonly tool: Tool; readonly sign: string; readonly key: string }[] = [
  { tool: 'lay', sign: 'lay', key: '1' },
  { tool: 'mark', sign: 'aim', key: '2' },
];

/** The keyboard, wherever the focus is: 1 and 2 for the pens, Ctrl Z and Ctrl Y for the way back and forth. */
function useKeys(plan: Plan): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const at = event.target instanceof HTMLElement ? event.target : null;
      if (event.altKey || at?.closest('input, textarea, select, dialog')) return;
      const key = event.key.toLowerCase();
      const tool = TOOLS.find((each) => each.key === key)?.tool;
      if (event.ctrlKey || event.metaKey) {
        if (key === 'y' || (key === 'z' && event.shiftKey)) plan.redo();
        else if (key === 'z') plan.undo();
        else return;
        event.preventDefault();
      } else if (tool !== undefined) plan.tool.value = tool;
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [plan]);
}

interface PushProps {
  readonly sign: string;
  readonly label: string;
  readonly off?: boolean;
  readonly class?: string;
  readonly onPush: () => void;
}
const Push = ({ sign, label, off = false, class: extra = '', onPush }: PushProps) => (
  <button type="button" class={`push ${extra}`} title={label} aria-label={label} disabled={off} onClick={onPush}><Icon id={sign} /></button>
);

export function PlanDock({ plan }: { readonly plan: Plan }) {
  useKeys(plan);
  const bare = plan.verdict.value.left === EMPTY.tiles.length;
  return (
    <div class="plan-dock" role="toolbar" aria-label={t('plan-tools')}>
      {TOOLS.map(({ tool, sign, key }) => (
        <button key={tool} type="button" class={`act ${tool}`} aria-pressed={plan.tool.value === tool} onClick={() => { plan.tool.value = tool; }}>
          <Sign id={sign} /><span>{t(`plan-tool-${tool}`)} <kbd>{key}</kbd></span>
        </button>
      ))}
      <span class="pushes">
        <Push sign="undo" label={t('plan-undo')} off={!plan.canUndo.value} onPush={() => plan.undo()} />
        <Push sign="undo" class="forth" label={t('plan-redo')} off={!plan.canRedo.value} onPush={() => plan.redo()} />
        <Push sign="turn" label={t('plan-turn')} off={bare} onPush={() => plan.turn()} />
        <Push sign="mirror" label={t('plan-mirror')} off={bare} onPush={() => plan.mirror()} />
        <Push sign="sign-sweep" label={t('plan-clear')} off={bare} onPush={() => plan.replace(EMPTY)} />
      </span>
    </div>
  );
}
