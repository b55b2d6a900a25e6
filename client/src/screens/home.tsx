// The home page: a poster for each game, and a field for a table code.
import { Icon } from '../art/icon';
import { type InstalledGame, useAllGames } from '../games/registry';
import { makeTable, playNow } from '../net/api';
import { useEntering } from '../net/enter-table';
import { nickname } from '../net/nickname';
import { Top } from '../ui/top-bar';
import { t } from '../words/fluent';
import { GamePoster } from './game-poster';
import { HomeGames } from './home-games';
import { JoinForm } from './join-form';

/** Games with a poster of their own come first. */
const inOrder = (games: readonly InstalledGame[]): InstalledGame[] =>
  [...games].sort((one, other) => Number(other.module.poster !== undefined) - Number(one.module.poster !== undefined));

export function Home() {
  const { busy, trouble, enter } = useEntering();
  const games = inOrder(useAllGames() ?? []);
  const [first] = games;
  return (
    <div class="home-page">
      <Top>
        {first !== undefined && (
          <a class="plain" href={`/how/${first.spec.name}`}>
            {t('how-title')}
          </a>
        )}
      </Top>
      <main class="home">
        <section class="pitch">
          <Icon id="mark" class="face" />
          <h1>Deadpan</h1>
          <p class="tag1">
            {t('home-tagline')} <span>{t('home-promise')}</span>
          </p>
          <HomeGames />
          <JoinForm />
          {trouble !== null && (
            <p class="trouble" role="alert">
              {trouble}
            </p>
          )}
        </section>
        {games.map((game) => (
          <GamePoster
            key={game.spec.name}
            game={game}
            busy={busy}
            onPlay={(level) => void enter(() => playNow(game.spec.name, nickname(), {}, level))}
            onMake={() => void enter(() => makeTable(game.spec.name, nickname(), game.spec.usual_seats))}
          />
        ))}
      </main>
      <footer class="foot">
        {games.map(({ spec: { name } }) => (
          <a key={name} class="plain" href={`/how/${name}`}>
            {t('how-link', { game: t(`${name}-title`) })}
          </a>
        ))}
        <a class="plain" href="/rules">
          {t('rules-title')}
        </a>
        {games
          .flatMap(({ module }) => Object.entries(module.pages ?? {}))
          .map(([address, { title }]) => (
            <a key={address} class="plain" href={`/${address}`}>
              {t(title)}
            </a>
          ))}
        <a class="plain" href="/my-games">
          {t('my-games')}
        </a>
        <a class="plain" href="/replay">
          {t('replay-pick')}
        </a>
        <a class="plain" href="/credits">
          {t('credits-title')}
        </a>
      </footer>
    </div>
  );
}
