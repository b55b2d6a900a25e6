// How to play, in two minutes and a few pictures.
import type { ComponentChildren } from 'preact';
import type { GameName } from '../../net/protocol';
import { Top } from '../../parts/top';
import '../../styles/how.css';
import { t } from '../../words/fluent';
import { originalTitleOf } from '../../words/titles';
import { pireSteps } from './pire';
import { tenSteps } from './ten';

export interface Step {
  /** Its message: the heading, and the text as the attribute `.text`. */
  readonly id: string;
  readonly picture: ComponentChildren;
  readonly width?: 'wide' | 'full';
}

export function HowToPlay({ game }: { readonly game: GameName }) {
  const steps = game === 'ten-to-kill' ? tenSteps() : pireSteps();
  const original = originalTitleOf(game);
  const other: GameName = game === 'ten-to-kill' ? 'au-pire-tu-meurs' : 'ten-to-kill';
  return (
    <div class="page">
      <Top what={<b>{t('how-title')}</b>} />
      <main class={`how ${game}`}>
        <header>
          <h1>{t(`${game}-title`)}{original !== null && <small> {original}</small>}</h1>
          <p>{t(game === 'ten-to-kill' ? 'how-ten-lead' : 'how-pire-lead')}</p>
          <div class="how-first"><a class="btn go" href={`/first/${game}`}>{t('first-of', { game: t(`${game}-title`) })}</a><small>{t('first-lead')}</small></div>
        </header>
        <ol>
          {steps.map(({ id, picture, width }, index) => (
            <li key={id} class={`sheet step ${width ?? ''}`}>
              <div class="step-picture" aria-hidden="true">{picture}</div>
              <div class="step-words"><h2><span>{index + 1}</span>{t(id)}</h2><p>{t(id, {}, 'text')}</p></div>
            </li>
          ))}
        </ol>
        <footer class="how-foot">
          <a class="btn go" href="/">{t('how-done')}</a>
          <a class="btn" href={`/rules/${game}`}>{t('rules-of', { game: t(`${game}-title`) })}</a>
          <a class="btn ghost" href={`/how/${other}`}>{t('how-link', { game: t(`${other}-title`) })}</a>
        </footer>
      </main>
    </div>
  );
}
