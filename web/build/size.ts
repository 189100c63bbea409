// What a browser has to fetch before it can draw a table, and a limit on it.

import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Kilobytes of gzip: script, style and words of the first table view, without pictures and fonts. */
export const LIMIT = 120;
const KILO = 1024;

/** One file of the build; `source` is the module it was made for. */
export interface Built {
  file: string;
  source: string;
  imports: string[];
  css: string[];
  weight: number;
}

/** The files the table view needs, in the language and of the game that need most. */
export function firstTable(built: Built[]): Built[] {
  const byFile = new Map(built.map((it) => [it.file, it]));
  const files = new Set<Built>();
  const add = (it: Built | undefined): void => {
    if (it === undefined || files.has(it)) return;
    files.add(it);
    [...it.imports, ...it.css].forEach((file) => add(byFile.get(file)));
  };
  add(built.find((it) => it.source.endsWith('/index.html')));
  add(built.find((it) => it.source.endsWith('/pages/TablePage.svelte')));
  const sum = (some: Built[]) => some.reduce((total, it) => total + it.weight, 0);
  const spoken = ['ru', 'en'].map((language) => {
    const words = built.filter((it) => it.source.includes(`/locales/${language}/`) || it.source.includes(`/src/words/${language}.ftl`));
    const always = words.filter((it) => /\/(table|shelf)\.ftl|\/words\//.test(it.source));
    const games = words.filter((it) => !always.includes(it)).sort((a, b) => b.weight - a.weight);
    return [...always, ...games.slice(0, 1)];
  });
  spoken.sort((a, b) => sum(b) - sum(a))[0]?.forEach(add);
  return [...files].sort((a, b) => b.weight - a.weight);
}

/** Says the sizes after a build; with `OMEN_SIZE=strict` a build above the limit fails. */
export function sizePlugin(): Plugin {
  return {
    name: 'omen-size',
    apply: 'build',
    writeBundle(_options, bundle) {
      const weigh = (text: string | Uint8Array): number => gzipSync(text, { level: 9 }).length / KILO;
      const built = Object.values(bundle).map((it): Built => {
        if (it.type === 'asset') return { file: it.fileName, source: '', imports: [], css: [], weight: weigh(it.source) };
        const css = [...(it.viteMetadata?.importedCss ?? [])];
        return { file: it.fileName, source: it.facadeModuleId ?? '', imports: it.imports, css, weight: weigh(it.code) };
      });
      const files = firstTable(built);
      const total = files.reduce((sum, it) => sum + it.weight, 0);
      const drawn = built.filter((it) => it.file.endsWith('.svg')).reduce((sum, it) => sum + it.weight, 0);
      for (const it of files) console.info(`${it.weight.toFixed(1).padStart(7)} kB  ${it.file}`);
      console.info(`first table view: ${total.toFixed(1)} kB gzipped of ${LIMIT}; pictures: ${drawn.toFixed(1)} kB`);
      if (total <= LIMIT) return;
      const verdict = `the first table view is ${total.toFixed(1)} kB gzipped, the limit is ${LIMIT}`;
      if (process.env.OMEN_SIZE === 'strict') this.error(verdict);
      else this.warn(verdict);
    },
  };
}
