// Fluent messages in the user's language. They are in a signal, so a component that calls `t()` renders again when it
// changes.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { signal } from '@preact/signals';
import { recall, remember } from '../ui/storage';

export const LANGUAGES = ['en', 'fr', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, FluentVariable>;

/**
 * A set of messages that only some screens need, loaded with the first of them: the page's own by name, a game's as
 * `/GAME`, further parts of it as `/GAME/PART`.
 */
export type Book = 'how' | 'rules' | 'reminder' | 'generic' | 'games' | `/${string}`;
const books = import.meta.glob<string>('../locales/*/on-demand/*.ftl', { query: '?raw', import: 'default' });
const loadedBooks = new Set<Book>();
/** Fetched texts, by address. */
const texts = new Map<string, Promise<string>>();

const loaders: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('../locales/en'),
  fr: () => import('../locales/fr'),
  pl: () => import('../locales/pl'),
};

export const language = signal<Language>('en');
const bundle = signal<FluentBundle>(new FluentBundle('en'));

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** The stored language, else the first of the browser's languages that the page has. */
export function preferredLanguage(): Language {
  const chosen = recall('language');
  if (chosen !== null && isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

/** Makes the space before French punctuation a narrow no-break space; the sources have plain ones. */
export const inFrench = (words: string): string =>
  words.replace(/ (?=[?!;»])|(?<=«) /g, '\u202f').replace(/ (?=:)/g, '\u00a0');

async function fetchText(address: string): Promise<string> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
  return reply.text();
}

/** Messages from games' packages. If the server cannot be reached, none; they are fetched again at the next call. */
function fetchGameMessages(lang: Language, of: string): Promise<string> {
  const address = `/api/words/${lang}${of}`;
  const known =
    texts.get(address) ??
    fetchText(address).catch(() => {
      texts.delete(address);
      return '';
    });
  texts.set(address, known);
  return known;
}

const textOf = (book: Book, lang: Language): Promise<string> =>
  book.startsWith('/')
    ? fetchGameMessages(lang, book)
    : (books[`../locales/${lang}/on-demand/${book}.ftl`]?.() ?? Promise.resolve(''));

/** All messages in a language: the page's own, those about every game, and all books loaded so far. */
async function buildBundle(lang: Language): Promise<FluentBundle> {
  const [own, ...more] = await Promise.all([
    loaders[lang](),
    fetchGameMessages(lang, ''),
    ...[...loadedBooks].map((book) => textOf(book, lang)),
  ]);
  const sources = [...own.default, ...more];
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources)
    made.addResource(new FluentResource(lang === 'fr' ? inFrench(source) : source), { allowOverrides: true });
  return made;
}

let wanted: Language = 'en';
let loading: Promise<void> = Promise.resolve();

/** Switches the language. If another switch is under way, the promise resolves with the last one. */
export function loadLanguage(lang: Language): Promise<void> {
  wanted = lang;
  const mine: Promise<void> = buildBundle(lang).then((made) => {
    if (loading !== mine) return loading;
    bundle.value = made;
    language.value = lang;
    document.documentElement.lang = lang;
    return undefined;
  });
  loading = mine;
  return mine;
}

/** Loads books of messages in the current language. */
export function loadBooks(...needed: readonly Book[]): Promise<void> {
  const fresh = needed.filter((book) => !loadedBooks.has(book));
  if (fresh.length === 0) return loading;
  fresh.forEach((book) => loadedBooks.add(book));
  return loadLanguage(wanted);
}

export async function chooseLanguage(lang: Language): Promise<void> {
  remember('language', lang);
  await loadLanguage(lang);
}

export function knows(id: string): boolean {
  return bundle.value.hasMessage(id);
}

/** The names of a message's attributes, which are its other grammatical forms. */
export function formsOf(id: string): string[] {
  return Object.keys(bundle.value.getMessage(id)?.attributes ?? {});
}

/** A message by its id, or one of its attributes. A missing one gives the id; build/check-words.mjs finds those. */
export function t(id: string, args: Arguments = {}, attribute?: string): string {
  const message = bundle.value.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern === null || pattern === undefined) return id;
  return bundle.value.formatPattern(pattern, args, []);
}
