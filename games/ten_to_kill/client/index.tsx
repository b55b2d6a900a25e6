// The browser part of 10' to Kill.
import type { GameModule } from 'deadpan/client';
import ids from './art/sprite.json';
import sprite from './art/sprite.svg?url';
import { Poster } from './poster';
import styles from './styles/index.css?url';
import posterStyles from './styles/poster.css?url';
import { OWN_WORDING } from './view';

const game: GameModule = {
  clientApi: 2,
  wording: OWN_WORDING,
  pictures: { sprite, ids },
  styles,
  poster: { component: Poster, styles: posterStyles },
  screen: async () => (await import('./game')).TenToKill,
  words: { lobby: ['boards'] },
  lobby: async () => (await import('./lobby/index')).LOBBY,
  how: async () => (await import('./how-to-play')).HOW_TO_PLAY,
  first: async () => (await import('./lesson-guidance')).LESSON_GUIDANCE,
  insight: async () => (await import('./insight')).InsightPanel,
  credits: async () => (await import('./credits')).DrawingCredits,
  pages: { boards: { title: 'boards-title', screen: async () => (await import('./boards/page')).BoardEditorPage } },
};

export default game;
