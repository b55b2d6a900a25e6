import { render } from 'preact';
import { App } from './app';
import './styles/index.css';
import { preferredLanguage, speak } from './words/fluent';

const root = document.getElementById('app');
await speak(preferredLanguage());
if (root) render(<App />, root);
