// One key hides what is yours when somebody looks over your shoulder.
import { signal } from '@preact/signals';
import { Sign } from '../art/picture';
import { t } from '../words/fluent';

export const covered = signal(false);

export const toggleCover = (): void => {
  covered.value = !covered.value;
};

export const CoverButton = () => (
  <button type="button" class="cover" aria-pressed={covered.value} onClick={toggleCover}>
    <Sign id="cover" />
    <span>{covered.value ? t('uncover') : t('cover')}</span> <kbd>C</kbd>
  </button>
);
