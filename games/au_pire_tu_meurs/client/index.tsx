// The browser part of Au pire tu meurs.
import type { GameModule } from '../../../client/src/games/module';
import { Poster } from './poster';
import posterStyles from './styles/poster.css?url';
import styles from './styles/index.css?url';
import { WORDING } from './view';

const game: GameModule = {
  clientApi: 1,
  wording: WORDING,
  usualSeats: 5,
  styles,
  poster: { component: Poster, styles: posterStyles },
  screen: async () => (await import('./game')).AuPireTuMeurs,
  lobby: async () => (await import('./family')).LOBBY,
  how: async () => (await import('./how')).HOW,
  first: async () => (await import('./first')).FIRST,
  insight: async () => (await import('./insight')).PireInsight,
};

export default game;
