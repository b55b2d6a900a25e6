// The theme: light, dark, or the system's.
import { signal } from '@preact/signals';
import { recall, remember } from './storage';

export const THEMES = ['auto', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

const light = matchMedia('(prefers-color-scheme: light)');
const kept = recall('theme');
export const theme = signal<Theme>(THEMES.find((each) => each === kept) ?? 'auto');

function apply(): void {
  const shown = theme.value === 'auto' ? (light.matches ? 'light' : 'dark') : theme.value;
  document.documentElement.dataset['theme'] = shown;
}

export function chooseTheme(next: Theme): void {
  theme.value = next;
  remember('theme', next);
  apply();
}

light.addEventListener('change', apply);
apply();
