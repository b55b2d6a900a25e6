// The browser part of a game that brings none, made of what the server says of the game when its screen is first shown.
import { CLIENT_API, type GameModule } from '../games/module';
import { gameDetails } from '../net/api';
import { loadBooks } from '../words/fluent';
import { schemaOf } from './view-layout';

/** What stands in the place of the module of this game. */
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
