// The first player token (T1.10), shown at the seat that began.
import { Icon } from '../art/icon';
import { t } from '../words/fluent';

export const FirstToken = () => (
  <span class="first-token" title={t('first-player')}>
    <Icon id="first-player" label={t('first-player')} />
  </span>
);
