// A page that says one thing, and the ways out.
import type { ComponentChildren } from 'preact';
import { t } from '../words/fluent';
import { Top } from './top-bar';

interface NoticePageProps {
  readonly title: string;
  readonly text: string;
  /** Other ways than home. */
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
