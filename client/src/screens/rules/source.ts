// Where the rules come from: docs/rules itself, a file for each game and language, fetched when it is read.
import { inFrench, type Language } from '../../words/fluent';
import { read, type Law } from './law';

const files = import.meta.glob<string>('@rules/**/*.md', { query: '?raw', import: 'default' });

const fileOf = (game: string, lang: Language): (() => Promise<string>) | undefined =>
  Object.entries(files).find(([path]) => path.endsWith(`/rules/${lang === 'en' ? '' : `${lang}/`}${game}.md`))?.[1];

export const hasRules = (game: string): boolean => /^[\w-]+$/.test(game) && fileOf(game, 'en') !== undefined;

export async function rulesOf(game: string, lang: Language): Promise<Law> {
  const markdown = (await fileOf(game, lang)?.()) ?? '';
  return read(lang === 'fr' ? inFrench(markdown) : markdown);
}
