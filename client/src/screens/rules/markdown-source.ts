// Where the pages of a game come from: its package, in the reader's language.
import { gamePage } from '../../net/api';
import { inFrench, type Language } from '../../words/fluent';
import { read, type Law } from './markdown';

export async function pageOf(page: 'rules' | 'how', game: string, lang: Language): Promise<Law> {
  const markdown = await gamePage(page, game, lang);
  return read(lang === 'fr' ? inFrench(markdown) : markdown);
}
