// The number of unread entries, as a badge on a tab.
import { t } from '../words/fluent';

export const UnreadBadge = ({ count }: { readonly count: number }) => (
  <span class="unread">
    <span aria-hidden="true">{count}</span>
    <span class="vh">{t('unread', { count })}</span>
  </span>
);
