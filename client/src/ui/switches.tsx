// The switches for language and theme.
import { Icon } from '../art/icon';
import { chooseLanguage, LANGUAGES, language, t } from '../words/fluent';
import { chooseTheme, THEMES, theme } from './theme';

const OWN_NAMES = { en: 'English', fr: 'Français', pl: 'Polski' };

export const LanguageSwitch = () => (
  <span class="lang" role="group" aria-label={t('language')}>
    {LANGUAGES.map((each) => (
      <button
        key={each}
        type="button"
        lang={each}
        title={OWN_NAMES[each]}
        aria-label={OWN_NAMES[each]}
        aria-pressed={language.value === each}
        onClick={() => void chooseLanguage(each)}
      >
        {each.toUpperCase()}
      </button>
    ))}
  </span>
);

export function ThemeSwitch() {
  const next = THEMES[(THEMES.indexOf(theme.value) + 1) % THEMES.length] ?? 'auto';
  const label = t('theme', { theme: theme.value });
  return (
    <button type="button" class="chip round" title={label} aria-label={label} onClick={() => chooseTheme(next)}>
      <Icon id={`theme-${theme.value}`} />
    </button>
  );
}
