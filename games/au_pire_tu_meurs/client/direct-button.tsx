// A button that makes a choice at once.
import { type Choice, type ComponentChildren, Sign, t, useConfirm } from 'deadpan/client';
import { useScreenState } from './context';

export function DirectButton({
  choice,
  kind = '',
  children,
}: {
  readonly choice: Choice | null;
  readonly kind?: string;
  readonly children: ComponentChildren;
}) {
  const { draft, table } = useScreenState();
  const hinted = draft.isHinted(choice);
  const confirm = useConfirm(table, hinted);
  if (choice === null) return null;
  return (
    <button
      type="button"
      class={`btn ${kind} ${hinted ? 'hinted' : ''}`}
      ref={confirm}
      onClick={() => draft.choose(choice)}
    >
      {children}
      {hinted && <Sign id="hint" label={t('hinted')} />}
    </button>
  );
}
