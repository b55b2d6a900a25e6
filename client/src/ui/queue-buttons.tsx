// The buttons beside the headline while beats wait to be shown: the next one, or straight to the last.
import { useLayoutEffect } from 'preact/hooks';
import { Sign } from '../art/icon';
import type { BeatPresenter } from '../net/beat-presenter';
import type { GameTable } from '../net/game-table';
import { t } from '../words/fluent';

const CONTROLS = 'input, textarea, select, dialog, button, a, summary, [role=button], [tabindex]';

/** The space bar goes on to the next beat; held, to the last. On a control it does what the control does. */
function useSpace(presenter: BeatPresenter | undefined): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (presenter === undefined || event.key !== ' ' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (presenter.waiting.value === 0 && presenter.card.value === null) return;
      if (event.target instanceof HTMLElement && event.target.closest(CONTROLS)) return;
      event.preventDefault();
      if (event.repeat) presenter.catchUp();
      else presenter.skip();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [presenter]);
}

export function QueueButtons({ table }: { readonly table: GameTable }) {
  const { presenter } = table;
  useSpace(presenter);
  if (presenter === undefined || presenter.waiting.value === 0 || table.ask.value !== null) return null;
  return (
    <span class="queue-buttons">
      <button
        type="button"
        title={`${t('beat-next')} (␣)`}
        aria-label={t('beat-next')}
        onClick={() => presenter.skip()}
      >
        <Sign id="step-on" />
      </button>
      <button type="button" title={t('beat-last')} aria-label={t('beat-last')} onClick={() => presenter.catchUp()}>
        <Sign id="last" />
      </button>
    </span>
  );
}
