// The toolbar of the editor: pens, undo, redo, turn, mirror, clear.
import { Icon, Sign, t, useLayoutEffect } from 'deadpan/client';
import { EMPTY } from './drawing';
import type { BoardEditor, Tool } from './editor';

const TOOLS: readonly { readonly tool: Tool; readonly sign: string; readonly key: string }[] = [
  { tool: 'lay', sign: 'lay', key: '1' },
  { tool: 'mark', sign: 'aim', key: '2' },
];

/** The keyboard, wherever the focus is: 1 and 2 select a pen, Ctrl Z and Ctrl Y undo and redo. */
function useKeys(editor: BoardEditor): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const at = event.target instanceof HTMLElement ? event.target : null;
      if (event.altKey || at?.closest('input, textarea, select, dialog')) return;
      const key = event.key.toLowerCase();
      const tool = TOOLS.find((each) => each.key === key)?.tool;
      if (event.ctrlKey || event.metaKey) {
        if (key === 'y' || (key === 'z' && event.shiftKey)) editor.redo();
        else if (key === 'z') editor.undo();
        else return;
        event.preventDefault();
      } else if (tool !== undefined) editor.tool.value = tool;
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [editor]);
}

interface IconButtonProps {
  readonly sign: string;
  readonly label: string;
  readonly off?: boolean;
  readonly class?: string;
  readonly onPush: () => void;
}
const IconButton = ({ sign, label, off = false, class: extra = '', onPush }: IconButtonProps) => (
  <button type="button" class={`push ${extra}`} title={label} aria-label={label} disabled={off} onClick={onPush}>
    <Icon id={sign} />
  </button>
);

export function DrawingTools({ editor }: { readonly editor: BoardEditor }) {
  useKeys(editor);
  const bare = editor.verdict.value.left === EMPTY.tiles.length;
  return (
    <div class="drawing-tools" role="toolbar" aria-label={t('plan-tools')}>
      {TOOLS.map(({ tool, sign, key }) => (
        <button
          key={tool}
          type="button"
          class={`act ${tool}`}
          aria-pressed={editor.tool.value === tool}
          onClick={() => {
            editor.tool.value = tool;
          }}
        >
          <Sign id={sign} />
          <span>
            {t(`plan-tool-${tool}`)} <kbd>{key}</kbd>
          </span>
        </button>
      ))}
      <span class="pushes">
        <IconButton sign="undo" label={t('plan-undo')} off={!editor.canUndo.value} onPush={() => editor.undo()} />
        <IconButton
          sign="undo"
          class="forth"
          label={t('plan-redo')}
          off={!editor.canRedo.value}
          onPush={() => editor.redo()}
        />
        <IconButton sign="turn" label={t('plan-turn')} off={bare} onPush={() => editor.turn()} />
        <IconButton sign="mirror" label={t('plan-mirror')} off={bare} onPush={() => editor.mirror()} />
        <IconButton sign="sign-sweep" label={t('plan-clear')} off={bare} onPush={() => editor.replace(EMPTY)} />
      </span>
    </div>
  );
}
