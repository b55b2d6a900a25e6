// The browser part of Au pire tu meurs.
import type { GameModule } from 'deadpan/client';
import ids from './art/sprite.json';
import sprite from './art/sprite.svg?url';
import { Poster } from './poster';
import styles from './styles/index.css?url';
import posterStyles from './styles/poster.css?url';

const game: GameModule = {
  clientApi: 2,
  pictures: { sprite, ids },
  styles,
  poster: { component: Poster, styles: posterStyles },
  screen: async () => (await import('./game')).AuPireTuMeurs,
  lobby: async () => (await import('./lobby')).LOBBY,
  how: async () => (await import('./how-to-play')).HOW_TO_PLAY,
  first: async () => (await import('./lesson-guidance')).LESSON_GUIDANCE,
  insight: async () => (await import('./insight')).InsightPanel,
};

export default game;
