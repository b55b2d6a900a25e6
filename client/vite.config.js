import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { games } from './build/games.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The running `deadpan serve` that `npm run dev` sends requests to. */
const server = process.env.DEADPAN_SERVER ?? 'http://127.0.0.1:8421';
/** The module that games' screens import as `deadpan/client`. */
const CLIENT = 'deadpan-client';

/** Adds the import map for `deadpan/client`: the file of the build, or in development its source. */
const importMap = {
  name: 'import-map',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle }) {
      const chunk = Object.values(bundle ?? {}).find(({ isEntry, name }) => isEntry && name === CLIENT);
      const address = bundle === undefined ? `/src/${CLIENT}.ts` : `/${chunk.fileName}`;
      const imports = { 'deadpan/client': address };
      return [
        {
          tag: 'script',
          attrs: { type: 'importmap' },
          children: JSON.stringify({ imports }),
          injectTo: 'head-prepend',
        },
      ];
    },
  },
};

/** In development, serves the screens of this checkout's games from their sources. */
const screensFromSource = {
  name: 'screens-from-source',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const [, name] = /^\/games\/([^/]+)\/[^/]+\/screen\.js/.exec(request.url) ?? [];
      const game = games.find((each) => each.name === name);
      if (game === undefined) return next();
      response.setHeader('content-type', 'text/javascript');
      return response.end(`export { default } from '/@fs${game.client}index.tsx';\n`);
    });
  },
};

/**
 * Modules that several chunks import go into one shared chunk: fewer requests, and better compression than several
 * small files. A module with a style sheet stays separate, because its style has to follow those of the page.
 */
const common = {
  minShareCount: 2,
  test: /\.(tsx?|m?js)$/,
  name: (id, context) =>
    context.getModuleInfo(id).importedIds.some((each) => each.endsWith('.css')) ? null : 'common',
};

export default defineConfig({
  root: here('.'),
  plugins: [importMap, screensFromSource],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: {
    alias: { '@words': here('../src/deadpan/locales'), 'deadpan/client': here(`src/${CLIENT}.ts`) },
    // The folders of games lie beside this one and have no packages of their own.
    dedupe: ['preact', '@preact/signals'],
  },
  build: {
    outDir: here('../src/deadpan/web/static'),
    emptyOutDir: true,
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rollupOptions: {
      input: { index: here('index.html'), [CLIENT]: here(`src/${CLIENT}.ts`) },
      preserveEntrySignatures: 'strict',
      output: { codeSplitting: { groups: [common] } },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: {
      '/api': { target: server, ws: true, changeOrigin: false },
      '/games': { target: server, changeOrigin: false },
    },
  },
});
