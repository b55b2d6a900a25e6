// Builds the screen of each game into its package: `screen.js`, what it fetches later, style sheets and pictures.
import { build } from 'vite';
import { games } from './games.mjs';

/** All of these are the page's own, and reach a screen through one door. */
const SHARED = /^(deadpan\/client|preact|preact\/hooks|preact\/jsx-runtime|@preact\/signals)$/;

const throughOneDoor = {
  name: 'through-one-door',
  enforce: 'pre',
  resolveId: (id) => (SHARED.test(id) ? { id: 'deadpan/client', external: true } : null),
};

for (const { client, built } of games) {
  await build({
    configFile: false,
    root: client,
    base: './',
    publicDir: false,
    logLevel: 'warn',
    plugins: [throughOneDoor],
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      outDir: built,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: false,
      target: 'es2022',
      rollupOptions: {
        input: { screen: `${client}index.tsx` },
        preserveEntrySignatures: 'strict',
        // The address of the folder has a hash of all its files.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
}
