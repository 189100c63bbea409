import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import Table from '../src/table/Table.svelte';
import { filesUnder, fixture, read, voiceOf } from './files';

const names = filesUnder('fixtures').map((path) => path.replace(/^.*\/(.*)\.json$/, '$1'));
const SIZES = { desktop: [1440, 900], phone: [390, 844] } as const;

/** What stands in the page where a word or an icon is missing. */
const holes = (html: string) =>
  html.match(/.{0,40}(⟨[^⟩]*⟩|\{\s*\$\w+[^}]*\}|\bundefined\b|\[object \w+\]|#i-unknown).{0,20}/g) ?? [];

const errors: unknown[] = [];
beforeEach(() => {
  errors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...said) => errors.push(said));
  vi.spyOn(console, 'warn').mockImplementation((...said) => errors.push(said));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('every position of the gallery', () => {
  for (const name of names) {
    for (const [size, [width, height]] of Object.entries(SIZES)) {
      for (const language of ['ru', 'en'] as const) {
        it(`is drawn without a hole: ${name}, ${size}, ${language}`, async () => {
          Object.assign(window, { innerWidth: width, innerHeight: height });
          const shown = fixture(name);
          const { container } = render(Table, { ...shown, voice: voiceOf(language, shown.scene.game) });
          // What is fetched only for some tables is fetched by now, and drawn.
          await vi.dynamicImportSettled();
          await tick();
          const drawn = new Set(
            [...container.querySelectorAll('.window [data-about]')].map((it) => it.getAttribute('data-about')),
          );
          const [board] = shown.scene.boards;
          const here = new Set(board?.places.map((it) => it.id));
          const pieces = shown.scene.pieces.filter((it) => here.has(it.place)).map((it) => it.id);
          expect(pieces.filter((id) => !drawn.has(id))).toEqual([]);
          expect(holes(container.innerHTML)).toEqual([]);
          expect(container.querySelector('.game')?.classList.contains('phone')).toBe(size === 'phone');
          expect(errors).toEqual([]);
        });
      }
    }
  }
});

describe('the words of the gallery', () => {
  const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((it) => it[1]);

  for (const path of filesUnder('gallery/words/ru')) {
    it(`are the same in both languages: ${path.replace(/^.*\//, '')}`, () => {
      expect(keys(read(path.replace('/ru/', '/en/')))).toEqual(keys(read(path)));
    });
  }
});
