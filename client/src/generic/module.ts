// The browser part of a game that brings none, made of what the server says of the game.
import { CLIENT_API, type GameModule } from '../games/module';
import { gameDetails } from '../net/api';
import { learn, learnGame } from '../words/fluent';
import { readingOf } from './reading';

/** What stands in the place of the module of this game. Throws the server's refusal. */
export async function genericModule(game: string): Promise<GameModule> {
  const [details] = await Promise.all([gameDetails(game), learnGame(game)]);
  const reading = readingOf(details);
  return {
    clientApi: CLIENT_API,
    wording: reading.wording,
    screen: async () => {
      const [{ genericScreen }] = await Promise.all([import('./screen'), learn('generic')]);
      return genericScreen(reading);
    },
  };
}
