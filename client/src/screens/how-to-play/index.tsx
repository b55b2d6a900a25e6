// How to play: short steps with a picture each, or what the game has instead.
import { PicturesContext } from '../../art/icon';
import type { HowToPlay } from '../../games/module';
import { useGame, usePart } from '../../games/registry';
import { specOf, useGames } from '../../games/specs';
import type { GameName } from '../../net/protocol';
import { later } from '../../ui/lazy-component';
import { NoticePage } from '../../ui/notice-page';
import { Top } from '../../ui/top-bar';
import '../../styles/how.css';
import { formsOf, t } from '../../words/fluent';
import { originalTitleOf } from '../../words/titles';
import type { Step } from './chapter';
import { MarkdownGuide } from './markdown-guide';

interface StepProps {
  readonly game: GameName;
  readonly step: Step;
  readonly number: number;
}

function StepSheet({ game, step: { id, picture, tells = false, width, rules, args = {} }, number }: StepProps) {
  const notes = formsOf(id).filter((form) => form !== 'text');
  const shown = (
    <div class="step-picture" aria-hidden={!tells}>
      {picture}
    </div>
  );
  const isList = tells && width === 'full';
  return (
    <li class={`sheet step ${width ?? ''}`}>
      {!isList && shown}
      <div class="step-words">
        <h3>
          <span>{number}</span>
          {t(id)}
        </h3>
        <p>{t(id, args, 'text')}</p>
        {notes.length > 0 && (
          <ul>
            {notes.map((note) => (
              <li key={note}>{t(id, args, note)}</li>
            ))}
          </ul>
        )}
        <p class="step-rules">
          {rules.map((rule) => (
            <a key={rule} href={`/rules/${game}#${rule}`} aria-label={t('rule-number', { rule })}>
              {rule}
            </a>
          ))}
        </p>
      </div>
      {isList && shown}
    </li>
  );
}

function Chapters({ game, how }: { readonly game: GameName; readonly how: HowToPlay }) {
  const original = originalTitleOf(game);
  const others = useGames()?.filter(({ name }) => name !== game) ?? [];
  const module = useGame(game);
  let number = 0;
  return (
    <PicturesContext.Provider value={module?.pictures}>
      <div class="page">
        <Top what={<b>{t('how-title')}</b>} />
        <main class={`how ${game}`}>
          <header>
            <h1>
              {t(`${game}-title`)}
              {original !== null && <small> {original}</small>}
            </h1>
            <p>{t(how.lead)}</p>
            {module?.first !== undefined && (
              <div class="how-first">
                <a class="btn go" href={`/first/${game}`}>
                  {t('first-of', { game: t(`${game}-title`) })}
                </a>
                <small>{t('first-lead')}</small>
              </div>
            )}
          </header>
          {how.chapters().map(({ id, steps }) => (
            <section key={id}>
              <h2>{t(id)}</h2>
              <ol>
                {steps.map((step) => {
                  number += 1;
                  return <StepSheet key={step.id} game={game} step={step} number={number} />;
                })}
              </ol>
            </section>
          ))}
          <footer class="how-foot">
            <a class="btn go" href="/">
              {t('how-done')}
            </a>
            {specOf(game)?.has_rules && (
              <a class="btn" href={`/rules/${game}`}>
                {t('rules-of', { game: t(`${game}-title`) })}
              </a>
            )}
            {others.map(({ name }) => (
              <a key={name} class="btn ghost" href={`/how/${name}`}>
                {t('how-link', { game: t(`${name}-title`) })}
              </a>
            ))}
          </footer>
        </main>
      </div>
    </PicturesContext.Provider>
  );
}

const ChoiceList = later(async () => (await import('../../generic/choice-list')).ChoiceList, ['generic']);

/** The steps of a game; without any, its page of Markdown or its kinds of choices. */
export function HowToPlayScreen({ game }: { readonly game: GameName }) {
  const how = usePart(game, 'how');
  if (how === null) return null;
  if (how !== undefined) return <Chapters game={game} how={how} />;
  const written = specOf(game)?.has_how ?? false;
  return (
    <NoticePage title={t(`${game}-title`)} text={t(written ? 'how-written' : 'no-how')}>
      {written ? <MarkdownGuide game={game} /> : <ChoiceList game={game} />}
      {specOf(game)?.has_rules && (
        <a class="btn" href={`/rules/${game}`}>
          {t('rules-of', { game: t(`${game}-title`) })}
        </a>
      )}
    </NoticePage>
  );
}
