// On the home page: the games of this device that want the player most, and the way to all of them.
import { t } from '../words/fluent';
import { GameLine } from './games/game-line';
import { useRows } from './games/use-rows';

const MOST = 3;

export function HomeGames() {
  const { rows, dropped } = useRows();
  if (rows.length === 0 && dropped === 0) return null;
  return (
    <section class="kept" aria-label={t('my-games')}>
      <h2>
        <a class="plain" href="/my-games">
          {t('my-games')}
        </a>
      </h2>
      {dropped > 0 && <p role="status">{t('kept-damaged', { count: dropped })}</p>}
      <ul>
        {rows
          .filter(({ standing }) => standing !== 'gone')
          .slice(0, MOST)
          .map((row) => (
            <li key={row.kept.code}>
              <GameLine row={row} />
            </li>
          ))}
      </ul>
    </section>
  );
}
