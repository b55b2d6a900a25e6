// Messages in the reader's language. Reading `t()` inside a component makes it follow the language switch.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { signal } from '@preact/signals';
import { recall, remember } from '../parts/storage';

export const LANGUAGES = ['en', 'fr', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, FluentVariable>;

/** Words that only some screens need, our own and the games': fetched with the first screen that needs them. */
export type Book = 'how' | 'rules' | 'reminder' | 'generic';
const books = import.meta.glob<string>(
  ['../locales/*/on-demand/*.ftl', '../../../games/*/src/*/words/page/*/{how,reminder}.ftl'],
  { query: '?raw', import: 'default' },
);
const learnt = new Set<Book>();
/** The games whose words came from the server. */
const games = new Set<string>();

const loaders: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('../locales/en'),
  fr: () => import('../locales/fr'),
  pl: () => import('../locales/pl'),
};

export const language = signal<Language>('en');
const bundle = signal<FluentBundle>(new FluentBundle('en'));

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** The language chosen before, else the first of the browser's that we speak. */
export function preferredLanguage(): Language {
  const chosen = recall('language');
  if (chosen !== null && isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

/** French has a space before these, at which no line may break; the words are written with a plain one. */
export const inFrench = (words: string): string => words.replace(/ (?=[?!;»])|(?<=«) /g, '\u202f').replace(/ (?=:)/g, '\u00a0');

/** The words that the package of a game brings; none while the server cannot be reached. */
async function broughtBy(game: string, lang: Language): Promise<string> {
  const reply = await fetch(`/api/words/${lang}/${encodeURIComponent(game)}`).catch(() => null);
  return reply?.ok ? reply.text() : '';
}

async function gather(lang: Language): Promise<FluentBundle> {
  const pages = [...learnt].flatMap((book) => [`/${lang}/on-demand/${book}.ftl`, `/page/${lang}/${book}.ftl`]);
  const more = Object.entries(books).filter(([path]) => pages.some((page) => path.endsWith(page))).map(([, fetched]) => fetched());
  const brought = [...games].map((game) => broughtBy(game, lang));
  const sources = [...(await loaders[lang]()).default, ...(await Promise.all([...more, ...brought]))];
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(lang === 'fr' ? inFrench(source) : source), { allowOverrides: true });
  return made;
}

let wanted: Language = 'en';
let speaking: Promise<void> = Promise.resolve();

/** Speak a language; whoever asks while another is being fetched waits for the one asked for last. */
export function speak(lang: Language): Promise<void> {
  wanted = lang;
  const mine: Promise<void> = gather(lang).then((made) => {
    if (speaking !== mine) return speaking;
    bundle.value = made;
    language.value = lang;
    document.documentElement.lang = lang;
    return undefined;
  });
  speaking = mine;
  return mine;
}

/** Fetch words that a screen needs besides those of every page. */
export function learn(book: Book): Promise<void> {
  if (learnt.has(book)) return speaking;
  learnt.add(book);
  return speak(wanted);
}

/** Fetch the words of a game that the page was built without. */
export function learnGame(game: string): Promise<void> {
  if (games.has(game)) return speaking;
  games.add(game);
  return speak(wanted);
}

export async function chooseLanguage(lang: Language): Promise<void> {
  remember('language', lang);
  await speak(lang);
}

export function knows(id: string): boolean {
  return bundle.value.hasMessage(id);
}

/** The names of the other forms of a message: its attributes. */
export function formsOf(id: string): string[] {
  return Object.keys(bundle.value.getMessage(id)?.attributes ?? {});
}

/** A message by its id, or one of its attributes. An id that is missing shows itself: the check script finds those. */
export function t(id: string, args: Arguments = {}, attribute?: string): string {
  const message = bundle.value.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern === null || pattern === undefined) return id;
  return bundle.value.formatPattern(pattern, args, []);
}
