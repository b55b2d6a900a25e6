// Where the pages of a game come from: its package, in the reader's language.
import { gamePage } from '../../net/api';
import { inFrench, type Language } from '../../words/fluent';
import { type MarkdownPage, parseMarkdown } from './markdown';

export async function fetchMarkdownPage(page: 'rules' | 'how', game: string, lang: Language): Promise<MarkdownPage> {
  const markdown = await gamePage(page, game, lang);
  return parseMarkdown(lang === 'fr' ? inFrench(markdown) : markdown);
}
