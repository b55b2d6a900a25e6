// The rules of a game, numbered; other screens link to a rule by its number.
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { fetchGameWords } from '../../games/registry';
import { useGames } from '../../games/specs';
import { NoticePage } from '../../ui/notice-page';
import { Top } from '../../ui/top-bar';
import '../../styles/rules.css';
import { language, t } from '../../words/fluent';
import { Blocks, type TextOptions } from './blocks';
import type { MarkdownPage, PageSection } from './markdown';
import { fetchMarkdownPage } from './markdown-source';
import { optionWords } from './option-words';

const Section = ({
  part,
  said,
  here,
}: {
  readonly part: PageSection;
  readonly said: TextOptions;
  readonly here: string;
}) => (
  <section id={part.id} class="sheet" tabIndex={-1} aria-labelledby={`${part.id}-title`}>
    <h2 id={`${part.id}-title`}>
      <span>{part.id}</span>
      {part.title}
    </h2>
    <Blocks blocks={part.blocks} said={said} here={here} />
  </section>
);

/** Events by which a user scrolls; after one, the page no longer scrolls by itself. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * The rule in the address. It is scrolled into view when the rules are loaded and when the address changes, and kept
 * there while fonts and words that load later change the height of the page, until the user scrolls.
 */
function useHere(page: MarkdownPage | null): string {
  const [here, setHere] = useState(location.hash.slice(1));
  useLayoutEffect(() => {
    const follow = (): void => setHere(location.hash.slice(1));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  useLayoutEffect(() => {
    const rule = here === '' || page === null ? null : document.getElementById(here);
    if (rule === null) return undefined;
    const show = (): void => rule.scrollIntoView();
    const settling = new ResizeObserver(show);
    const leave = (): void => settling.disconnect();
    show();
    rule.focus({ preventScroll: true });
    settling.observe(document.body);
    for (const move of MOVES) addEventListener(move, leave, { passive: true, once: true });
    return () => {
      leave();
      for (const move of MOVES) removeEventListener(move, leave);
    };
  }, [page, here]);
  return here;
}

function Rules({ game }: { readonly game: string }) {
  const lang = language.value;
  const [page, setLaw] = useState<MarkdownPage | null>(null);
  const [trouble, setTrouble] = useState(false);
  const here = useHere(page);
  const title = t('rules-of', { game: t(`${game}-title`) });
  const others = useGamesWithRules().filter((other) => other !== game);
  useEffect(() => {
    void fetchGameWords(game, []);
  }, [game]);
  useEffect(() => {
    let current = true;
    fetchMarkdownPage('rules', game, lang).then(
      (found) => {
        if (current) setLaw(found);
      },
      () => {
        if (current) setTrouble(true);
      },
    );
    return () => {
      current = false;
    };
  }, [game, lang]);
  useEffect(() => {
    document.title = `${title} · Deadpan`;
    return () => {
      document.title = 'Deadpan';
    };
  }, [title]);
  const said = useMemo(
    () =>
      page && {
        setting: optionWords(game, page),
        numbers: new Set(
          page.parts.flatMap(({ id, blocks }) => [
            id,
            ...blocks.flatMap((block) => (block.kind === 'rules' ? block.rules.map((rule) => rule.id) : [])),
          ]),
        ),
      },
    [page],
  );
  return (
    <div class="page">
      <Top what={<b>{t('rules-title')}</b>} />
      <main class="rules-page">
        <header>
          <h1>{title}</h1>
          {page && said && <Blocks blocks={page.intro} said={said} here={here} />}
          {trouble && said === null && (
            <p class="trouble" role="alert">
              {t('unreachable')}
            </p>
          )}
          <p class="rules-links">
            <a class="btn small" href={`/how/${game}`}>
              {t('how-link', { game: t(`${game}-title`) })}
            </a>
            {others.map((other) => (
              <a key={other} class="btn small ghost" href={`/rules/${other}`}>
                {t('rules-of', { game: t(`${other}-title`) })}
              </a>
            ))}
          </p>
        </header>
        {page && said && (
          <div class="rules-body">
            <nav class="rules-contents" aria-label={t('rules-parts')}>
              <ul>
                {page.parts.map(({ id, title: name }) => (
                  <li key={id}>
                    <a href={`#${id}`}>
                      <b>{id}</b> {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <div class="rules-text">
              {page.parts.map((part) => (
                <Section key={part.id} part={part} said={said} here={here} />
              ))}
            </div>
          </div>
        )}
      </main>
    </div>
  );
}

const useGamesWithRules = (): string[] =>
  useGames()
    ?.filter((game) => game.has_rules)
    .map(({ name }) => name) ?? [];

/** Lists the games that have rules. */
const WhichRules = ({ game }: { readonly game: string }) => (
  <NoticePage
    title={t(game === '' ? 'rules-title' : 'no-rules')}
    text={t(game === '' ? 'rules-which' : 'no-rules-text')}
  >
    {useGamesWithRules().map((game) => (
      <a key={game} class="btn" href={`/rules/${game}`}>
        {t('rules-of', { game: t(`${game}-title`) })}
      </a>
    ))}
  </NoticePage>
);

export function RulesScreen({ game }: { readonly game: string }) {
  const games = useGames();
  if (games === null) return null;
  return games.some(({ name, has_rules: has }) => has && name === game) ? (
    <Rules key={game} game={game} />
  ) : (
    <WhichRules game={game} />
  );
}
