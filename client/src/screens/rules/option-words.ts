// Replaces option names and values in the rules, written as code, by the words of the lobby.
import { knows, t } from '../../words/fluent';
import type { Block, MarkdownPage, Text } from './markdown';

/** A label up to its first colon or bracket. */
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

/** A function from code to words; null for code that stays, such as what the introduction explains. */
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
