// Fetches a page of Markdown from a game's package, in the user's language.
import { gamePage } from '../../net/api';
import { inFrench, type Language } from '../../words/fluent';
import { type MarkdownPage, parseMarkdown } from './markdown';

export async function fetchMarkdownPage(page: 'rules' | 'how', game: string, lang: Language): Promise<MarkdownPage> {
  const markdown = await gamePage(page, game, lang);
  return parseMarkdown(lang === 'fr' ? inFrench(markdown) : markdown);
}
