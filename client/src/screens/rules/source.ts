// Where the rules come from: the package of the game, in the reader's language.
import { gamePage } from '../../net/api';
import { inFrench, type Language } from '../../words/fluent';
import { read, type Law } from './law';

export async function rulesOf(game: string, lang: Language): Promise<Law> {
  const markdown = await gamePage('rules', game, lang);
  return read(lang === 'fr' ? inFrench(markdown) : markdown);
}
