import { render } from 'preact';
import { App } from './app';
import { fetchPosters } from './games/registry';
import { addShellStyles } from './games/styles';
import './styles/index.css';
import { preferredLanguage, speak } from './words/fluent';

const root = document.getElementById('app');
await Promise.all([speak(preferredLanguage()), addShellStyles(), location.pathname === '/' ? fetchPosters() : undefined]);
if (root) render(<App />, root);
