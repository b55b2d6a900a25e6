// The words that the lobby has for options and their values, in the place of those that records have.
import { knows, t } from '../../words/fluent';
import type { Block, MarkdownPage, Text } from './markdown';

/** A label without what it explains behind a colon or in brackets. */
const brief = (id: string): string => t(id).split(/\s*[:(]/)[0] ?? '';

function textsOf(block: Block): readonly Text[] {
  if (block.kind === 'table') return block.rows.flat();
  if (block.kind === 'list') return block.items;
  return block.kind === 'text' ? [block.text] : block.rules.map(({ text }) => text);
}

function codes(blocks: readonly Block[]): string[] {
  const texts = blocks.flatMap(textsOf);
  return texts
    .flat()
    .filter(({ kind }) => kind === 'code')
    .map(({ text }) => text);
}

/** How to say what stands as code in a game's rules; what the rules themselves explain in a table stays as it is. */
export function optionWords(game: string, { intro, parts }: MarkdownPage): (code: string) => string | null {
  const optionOf = (code: string): string => `${game}-option-${code}`;
  const explained = new Set(codes(intro));
  const options = [...new Set(parts.flatMap(({ blocks }) => codes(blocks)))].filter((code) => knows(optionOf(code)));
  return (code) => {
    if (explained.has(code)) return null;
    if (options.includes(code)) return brief(optionOf(code));
    const holder = options.find((option) => knows(`${optionOf(option)}-${code}`));
    return holder === undefined ? null : brief(`${optionOf(holder)}-${code}`);
  };
}
