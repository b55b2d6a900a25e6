// The last error in a sentence, and the notice that the connection is lost.
import { useEffect } from 'preact/hooks';
import { Sign } from '../art/icon';
import { wordingOf } from '../games/registry';
import type { GameTable, Trouble } from '../net/game-table';
import type { LiveTable } from '../net/live-table';
import { t } from '../words/fluent';
import { refuse } from '../words/tell';
import { covered } from './cover';
import { RuleLink } from './rule-link';

const SHOWN_FOR = 6000;

function words(table: GameTable, trouble: Trouble): string {
  return refuse(wordingOf(table.info.value?.game), trouble.code, trouble.data, table.names.value) ?? trouble.text;
}

export function ErrorToast({ table }: { readonly table: LiveTable }) {
  const trouble = table.trouble.value;
  const close = (): void => {
    table.trouble.value = null;
  };
  useEffect(() => {
    if (trouble === null) return undefined;
    const timer = setTimeout(close, SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [trouble]);
  if (!table.connected.value && table.everConnected.value) {
    return (
      <p class="toast" role="status">
        <Sign id="clock" />
        {t('reconnecting')}
      </p>
    );
  }
  if (trouble === null || (covered.value && trouble.rule)) return null;
  return (
    <p class="toast bad" role="alert">
      {words(table, trouble)}
      <RuleLink game={table.info.value?.game} rule={trouble.rule} />
      <button type="button" aria-label={t('close')} onClick={close}>
        ×
      </button>
    </p>
  );
}
