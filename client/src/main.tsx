import { render } from 'preact';
import { App } from './app';
import { fetchPosters } from './games/registry';
import { fetchSpecs } from './games/specs';
import { addShellStyles } from './games/style-sheets';
import './styles/index.css';
import { loadLanguage, preferredLanguage } from './words/fluent';

void fetchSpecs(); // every page needs to know which games have which parts
const root = document.getElementById('app');
await Promise.all([
  loadLanguage(preferredLanguage()),
  addShellStyles(),
  location.pathname === '/' ? fetchPosters() : undefined,
]);
if (root) render(<App />, root);
