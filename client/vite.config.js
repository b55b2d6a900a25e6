import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Where `npm run dev` finds a running `deadpan serve`. */
const server = process.env.DEADPAN_SERVER ?? 'http://127.0.0.1:8421';

export default defineConfig({
  root: here('.'),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: {
    alias: { '@words': here('../src/deadpan/locales') },
    // The games' folders lie beside this one and have no packages of their own.
    dedupe: ['preact', '@preact/signals'],
  },
  build: {
    outDir: here('../src/deadpan/web/static'),
    emptyOutDir: true,
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
  },
});
