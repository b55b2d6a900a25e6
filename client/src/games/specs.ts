// The games that the server offers.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fetchGameSpecs } from '../net/api';
import type { GameSpec } from '../net/game-spec';
import type { GameName } from '../net/protocol';

const specs = signal<readonly GameSpec[] | null>(null);

const byTable = (one: GameSpec, other: GameSpec): number =>
  Math.min(...one.players) - Math.min(...other.players) ||
  Math.max(...one.players) - Math.max(...other.players) ||
  one.name.localeCompare(other.name);

/** Asks the server for its games, sorted by number of players. A failed request is repeated at the next call. */
export async function fetchSpecs(): Promise<readonly GameSpec[]> {
  const found = await fetchGameSpecs().then(
    (all) => [...all].sort(byTable),
    () => [],
  );
  specs.value ??= found.length > 0 ? found : null;
  return found;
}

/** The server's description of a game; undefined if it is not installed or the server cannot be reached. */
export const fetchSpec = async (game: GameName): Promise<GameSpec | undefined> =>
  (await fetchSpecs()).find(({ name }) => name === game);

/** The games of the server, sorted by number of players; null until the server has answered. */
export function useGames(): readonly GameSpec[] | null {
  useEffect(() => {
    void fetchSpecs();
  }, []);
  return specs.value;
}

/** The server's description of a game, if it has been loaded. */
export const specOf = (game: GameName | undefined): GameSpec | undefined =>
  specs.value?.find(({ name }) => name === game);
