// A page with a message and links.
import type { ComponentChildren } from 'preact';
import { t } from '../words/fluent';
import { Top } from './top-bar';

interface NoticePageProps {
  readonly title: string;
  readonly text: string;
  /** Links besides the one to the home page. */
  readonly children?: ComponentChildren;
}

export const NoticePage = ({ title, text, children }: NoticePageProps) => (
  <div class="page">
    <Top />
    <main class="notice sheet">
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
      <a class="btn go" href="/">
        {t('home')}
      </a>
    </main>
  </div>
);
