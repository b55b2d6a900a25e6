// How to play, as a page of Markdown from the game's package.
import { useEffect, useState } from 'preact/hooks';
import type { GameName } from '../../net/protocol';
import { language } from '../../words/fluent';
import { Blocks, type TextOptions } from '../rules/blocks';
import type { MarkdownPage } from '../rules/markdown';
import { fetchMarkdownPage } from '../rules/markdown-source';

/** The page has no numbers of rules and no names of options. */
const PLAIN: TextOptions = { numbers: new Set(), setting: () => null };

export function MarkdownGuide({ game }: { readonly game: GameName }) {
  const lang = language.value;
  const [page, setPage] = useState<MarkdownPage | null>(null);
  useEffect(() => {
    let current = true;
    fetchMarkdownPage('how', game, lang).then(
      (found) => {
        if (current) setPage(found);
      },
      () => undefined,
    ); // the page around it works without
    return () => {
      current = false;
    };
  }, [game, lang]);
  if (page === null) return null;
  return (
    <section class="how-written">
      <Blocks blocks={page.intro} said={PLAIN} here="" />
      {page.parts.map(({ id, title, blocks }) => (
        <section key={id}>
          <h2>{title}</h2>
          <Blocks blocks={blocks} said={PLAIN} here="" />
        </section>
      ))}
    </section>
  );
}
