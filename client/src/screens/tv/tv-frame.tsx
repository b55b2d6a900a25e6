// The frame of a game on television: a headline. Nothing can be focused; new events are read by screen readers.
import { Icon } from '../../art/icon';
import { wordingOf } from '../../games/registry';
import type { FrameProps } from '../../games/screen';
import type { LiveTable } from '../../net/live-table';
import { TableBanners } from '../../social/table-banners';
import { ErrorToast } from '../../ui/error-toast';
import { t } from '../../words/fluent';
import { logEntries } from '../../words/log-entries';
import { tell, unmark } from '../../words/tell';

export function TvFrame({
  table,
  what,
  children,
}: Pick<FrameProps, 'what' | 'children'> & { readonly table: LiveTable }) {
  const info = table.info.value;
  if (info === null) return null;
  const wording = wordingOf(info.game);
  const news = logEntries(table.events.value, table.view.value, wording).filter(({ told }) => told > table.news.value);
  const words = news.map(({ event }) => unmark(tell(wording, event, table.names.value)));
  return (
    <div class="play-page tv">
      <header class="tv-top">
        <Icon id="mark" />
        <h1>{t(`${info.game}-title`)}</h1>
        <span>{what}</span>
      </header>
      <TableBanners table={table} info={info} looking />
      <div class="tv-stage" inert>
        {children}
      </div>
      <div class="vh" aria-live="polite">
        {words.join(' ')}
      </div>
      <ErrorToast table={table} />
    </div>
  );
}
