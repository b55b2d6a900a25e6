import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.js';

/** Unit tests of the page and of the games' screens, without a browser: what they render is tested by tests/browser. */
export default mergeConfig(
  vite,
  defineConfig({
    test: {
      include: ['tests/**/*.test.ts', '../games/*/client/tests/**/*.test.ts'],
      pool: 'threads',
      setupFiles: ['tests/browser-globals.ts'],
      unstubGlobals: true,
      restoreMocks: true,
    },
  }),
);
