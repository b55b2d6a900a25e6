// The cover: a key hides everything that is secret.
import { signal } from '@preact/signals';
import { Sign } from '../art/icon';
import { t } from '../words/fluent';

export const covered = signal(false);

/** What covering does on a shared device: it covers for all its players. */
export const coverAll = signal<(() => void) | null>(null);

export const toggleCover = (): void => {
  if (coverAll.value !== null) coverAll.value();
  else covered.value = !covered.value;
};

export const CoverButton = () => (
  <button type="button" class="cover" aria-pressed={covered.value} onClick={toggleCover}>
    <Sign id="cover" />
    <span>{covered.value ? t('uncover') : t('cover')}</span> <kbd>C</kbd>
  </button>
);
