// A page about one game, whose name is in the address. Another name than those of the installed games gets a page that
// says so, with the games there are.
import type { FunctionComponent } from 'preact';
import { useGames } from '../games/specs';
import { NoticePage } from '../ui/notice-page';
import { t } from '../words/fluent';

interface GameRouteProps {
  readonly game: string;
  readonly title: string;
  /** What the addresses of these pages begin with. */
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
