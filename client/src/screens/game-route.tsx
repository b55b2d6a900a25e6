// A page about the game in the address. For a game that is not installed, it says so and lists those that are.
import type { FunctionComponent } from 'preact';
import { useGames } from '../games/specs';
import { NoticePage } from '../ui/notice-page';
import { t } from '../words/fluent';

interface GameRouteProps {
  readonly game: string;
  readonly title: string;
  /** The address without the game. */
  readonly address: string;
  readonly page: FunctionComponent<{ readonly game: string }>;
}

export function GameRoute({ game, title, address, page: Page }: GameRouteProps) {
  const games = useGames();
  if (games === null) return null;
  if (games.some(({ name }) => name === game)) return <Page key={game} game={game} />;
  return (
    <NoticePage title={game === '' ? title : t('no-game')} text={t(game === '' ? 'rules-which' : 'no-game-text')}>
      {games.map(({ name }) => (
        <a key={name} class="btn" href={`${address}/${name}`}>
          {t(`${name}-title`)}
        </a>
      ))}
    </NoticePage>
  );
}
