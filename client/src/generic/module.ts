// Replaces the module of a game that brings none, built from the server's description of the game.
import { CLIENT_API, type GameModule } from '../games/module';
import { gameDetails } from '../net/api';
import { loadBooks } from '../words/fluent';
import { schemaOf } from './game-words';

/** The module that replaces the one of this game. */
export function genericModule(game: string): GameModule {
  return {
    clientApi: CLIENT_API,
    screen: async () => {
      const [details, { genericScreen }] = await Promise.all([
        gameDetails(game),
        import('./screen'),
        loadBooks('generic'),
      ]);
      return genericScreen(schemaOf(details));
    },
  };
}
