import { beforeEach, describe, expect, test, vi } from 'vitest';
import { serve } from './server';

const WORDS = { '/api/words/en': 'moon = the Moon\n', '/api/words/fr': 'moon = la Lune ?\n', '/api/words/pl': '' };
const load = async () => {
  vi.resetModules();
  return import('../src/words/fluent');
};

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = '';
});

describe('the language of a visit', () => {
  test.each([
    [null, ['de-CH', 'pl-PL', 'en'], 'pl'],
    [null, ['fr-CA'], 'fr'],
    [null, ['de', 'it'], 'en'],
    [null, [], 'en'],
    ['fr', ['pl'], 'fr'],
    ['de', ['pl'], 'pl'],
    ['', ['pl'], 'pl'],
  ])('stored %j, the browser asks for %j: %s', async (stored, languages, expected) => {
    if (stored !== null) localStorage.setItem('deadpan:language', stored);
    vi.stubGlobal('navigator', { languages });
    const { preferredLanguage } = await load();
    expect(preferredLanguage()).toBe(expected);
  });
});

describe('messages', () => {
  test('are the page’s and the games’, and a missing one shows its id', async () => {
    serve(WORDS);
    const { knows, loadLanguage, t } = await load();
    await loadLanguage('en');
    expect(t('moon')).toBe('the Moon');
    expect(t('close')).toBe('Close');
    expect(t('no-such-message')).toBe('no-such-message');
    expect(t('moon', {}, 'no-such-form')).toBe('moon');
    expect(knows('moon')).toBe(true);
    expect(knows('no-such-message')).toBe(false);
  });

  test('follow the language, with French spaces', async () => {
    serve(WORDS);
    const { chooseLanguage, language, t } = await load();
    await chooseLanguage('fr');
    expect(t('moon')).toBe('la Lune\u202f?');
    expect(language.value).toBe('fr');
    expect(document.documentElement.lang).toBe('fr');
    expect(localStorage.getItem('deadpan:language')).toBe('fr');
  });

  test('of a language that was asked for last win, whichever comes first', async () => {
    const { loadLanguage, language } = await load();
    let answerPolish: (reply: Response) => void = () => undefined;
    const polish = new Promise<Response>((resolve) => {
      answerPolish = resolve;
    });
    vi.stubGlobal('fetch', (address: string) => (address.endsWith('/pl') ? polish : Promise.resolve(new Response(''))));
    const first = loadLanguage('pl');
    const second = loadLanguage('fr');
    await second;
    answerPolish(new Response(''));
    await first;
    expect(language.value).toBe('fr');
  });

  test('of games are missing while the server cannot be reached, and are asked for again', async () => {
    const { loadLanguage, t } = await load();
    serve({});
    await loadLanguage('en');
    expect(t('moon')).toBe('moon');
    expect(t('close')).toBe('Close');
    serve(WORDS);
    await loadLanguage('en');
    expect(t('moon')).toBe('the Moon');
  });
});

describe('books', () => {
  test('are fetched once, and are there in every language', async () => {
    const requests = serve({
      ...WORDS,
      '/api/words/en/hush/how': 'how = How\n',
      '/api/words/fr/hush/how': 'how = Jouer\n',
    });
    const { loadBooks, loadLanguage, t } = await load();
    await loadLanguage('en');
    expect(t('how')).toBe('how');
    await loadBooks('/hush/how');
    await loadBooks('/hush/how');
    expect(t('how')).toBe('How');
    await loadLanguage('fr');
    expect(t('how')).toBe('Jouer');
    expect(requests.filter(({ address }) => address === '/api/words/en/hush/how')).toHaveLength(1);
  });

  test('of the page come from the page', async () => {
    serve(WORDS);
    const { knows, loadBooks, loadLanguage } = await load();
    await loadLanguage('en');
    expect(knows('generic-enough')).toBe(false);
    await loadBooks('generic');
    expect(knows('generic-enough')).toBe(true);
  });
});

test.each([
  ['Qui ? Toi !', 'Qui\u202f? Toi\u202f!'],
  ['« Non »', '«\u202fNon\u202f»'],
  ['Deux choses : ceci ; cela', 'Deux choses\u00a0: ceci\u202f; cela'],
  ['Rien', 'Rien'],
])('%j does not break a line before its punctuation', async (words, expected) => {
  const { inFrench } = await load();
  expect(inFrench(words)).toBe(expected);
});
