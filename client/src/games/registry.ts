// Loads the browser parts of games from their packages on demand, and caches them.
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { GameSpec } from '../net/game-spec';
import { type Book, loadBooks } from '../words/fluent';
import type { Wording } from '../words/tell';
import { wrapComponent } from './component-wrapper';
import { fallbackScreen } from './fallback-screen';
import { CLIENT_API, type Fetched, type GameModule, type LobbyParts } from './module';
import type { GameScreen } from './screen';
import { fetchSpec, fetchSpecs, specOf, useGames } from './specs';
import { addStyles } from './style-sheets';

const modules = signal<ReadonlyMap<string, GameModule>>(new Map());
const fetching = new Map<string, Promise<GameModule>>();

/** Replaces a module that cannot be loaded or does not fit this page. */
const substituteModule = (message: string): GameModule => ({
  clientApi: CLIENT_API,
  screen: async () => fallbackScreen(message),
});

/**
 * Imports the module at an address. The page imports `deadpan/client` first, so that its style sheet is loaded before.
 */
async function importModule(address: string): Promise<GameModule> {
  await import('../deadpan-client');
  const { default: module } = (await import(/* @vite-ignore */ address)) as { readonly default?: Partial<GameModule> };
  if (module?.clientApi !== undefined && module.clientApi !== CLIENT_API) return substituteModule('screen-too-new');
  if (typeof module?.screen !== 'function') throw new Error(`${address} exports no game by default`);
  return module as GameModule;
}

async function loadModule(game: string): Promise<GameModule> {
  const address = (await fetchSpec(game))?.screen ?? null;
  return address === null ? (await import('../generic/module')).genericModule(game) : importModule(address);
}

/** The browser part of a game. A failed load is retried at the next call. */
export function fetchGame(game: string): Promise<GameModule> {
  const known = fetching.get(game);
  if (known !== undefined) return known;
  const found = loadModule(game)
    .catch((fault: unknown) => {
      console.warn(fault); // for the author of the game
      fetching.delete(game);
      return substituteModule('screen-unreachable');
    })
    .then((module) => {
      modules.value = new Map(modules.value).set(game, module);
      return module;
    });
  fetching.set(game, found);
  return found;
}

/** The browser part of a game; null while it is being loaded. */
export function useGame(game: string | undefined): GameModule | null {
  useEffect(() => {
    if (game !== undefined) void fetchGame(game);
  }, [game]);
  return game === undefined ? null : (modules.value.get(game) ?? null);
}

/** How the events of a game are worded: what the server derives from their types, and what the game's module adds. */
export function wordingOf(game: string | undefined): Wording {
  const { kinds, ...own } = modules.value.get(game ?? '')?.wording ?? {};
  const read = specOf(game)?.wording ?? { kinds: {}, optional: [], secret: [] };
  return { game: game ?? '', ...read, ...own, kinds: { ...read.kinds, ...kinds } };
}

type Parts = {
  readonly [Name in 'screen' | 'lobby' | 'how' | 'first' | 'insight' | 'credits']-?: NonNullable<
    GameModule[Name]
  > extends Fetched<infer Part>
    ? Part
    : never;
};

/** The parts of a game's words that each part of its module needs, besides those of every screen. */
const PART_WORDS: Readonly<Record<keyof Parts, readonly string[]>> = {
  screen: [],
  lobby: ['lobby'],
  how: ['how', 'reminder'],
  first: ['lesson'],
  insight: ['replay'],
  credits: ['credits'],
};

/** Loads the words of a game, and the given parts of them where the game has them. */
export async function fetchGameWords(game: string, parts: readonly string[]): Promise<void> {
  const found = (await fetchSpec(game))?.words ?? [];
  await loadBooks(`/${game}`, ...parts.filter((part) => found.includes(part)).map((part): Book => `/${game}/${part}`));
}

const wrapLobby = (module: GameModule, { Side, widgets = {} }: LobbyParts): LobbyParts => ({
  ...(Side === undefined ? {} : { Side: wrapComponent(module, Side) }),
  widgets: Object.fromEntries(
    Object.entries(widgets).map(([name, { Field, Help, Above }]) => [
      name,
      {
        Field: wrapComponent(module, Field),
        ...(Help === undefined ? {} : { Help: wrapComponent(module, Help) }),
        ...(Above === undefined ? {} : { Above: wrapComponent(module, Above) }),
      },
    ]),
  ),
});

/** How a loaded part is wrapped, where it consists of components. */
const WRAPPERS: { readonly [Name in keyof Parts]?: (module: GameModule, part: Parts[Name]) => Parts[Name] } = {
  screen: (module, Screen) => wrapComponent(module, Screen, fallbackScreen('screen-broken')),
  insight: wrapComponent,
  credits: wrapComponent,
  lobby: wrapLobby,
};

async function loadPart<Name extends keyof Parts>(
  game: string,
  module: GameModule,
  name: Name,
): Promise<Parts[Name] | undefined> {
  const fetch = module[name] as Fetched<Parts[Name]> | undefined;
  const failed = (fault: unknown): Parts[Name] | undefined => {
    console.warn(fault);
    return name === 'screen' ? (fallbackScreen('screen-unreachable') as Parts[Name]) : undefined;
  };
  const [part] = await Promise.all([
    fetch?.().catch(failed),
    fetchGameWords(game, [...PART_WORDS[name], ...(module.words?.[name] ?? [])]),
    addStyles(module.styles),
  ]);
  const wrap = WRAPPERS[name] as ((module: GameModule, part: Parts[Name]) => Parts[Name]) | undefined;
  return part === undefined || wrap === undefined ? part : wrap(module, part);
}

/** A part of a game with its style sheet and its words. Null: still loading. Undefined: the game has no such part. */
export function usePart<Name extends keyof Parts>(
  game: string | undefined,
  name: Name,
): Parts[Name] | null | undefined {
  const module = useGame(game);
  const [found, setFound] = useState<{ readonly module: GameModule; readonly part: Parts[Name] | undefined } | null>(
    null,
  );
  useEffect(() => {
    if (module === null || game === undefined) return undefined;
    let current = true;
    void loadPart(game, module, name).then((part) => {
      if (current) setFound({ module, part });
    });
    return () => {
      current = false;
    };
  }, [module, game, name]);
  return module !== null && found?.module === module ? found.part : null;
}

/** The screen of a game; null while it is being loaded. */
export const useGameScreen = (game: string | undefined): GameScreen | null => usePart(game, 'screen') ?? null;

export interface InstalledGame {
  readonly spec: GameSpec;
  readonly module: GameModule;
}

/** Loads everything that the home page shows of the games. */
export async function fetchPosters(): Promise<void> {
  const all = await fetchSpecs();
  await Promise.all(all.map(async ({ name }) => addStyles((await fetchGame(name)).poster?.styles)));
}

/** All games with their modules; null until all are loaded. */
export function useAllGames(): readonly InstalledGame[] | null {
  const all = useGames();
  useEffect(() => all?.forEach(({ name }) => void fetchGame(name)), [all]);
  const found = all?.flatMap((spec) => {
    const module = modules.value.get(spec.name);
    return module === undefined ? [] : [{ spec, module }];
  });
  return found === undefined || found.length < (all?.length ?? 0) ? null : found;
}
