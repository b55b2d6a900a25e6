// Boards to start from: presets, empty, or random.
import { Sign, t } from 'deadpan/client';
import { drawn, EMPTY, PRESETS, presetCells } from './drawing';
import type { BoardEditor } from './editor';
import { Outline } from './outline';
import { randomDrawing } from './random-board';

export function StartingBoards({ editor }: { readonly editor: BoardEditor }) {
  return (
    <section class="rail starting-boards" aria-label={t('boards-start')}>
      <h2 class="rail-h">{t('boards-start')}</h2>
      <ul>
        {PRESETS.map((name) => {
          const preset = drawn(presetCells(name) ?? []);
          return (
            <li key={name}>
              <button type="button" class="stamp" onClick={() => editor.replace(preset)}>
                <Outline drawing={preset} />
                <b>{t(`boards-shape-${name}`)}</b>
              </button>
            </li>
          );
        })}
        <li>
          <button type="button" class="stamp" onClick={() => editor.replace(EMPTY)}>
            <Sign id="bare" />
            <b>{t('boards-empty')}</b>
          </button>
        </li>
        <li class="chance">
          <button type="button" class="stamp" onClick={() => editor.replace(randomDrawing(editor.drawing.value))}>
            <Sign id="dice" />
            <b>{t('boards-random')}</b>
          </button>
        </li>
      </ul>
    </section>
  );
}
