// A page that is at its table no more says why, and what one can still do.
import type { Ending } from '../net/live-table';
import { Notice } from '../ui/notice-page';
import { t } from '../words/fluent';

export const NoTable = ({ code }: { readonly code: string }) => <Notice title={t('no-table')} text={t('no-table-text', { code })} />;

export function Ended({ why, code }: { readonly why: Ending; readonly code: string }) {
  if (why === 'no-such-table') return <NoTable code={code} />;
  return (
    <Notice title={t(why)} text={t(`${why}-text`, { code })}>
      {why === 'moved' && <button type="button" class="btn" onClick={() => location.reload()}>{t('moved-watch')}</button>}
    </Notice>
  );
}
