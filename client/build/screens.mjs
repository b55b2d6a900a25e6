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

/** All that a module imports at once, whatever it fetches later. */
function importedBy(id, info, found = new Set()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const each of info(id)?.importedIds ?? []) importedBy(each, info, found);
  return found;
}

/**
 * What several parts of a screen need comes in one file: every request costs a head, and small files pack badly. What the
 * module itself needs stays in it: a visitor of the home page fetches that alone.
 */
const shared = (entry) => ({
  minShareCount: 2,
  test: /\.(tsx?|json)$/,
  name: (id, context) => (importedBy(entry, (each) => context.getModuleInfo(each)).has(id) ? null : 'shared'),
});

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
        preserveEntrySignatures: 'allow-extension',
        // The address of the folder has a hash of all its files.
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          assetFileNames: '[name][extname]',
          codeSplitting: { groups: [shared(`${client}index.tsx`)] },
        },
      },
    },
  });
}
