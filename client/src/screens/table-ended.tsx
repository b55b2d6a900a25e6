// Shown when the page is no longer connected to its table: the reason, and what the user can do.
import type { EndReason } from '../net/live-table';
import { NoticePage } from '../ui/notice-page';
import { t } from '../words/fluent';

export const NoTable = ({ code }: { readonly code: string }) => (
  <NoticePage title={t('no-table')} text={t('no-table-text', { code })} />
);

export function TableEnded({ why, code }: { readonly why: EndReason; readonly code: string }) {
  if (why === 'no-such-table') return <NoTable code={code} />;
  return (
    <NoticePage title={t(why)} text={t(`${why}-text`, { code })}>
      {why === 'moved' && (
        <button type="button" class="btn" onClick={() => location.reload()}>
          {t('moved-watch')}
        </button>
      )}
    </NoticePage>
  );
}
