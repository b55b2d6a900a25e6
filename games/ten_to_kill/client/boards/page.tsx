// The board editor. The fragment of the address holds the board, so that its link can be shared.
import { Top, t, useEffect, useLayoutEffect, useMemo, useState } from 'deadpan/client';
import { BoardFiles } from './board-files';
import { boardText, parseBoard } from './board-text';
import { drawn, EMPTY, presetCells } from './drawing';
import { DrawingGrid } from './drawing-grid';
import { DrawingStatus } from './drawing-status';
import { DrawingTools } from './drawing-tools';
import { BoardEditor } from './editor';
import { SavedBoardsList } from './saved-boards-list';
import { StartingBoards } from './starting-boards';

/** The drawing in the address; without a fragment, a preset. */
function inAddress(): { readonly text: string; readonly editor: BoardEditor | null } {
  const text = location.hash.slice(1);
  const drawing = text === '' ? drawn(presetCells('square') ?? []) : parseBoard(text);
  return { text, editor: drawing && new BoardEditor(drawing) };
}

export function BoardEditorPage() {
  const start = useMemo(inAddress, []);
  const editor = useMemo(() => start.editor ?? new BoardEditor(EMPTY), [start]);
  const [nonsense, setNonsense] = useState(start.editor === null);
  const [name, setName] = useState('');
  const text = boardText(editor.drawing.value);
  useLayoutEffect(() => {
    if (nonsense && text === '') return; // keep an invalid fragment until something is drawn
    history.replaceState(null, '', text === '' ? location.pathname : `#${text}`);
    setNonsense(false);
  }, [text]);
  useLayoutEffect(() => {
    const follow = (): void => {
      const found = location.hash === '' ? null : parseBoard(location.hash.slice(1));
      setNonsense(found === null);
      if (found !== null) editor.replace(found);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [editor]);
  useEffect(() => {
    document.title = `${t('boards-title')} · Deadpan`;
    return () => {
      document.title = 'Deadpan';
    };
  }, []);
  return (
    <div class="page boards-page">
      <Top what={<b>{t('boards-title')}</b>} />
      <main class="boards">
        <h1 class="vh">{t('boards-title')}</h1>
        <div class="boards-left">
          <StartingBoards editor={editor} />
          <SavedBoardsList
            onOpen={(kept) => {
              const found = parseBoard(kept.board);
              if (found !== null) {
                editor.replace(found);
                setName(kept.name);
              }
            }}
          />
        </div>
        <div class="boards-mid">
          {nonsense && (
            <p class="trouble" role="alert">
              {t('boards-nonsense')}
            </p>
          )}
          <DrawingStatus editor={editor} />
          <DrawingGrid editor={editor} />
          <DrawingTools editor={editor} />
        </div>
        <BoardFiles editor={editor} name={name} onName={setName} />
      </main>
    </div>
  );
}
