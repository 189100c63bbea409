import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { spritePlugin } from './build/sprite.ts';

export default defineConfig({
  plugins: [svelte(), spritePlugin(), svelteTesting()],
  build: {
    target: 'es2022',
    // Everything is its own file: a strict content policy allows no data addresses for scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: [fileURLToPath(new URL('..', import.meta.url))] } },
  test: { environment: 'happy-dom', include: ['test/**/*.test.ts'] },
});
