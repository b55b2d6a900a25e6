// Messages in the reader's language. Reading `t()` inside a component makes it follow the language switch.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { signal } from '@preact/signals';
import { recall, remember } from '../ui/storage';

export const LANGUAGES = ['en', 'fr', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, FluentVariable>;

/**
 * Words that only some screens need, fetched with the first screen that needs them: our own by their names, those of a game
 * as `/GAME`, and further parts of these as `/GAME/PART`.
 */
export type Book = 'how' | 'rules' | 'reminder' | 'generic' | `/${string}`;
const books = import.meta.glob<string>('../locales/*/on-demand/*.ftl', { query: '?raw', import: 'default' });
const loadedBooks = new Set<Book>();
/** What was fetched, by address. */
const texts = new Map<string, Promise<string>>();

const loaders: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('../locales/en'),
  fr: () => import('../locales/fr'),
  pl: () => import('../locales/pl'),
};

export const language = signal<Language>('en');
const bundle = signal<FluentBundle>(new FluentBundle('en'));

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** The language chosen before, else the first of the browser's that we have. */
export function preferredLanguage(): Language {
  const chosen = recall('language');
  if (chosen !== null && isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

/** French has a space before these, at which no line may break; the words are written with a plain one. */
export const inFrench = (words: string): string =>
  words.replace(/ (?=[?!;»])|(?<=«) /g, '\u202f').replace(/ (?=:)/g, '\u00a0');

async function fetchText(address: string): Promise<string> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
  return reply.text();
}

/** Words out of the packages of games; none, and asked for again the next time, while the server cannot be reached. */
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

/** Our own words, what is said of every game, and all books that were asked for. */
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

/** Speak a language; whoever asks while another is being fetched waits for the one asked for last. */
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

/** Fetch words that a screen needs besides those of every page. */
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
