// The frame of a game on television: a headline. Nothing can be focused; new events are read by screen readers.
import { Icon } from '../../art/icon';
import { wordingOf } from '../../games/registry';
import type { FrameProps } from '../../games/screen';
import type { LiveTable } from '../../net/live-table';
import { TableBanners } from '../../social/table-banners';
import { newsWords } from '../../ui/beat-words';
import { ErrorToast } from '../../ui/error-toast';
import { t } from '../../words/fluent';
import { unmark } from '../../words/tell';

export function TvFrame({
  table,
  what,
  children,
}: Pick<FrameProps, 'what' | 'children'> & { readonly table: LiveTable }) {
  const info = table.info.value;
  if (info === null) return null;
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
        {unmark(newsWords(table, wordingOf(info.game)))}
      </div>
      <ErrorToast table={table} />
    </div>
  );
}
