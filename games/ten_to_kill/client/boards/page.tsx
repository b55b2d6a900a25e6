// The board editor. The board is in the address's fragment: whoever has the link has the board.
import { t, Top, useEffect, useMemo, useState } from 'deadpan/client';
import { PlanDock } from './drawing-tools';
import { drawn, EMPTY, presetCells } from './drawing';
import { PlanLine } from './drawing-status';
import { read, write } from './board-text';
import { Plan } from './editor';
import { Sheet } from './drawing-grid';
import { Papers } from './board-files';
import { StartFrom } from './starting-boards';
import { YourBoards } from './saved-boards-list';

/** What the address holds; without a fragment, a town to begin with. */
function inAddress(): { readonly text: string; readonly plan: Plan | null } {
  const text = location.hash.slice(1);
  const drawing = text === '' ? drawn(presetCells('square') ?? []) : read(text);
  return { text, plan: drawing && new Plan(drawing) };
}

export function Boards() {
  const start = useMemo(inAddress, []);
  const plan = useMemo(() => start.plan ?? new Plan(EMPTY), [start]);
  const [nonsense, setNonsense] = useState(start.plan === null);
  const [name, setName] = useState('');
  const text = write(plan.drawing.value);
  useEffect(() => {
    if (nonsense && text === '') return; // what cannot be read stays in the address until something is drawn
    history.replaceState(null, '', text === '' ? location.pathname : `#${text}`);
    setNonsense(false);
  }, [text]);
  useEffect(() => {
    const follow = (): void => {
      const found = location.hash === '' ? null : read(location.hash.slice(1));
      setNonsense(found === null);
      if (found !== null) plan.replace(found);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [plan]);
  useEffect(() => {
    document.title = `${t('boards-title')} · Deadpan`;
    return () => { document.title = 'Deadpan'; };
  }, []);
  return (
    <div class="page boards-page">
      <Top what={<b>{t('boards-title')}</b>} />
      <main class="boards">
        <h1 class="vh">{t('boards-title')}</h1>
        <div class="boards-left">
          <StartFrom plan={plan} />
          <YourBoards onOpen={(kept) => { const found = read(kept.board); if (found !== null) { plan.replace(found); setName(kept.name); } }} />
        </div>
        <div class="boards-mid">
          {nonsense && <p class="trouble" role="alert">{t('boards-nonsense')}</p>}
          <PlanLine plan={plan} />
          <Sheet plan={plan} />
          <PlanDock plan={plan} />
        </div>
        <Papers plan={plan} name={name} onName={setName} />
      </main>
    </div>
  );
}
