import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

import { sizePlugin } from './build/size.ts';
import { spritePlugin } from './build/sprite.ts';
import { seatNamesPlugin, wordsChunk, wordsPlugin } from './build/words.ts';

/** The client is a part of the binary and has its number. */
function version(): string {
  const manifest = readFileSync(new URL('../Cargo.toml', import.meta.url), 'utf8');
  return /^version = "([^"]+)"/m.exec(manifest)?.[1] ?? '0';
}

/** Where `npm run dev` finds a server that plays. */
const SERVER = process.env.OMEN_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [
    svelte({ compilerOptions: { cssHash: ({ hash, css }) => `s${hash(css).slice(0, 4)}` } }),
    spritePlugin(),
    sizePlugin(),
    wordsPlugin(),
    seatNamesPlugin(),
    svelteTesting(),
  ],
  define: { __OMEN_VERSION__: JSON.stringify(version()) },
  build: {
    target: 'es2022',
    // A tenth smaller than what the faster one makes.
    minify: 'terser',
    terserOptions: { ecma: 2020, compress: { passes: 2 }, format: { comments: false } },
    // Everything is its own file: a strict content policy allows no data addresses for scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { output: { manualChunks: wordsChunk } },
  },
  server: {
    fs: { allow: [fileURLToPath(new URL('..', import.meta.url))] },
    proxy: { '/api': { target: SERVER, ws: true, changeOrigin: true } },
  },
  // A busy machine is no reason to fail: the time only ends what never would.
  test: {
    environment: 'happy-dom',
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    testTimeout: 60_000,
  },
});
