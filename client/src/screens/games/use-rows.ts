// The list of games with their present state: asked when the page opens, and when the user comes back to it.
import { useEffect, useState } from 'preact/hooks';
import { ownTables } from '../../net/api';
import { tokenFor } from '../../net/credentials';
import { type GameRow, inOrder, rowOf, type Told } from '../../net/game-rows';
import { type KeptGame, keepGames, loadGames } from '../../net/kept-games';

async function tell(games: readonly KeptGame[]): Promise<ReadonlyMap<string, Told>> {
  const asked = games.flatMap(({ code }) => {
    const token = tokenFor(code);
    return token === null ? [] : [{ code, token }];
  });
  if (asked.length === 0) return new Map();
  const { tables } = await ownTables(asked);
  return new Map(asked.map(({ code }, index) => [code, tables[index]]));
}

export interface Rows {
  readonly rows: readonly GameRow[];
  /** How many damaged entries were dropped from the storage. */
  readonly dropped: number;
  /** Reads the storage again. */
  readonly reload: () => void;
}

export function useRows(): Rows {
  const [{ games, dropped }, setStored] = useState(loadGames);
  const [told, setTold] = useState<ReadonlyMap<string, Told>>(new Map());
  const reload = (): void => setStored(({ dropped: before }) => ({ ...loadGames(), dropped: before }));
  useEffect(() => {
    const ask = (): void => {
      if (document.visibilityState !== 'visible') return;
      void tell(loadGames().games).then(setTold, () => null); // without an answer, rows are shown as they were kept
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, []);
  const rows = inOrder(games.map((game) => rowOf(game, told.get(game.code))));
  useEffect(() => {
    const news = rows.map(({ kept }) => kept).filter((kept) => typeof told.get(kept.code) === 'object');
    const there = new Set(loadGames().games.map(({ code }) => code));
    if (told.size > 0) keepGames(...news.filter(({ code }) => there.has(code)));
  }, [told]);
  return { rows, dropped, reload };
}
