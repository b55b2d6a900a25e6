// The games of this server and the browser parts of them, fetched when they are needed.
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { GameSpec } from '../net/protocol';
import type { Wording } from '../words/tell';
import { CLIENT_API, type Fetched, type GameModule } from './module';
import { noScreen } from './no-screen';
import type { GameScreen } from './screen';
import { fetchSpecs, useGames } from './specs';
import { addStyles } from './styles';

const SOURCES = import.meta.glob<{ readonly default: GameModule }>('../../../games/*/client/index.tsx');

const modules = signal<ReadonlyMap<string, GameModule>>(new Map());
const fetching = new Map<string, Promise<GameModule>>();

const unworded = (game: string): Wording => ({ game, kinds: {}, optional: [], secret: [], twins: {} });

/** In the place of a module that there is not, or that does not fit this page. */
const standIn = (game: string, message: string): GameModule => ({ clientApi: CLIENT_API, wording: unworded(game), screen: async () => noScreen(message) });

async function bring(game: string): Promise<GameModule> {
  const source = SOURCES[`../../../games/${game.replaceAll('-', '_')}/client/index.tsx`];
  if (source === undefined) return (await import('../generic/module')).genericModule(game);
  const { default: module } = await source();
  return module.clientApi === CLIENT_API ? module : standIn(game, 'screen-too-new');
}

/** The browser part of a game. One that cannot be fetched now is tried again the next time. */
export function fetchGame(game: string): Promise<GameModule> {
  const known = fetching.get(game);
  if (known !== undefined) return known;
  const found = bring(game).catch(() => {
    fetching.delete(game);
    return standIn(game, 'screen-unreachable');
  }).then((module) => {
    modules.value = new Map(modules.value).set(game, module);
    return module;
  });
  fetching.set(game, found);
  return found;
}

/** The browser part of a game, or null until it is here. */
export function useGame(game: string | undefined): GameModule | null {
  useEffect(() => { if (game !== undefined) void fetchGame(game); }, [game]);
  return game === undefined ? null : (modules.value.get(game) ?? null);
}

/** How a game's events are put into words; nothing in them has a name until its module is here. */
export const wordingOf = (game: string | undefined): Wording => modules.value.get(game ?? '')?.wording ?? unworded(game ?? '');

type Parts = { readonly [Name in 'screen' | 'lobby' | 'how' | 'first' | 'insight']-?: NonNullable<GameModule[Name]> extends Fetched<infer Part> ? Part : never };

/** A part of a game with its style sheet: null until it is here, undefined where the game has none. */
export function usePart<Name extends keyof Parts>(game: string | undefined, name: Name): Parts[Name] | null | undefined {
  const module = useGame(game);
  const [found, setFound] = useState<{ readonly module: GameModule; readonly part: Parts[Name] | undefined } | null>(null);
  useEffect(() => {
    if (module === null) return undefined;
    let current = true;
    const fetch = module[name] as Fetched<Parts[Name]> | undefined;
    const failed = (): Parts[Name] | undefined => (name === 'screen' ? noScreen('screen-unreachable') as Parts[Name] : undefined);
    void Promise.all([fetch?.().catch(failed), addStyles(module.styles)]).then(([part]) => { if (current) setFound({ module, part }); });
    return () => { current = false; };
  }, [module, name]);
  return module !== null && found?.module === module ? found.part : null;
}

/** The screen of a game, or null until it is here. */
export const useGameScreen = (game: string | undefined): GameScreen | null => usePart(game, 'screen') ?? null;

export interface Shown {
  readonly spec: GameSpec;
  readonly module: GameModule;
}

/** Fetches what the home page shows of every game. */
export async function fetchPosters(): Promise<void> {
  const all = await fetchSpecs();
  await Promise.all(all.map(async ({ name }) => addStyles((await fetchGame(name)).poster?.styles)));
}

/** All games with their modules, or null until they are here. */
export function useAllGames(): readonly Shown[] | null {
  const all = useGames();
  useEffect(() => all?.forEach(({ name }) => void fetchGame(name)), [all]);
  const found = all?.flatMap((spec) => {
    const module = modules.value.get(spec.name);
    return module === undefined ? [] : [{ spec, module }];
  });
  return found === undefined || found.length < (all?.length ?? 0) ? null : found;
}
