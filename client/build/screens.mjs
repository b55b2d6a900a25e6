// Builds the screen of each game into its package: `screen.js`, its lazily loaded chunks, style sheets and pictures.
import { build } from 'vite';
import { games } from './games.mjs';

/** Modules that the page provides; a screen gets all of them from `deadpan/client`. */
const SHARED = /^(deadpan\/client|preact|preact\/hooks|preact\/jsx-runtime|@preact\/signals)$/;

const throughOneDoor = {
  name: 'through-one-door',
  enforce: 'pre',
  resolveId: (id) => (SHARED.test(id) ? { id: 'deadpan/client', external: true } : null),
};

/** All modules that a module imports statically, directly or indirectly. */
function importedBy(id, info, found = new Set()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const each of info(id)?.importedIds ?? []) importedBy(each, info, found);
  return found;
}

/**
 * Modules that several chunks import go into one shared chunk: fewer requests, and better compression than several
 * small files. Modules that the entry imports stay in the entry, because the home page loads the entry alone.
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
        // File names need no hash: the address of the folder contains a hash of all its files.
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
