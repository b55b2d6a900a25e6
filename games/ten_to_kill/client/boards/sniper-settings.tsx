// How sniper tiles are marked (T1.4): a number by chance, or by hand.
import { Sign, t } from 'deadpan/client';
import { TILES, USUAL_SNIPERS } from './drawing';
import type { BoardEditor } from './editor';
import { randomMarks } from './random-board';

export function SniperSettings({ editor }: { readonly editor: BoardEditor }) {
  const { chance, marks } = editor.drawing.value;
  const count = chance ?? marks.size;
  const byHand = (): void => {
    editor.setMarks(marks, null);
    editor.tool.value = 'mark';
  };
  const byChance = (wanted: number): void => {
    editor.setMarks(marks, wanted);
    editor.tool.value = 'lay';
  };
  return (
    <div class="snipers" role="group" aria-label={t('plan-snipers')}>
      <h3>
        <Sign id="aim" />
        {t('plan-snipers')}
      </h3>
      <div class="either">
        <button
          type="button"
          aria-pressed={chance !== null}
          onClick={() => {
            if (chance === null) byChance(marks.size || USUAL_SNIPERS);
          }}
        >
          {t('plan-by-chance')}
        </button>
        <button
          type="button"
          aria-pressed={chance === null}
          onClick={() => {
            if (chance !== null) byHand();
          }}
        >
          {t('plan-by-hand')}
        </button>
      </div>
      {chance === null ? (
        <p class="snipers-how">
          <span>{t('plan-marked', { count })}</span>
          <button
            type="button"
            class="btn small"
            onClick={() => editor.setMarks(randomMarks(count || USUAL_SNIPERS), null)}
          >
            <Sign id="dice" />
            {t('plan-mark-random')}
          </button>
        </p>
      ) : (
        <p class="snipers-how">
          <span>{t('plan-chance-marks', { count })}</span>
          <span class="stepper" role="group" aria-label={t('plan-snipers')}>
            <button
              type="button"
              aria-label={t('fewer')}
              disabled={count <= 0}
              onClick={() => editor.setMarks(marks, count - 1)}
            >
              −
            </button>
            <b>{count}</b>
            <button
              type="button"
              aria-label={t('more')}
              disabled={count >= TILES}
              onClick={() => editor.setMarks(marks, count + 1)}
            >
              +
            </button>
          </span>
        </p>
      )}
    </div>
  );
}
