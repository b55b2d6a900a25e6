// The first player token (T1.10): it lies at whoever began, for all to see.
import { Icon } from '../art/icon';
import { t } from '../words/fluent';

export const FirstToken = () => (
  <span class="first-token" title={t('first-player')}>
    <Icon id="first-player" label={t('first-player')} />
  </span>
);
