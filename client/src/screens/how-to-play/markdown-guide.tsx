// How to play a game that explains itself in words alone: the page of Markdown that its package brings.
import { useEffect, useState } from 'preact/hooks';
import type { GameName } from '../../net/protocol';
import { language } from '../../words/fluent';
import { Blocks, type TextOptions } from '../rules/blocks';
import type { MarkdownPage } from '../rules/markdown';
import { fetchMarkdownPage } from '../rules/markdown-source';

/** Nothing in it is the number of a rule or the name of an option. */
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
    ); // the page around it does without
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
