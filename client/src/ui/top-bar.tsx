// The bar at the top of every page.
import type { ComponentChildren } from 'preact';
import { Icon } from '../art/icon';
import { LanguageSwitch, ThemeSwitch } from './switches';

interface TopProps {
  readonly what?: ComponentChildren;
  readonly children?: ComponentChildren;
}

export const Top = ({ what, children }: TopProps) => (
  <header class="top">
    <a class="brand" href="/" aria-label="Deadpan">
      <Icon id="mark" />
      <span class="brand-name">Deadpan</span>
    </a>
    {what !== undefined && <span class="what">{what}</span>}
    <span class="sp" />
    {children}
    <ThemeSwitch />
    <LanguageSwitch />
  </header>
);
