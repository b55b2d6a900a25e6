// The parts of a game that a phone shows one at a time.
import { Sign } from '../art/picture';
import type { FrameProps } from '../games/screen';
import { t } from '../words/fluent';

export const Tabs = ({ tabs, tab, onTab }: Pick<FrameProps, 'tabs' | 'tab' | 'onTab'>) => (
  <nav class="tabs" aria-label={t('views')}>
    {tabs.map(({ id, sign, label }) => (
      <button key={id} type="button" aria-pressed={tab === id} onClick={() => onTab(id)}><Sign id={sign} />{label}</button>
    ))}
  </nav>
);
