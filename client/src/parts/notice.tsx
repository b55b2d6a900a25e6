// A page that says one thing, and the way out.
import { t } from '../words/fluent';
import { Top } from './top';

export const Notice = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <div class="page">
    <Top />
    <main class="notice sheet">
      <h1>{title}</h1>
      <p>{text}</p>
      <a class="btn go" href="/">{t('home')}</a>
    </main>
  </div>
);
