// The panel beside the editor: which editions play on the board, its name, its link, a table.
import {
  CopyButton,
  makeTable,
  nickname,
  playNow,
  QrCode,
  Sign,
  t,
  useEntering,
  useState,
  waiting,
} from 'deadpan/client';
import { boardAddress, boardText } from './board-text';
import { optionsOf } from './drawing';
import type { BoardEditor } from './editor';
import { LONGEST_NAME, saveBoard, savedBoards } from './saved-boards';
import { SniperSettings } from './sniper-settings';
import { EDITIONS } from './validation';

interface BoardFilesProps {
  readonly editor: BoardEditor;
  readonly name: string;
  readonly onName: (name: string) => void;
}
const SEATS = 4;

function Editions({ editor }: { readonly editor: BoardEditor }) {
  const { editions, left } = editor.verdict.value;
  return (
    <section aria-label={t('boards-editions')}>
      <h3>{t('boards-editions')}</h3>
      <ul class="stamps">
        {EDITIONS.map((edition) => {
          const verdict = editions.includes(edition) ? 'yes' : left > 0 ? 'not-yet' : 'no';
          return (
            <li key={edition} class={verdict} data-edition={edition}>
              <b>{t(`ten-to-kill-option-edition-${edition}`)}</b>
              <span>{t('boards-fits', { verdict })}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function SaveForm({ editor, name, onName }: BoardFilesProps) {
  const [kept, setKept] = useState<string | null>(null);
  const text = boardText(editor.drawing.value);
  const wanted = name.trim();
  const taken = savedBoards.value.some((each) => each.name === wanted);
  const keep = (): void => {
    saveBoard(wanted, text);
    setKept(text);
  };
  return (
    <form
      class="keep"
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted !== '' && text !== '') keep();
      }}
    >
      <label for="board-name">{t('boards-name')}</label>
      <input
        id="board-name"
        maxLength={LONGEST_NAME}
        autocomplete="off"
        value={name}
        onInput={(event) => onName(event.currentTarget.value)}
      />
      <button type="submit" class="btn small" disabled={wanted === '' || text === ''}>
        <Sign id="download" />
        {t(taken ? 'boards-keep-over' : 'boards-keep')}
      </button>
      <p role="status">{kept === text && text !== '' ? t('boards-kept') : ''}</p>
    </form>
  );
}

function TableButtons({ editor }: { readonly editor: BoardEditor }) {
  const { busy, trouble, enter } = useEntering();
  const ready = editor.verdict.value.editions.length > 0;
  return (
    <div class="to-table">
      <button
        type="button"
        class="btn go"
        disabled={!ready}
        {...waiting(busy)}
        onClick={() => void enter(() => makeTable('ten-to-kill', nickname(), SEATS, optionsOf(editor.drawing.value)))}
      >
        {t('boards-make')}
      </button>
      <button
        type="button"
        class="btn"
        disabled={!ready}
        {...waiting(busy)}
        onClick={() => void enter(() => playNow('ten-to-kill', nickname(), optionsOf(editor.drawing.value)))}
      >
        {t('boards-try')}
      </button>
      {trouble !== null && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
    </div>
  );
}

export function BoardFiles(props: BoardFilesProps) {
  const { editor } = props;
  const address = boardAddress(editor.drawing.value);
  const bare = boardText(editor.drawing.value) === '';
  return (
    <aside class="board-files sheet" aria-label={t('boards-papers')}>
      <Editions editor={editor} />
      <SniperSettings editor={editor} />
      <SaveForm {...props} />
      {!bare && (
        <div class="share">
          <QrCode text={address} label={t('boards-qr')} />
          <div>
            <p>{t('boards-share')}</p>
            <CopyButton text={address} label={t('copy-link')} />
          </div>
        </div>
      )}
      <TableButtons editor={editor} />
    </aside>
  );
}
