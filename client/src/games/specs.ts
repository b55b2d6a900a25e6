// What can be played on this server.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fetchGameSpecs } from '../net/api';
import type { GameName, GameSpec } from '../net/protocol';

const specs = signal<readonly GameSpec[] | null>(null);

const byTable = (one: GameSpec, other: GameSpec): number =>
  Math.min(...one.players) - Math.min(...other.players) ||
  Math.max(...one.players) - Math.max(...other.players) ||
  one.name.localeCompare(other.name);

/** Asks what can be played here, the smaller tables first. Without an answer it is asked again the next time. */
export async function fetchSpecs(): Promise<readonly GameSpec[]> {
  const found = await fetchGameSpecs().then(
    (all) => [...all].sort(byTable),
    () => [],
  );
  specs.value ??= found.length > 0 ? found : null;
  return found;
}

/** What the server says of a game; undefined where it is not installed, or the server cannot be reached. */
export const fetchSpec = async (game: GameName): Promise<GameSpec | undefined> =>
  (await fetchSpecs()).find(({ name }) => name === game);

/** What can be played here, the smaller tables first; null until the server has said so. */
export function useGames(): readonly GameSpec[] | null {
  useEffect(() => {
    void fetchSpecs();
  }, []);
  return specs.value;
}

/** What the server said of a game, once it has. */
export const specOf = (game: GameName | undefined): GameSpec | undefined =>
  specs.value?.find(({ name }) => name === game);
