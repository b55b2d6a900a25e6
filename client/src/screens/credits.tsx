// Third-party work: pictures, fonts, libraries, and the games' authors.
import { useEffect, useState } from 'preact/hooks';
import { fetchGameWords, usePart } from '../games/registry';
import { useGames } from '../games/specs';
import type { GameName } from '../net/protocol';
import { Top } from '../ui/top-bar';
import { t } from '../words/fluent';
import { join } from '../words/tell';
import { originalTitleOf } from '../words/titles';

interface Credit {
  readonly name: string;
  readonly licence: string;
  readonly address: string;
  readonly what: string;
}

const PICTURES: readonly Credit[] = [
  {
    name: 'Fluent Emoji (Microsoft)',
    licence: 'MIT',
    address: 'https://github.com/microsoft/fluentui-emoji',
    what: 'credits-emoji',
  },
  {
    name: 'game-icons.net (Lorc, Delapouite, Skoll, sbed & contributors)',
    licence: 'CC BY 3.0',
    address: 'https://game-icons.net',
    what: 'credits-signs',
  },
  {
    name: 'Bricolage Grotesque (Mathieu Triay)',
    licence: 'OFL 1.1',
    address: 'https://github.com/ateliertriay/bricolage',
    what: 'credits-type',
  },
];
const CODE: readonly Credit[] = [
  { name: 'Preact, Signals', licence: 'MIT', address: 'https://preactjs.com', what: 'credits-page' },
  { name: 'Fluent', licence: 'Apache-2.0', address: 'https://projectfluent.org', what: 'credits-words' },
  { name: 'uqr', licence: 'MIT', address: 'https://github.com/unjs/uqr', what: 'credits-qr' },
];

const List = ({ credits }: { readonly credits: readonly Credit[] }) => (
  <ul>
    {credits.map(({ name, licence, address, what }) => (
      <li key={name}>
        <a href={address} rel="noreferrer" target="_blank">
          {name}
        </a>
        <span>{t(what)}</span>
        <b>{licence}</b>
      </li>
    ))}
  </ul>
);

/** The credits of the games. */
function OfGames({ games }: { readonly games: readonly GameName[] }) {
  if (games.length === 0) return null;
  const titles = games
    .map((game) => [t(`${game}-title`), originalTitleOf(game)])
    .map(([title, original]) => (original ? `${title} (${original})` : `${title}`));
  return (
    <>
      <p>{t('credits-games', { games: join(titles) })}</p>
      <p>{games.map((game) => t(`${game}-credits`)).join(' ')}</p>
    </>
  );
}

/** The credits of the pictures that a game brings. */
function OwnPictures({ game }: { readonly game: GameName }) {
  const Own = usePart(game, 'credits');
  return Own ? <Own /> : null;
}

export function Credits() {
  const games = useGames()?.filter(({ words }) => words.includes('credits')) ?? [];
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void Promise.all(games.map(({ name }) => fetchGameWords(name, ['credits']))).then(() => setReady(games.length > 0));
  }, [games.length]);
  return (
    <div class="page">
      <Top what={<b>{t('credits-title')}</b>} />
      <main class="credits sheet">
        <h1>{t('credits-title')}</h1>
        {ready && <OfGames games={games.map(({ name }) => name)} />}
        <h2>{t('credits-pictures')}</h2>
        <List credits={PICTURES} />
        {games.map(({ name }) => (
          <OwnPictures key={name} game={name} />
        ))}
        <h2>{t('credits-code')}</h2>
        <List credits={CODE} />
        <p>{t('credits-licence')}</p>
        <a class="btn go" href="/">
          {t('home')}
        </a>
      </main>
    </div>
  );
}
