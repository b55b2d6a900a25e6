// How to play a game that explains itself in words alone: the page of Markdown that its package brings.
import { useEffect, useState } from 'preact/hooks';
import type { GameName } from '../../net/protocol';
import { language } from '../../words/fluent';
import { Blocks, type Said } from '../rules/blocks';
import type { Law } from '../rules/markdown';
import { pageOf } from '../rules/markdown-source';

/** Nothing in it is the number of a rule or the name of an option. */
const PLAIN: Said = { numbers: new Set(), setting: () => null };

export function Written({ game }: { readonly game: GameName }) {
  const lang = language.value;
  const [page, setPage] = useState<Law | null>(null);
  useEffect(() => {
    let current = true;
    pageOf('how', game, lang).then((found) => { if (current) setPage(found); }, () => undefined); // the page around it does without
    return () => { current = false; };
  }, [game, lang]);
  if (page === null) return null;
  return (
    <section class="how-written">
      <Blocks blocks={page.intro} said={PLAIN} here="" />
      {page.parts.map(({ id, title, blocks }) => <section key={id}><h2>{title}</h2><Blocks blocks={blocks} said={PLAIN} here="" /></section>)}
    </section>
  );
}
