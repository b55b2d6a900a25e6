// The tabs of a phone, which shows one part of a game at a time.
import { Sign } from '../art/icon';
import type { FrameProps } from '../games/screen';
import { t } from '../words/fluent';
import { UnreadBadge } from './unread-badge';

export const Tabs = ({ tabs, tab, onTab }: Pick<FrameProps, 'tabs' | 'tab' | 'onTab'>) => (
  <nav class="tabs" aria-label={t('views')}>
    {tabs.map(({ id, sign, label, badge = 0, opens }) => (
      <button
        key={id}
        type="button"
        {...(opens === undefined ? { 'aria-pressed': tab === id } : { 'aria-haspopup': opens })}
        onClick={() => onTab(id)}
      >
        <Sign id={sign} />
        <span>
          {label}
          {badge > 0 && <UnreadBadge count={badge} />}
        </span>
      </button>
    ))}
  </nav>
);
