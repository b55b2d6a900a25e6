// How to play: every rule that a player needs, in short steps with a picture each.
import type { GameName } from '../../net/protocol';
import { Top } from '../../parts/top';
import '../../styles/how.css';
import { formsOf, t } from '../../words/fluent';
import { originalTitleOf } from '../../words/titles';
import { pireChapters } from '../../../../games/au_pire_tu_meurs/client/how';
import { tenChapters } from '../../../../games/ten_to_kill/client/how';
import type { Step } from './chapter';

interface StepProps {
  readonly game: GameName;
  readonly step: Step;
  readonly number: number;
}

function StepSheet({ game, step: { id, picture, tells = false, width, rules, args = {} }, number }: StepProps) {
  const notes = formsOf(id).filter((form) => form !== 'text');
  const shown = <div class="step-picture" aria-hidden={!tells}>{picture}</div>;
  const isList = tells && width === 'full';
  return (
    <li class={`sheet step ${width ?? ''}`}>
      {!isList && shown}
      <div class="step-words">
        <h3><span>{number}</span>{t(id)}</h3>
        <p>{t(id, args, 'text')}</p>
        {notes.length > 0 && <ul>{notes.map((note) => <li key={note}>{t(id, args, note)}</li>)}</ul>}
        <p class="step-rules">{rules.map((rule) => <a key={rule} href={`/rules/${game}#${rule}`} aria-label={t('rule-number', { rule })}>{rule}</a>)}</p>
      </div>
      {isList && shown}
    </li>
  );
}

export function HowToPlay({ game }: { readonly game: GameName }) {
  const chapters = game === 'ten-to-kill' ? tenChapters() : pireChapters();
  const original = originalTitleOf(game);
  const other: GameName = game === 'ten-to-kill' ? 'au-pire-tu-meurs' : 'ten-to-kill';
  let number = 0;
  return (
    <div class="page">
      <Top what={<b>{t('how-title')}</b>} />
      <main class={`how ${game}`}>
        <header>
          <h1>{t(`${game}-title`)}{original !== null && <small> {original}</small>}</h1>
          <p>{t(game === 'ten-to-kill' ? 'how-ten-lead' : 'how-pire-lead')}</p>
          <div class="how-first"><a class="btn go" href={`/first/${game}`}>{t('first-of', { game: t(`${game}-title`) })}</a><small>{t('first-lead')}</small></div>
        </header>
        {chapters.map(({ id, steps }) => (
          <section key={id}>
            <h2>{t(id)}</h2>
            <ol>{steps.map((step) => { number += 1; return <StepSheet key={step.id} game={game} step={step} number={number} />; })}</ol>
          </section>
        ))}
        <footer class="how-foot">
          <a class="btn go" href="/">{t('how-done')}</a>
          <a class="btn" href={`/rules/${game}`}>{t('rules-of', { game: t(`${game}-title`) })}</a>
          <a class="btn ghost" href={`/how/${other}`}>{t('how-link', { game: t(`${other}-title`) })}</a>
        </footer>
      </main>
    </div>
  );
}
