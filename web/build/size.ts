// What a browser has to fetch before it can draw a table, and a limit on it.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Kilobytes of gzip: script, style and words of the first table view, without pictures and fonts. */
export const LIMIT = 120;
const KILO = 1024;

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

type Manifest = Record<string, Chunk>;

/** The files the table view needs, in the language that needs more. */
export function firstTable(manifest: Manifest, weight: (file: string) => number): string[] {
  const files = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.css?.forEach((file) => files.add(file));
    chunk.imports?.forEach(add);
  };
  for (const [key, chunk] of Object.entries(manifest)) {
    if (chunk.isEntry === true && key.endsWith('index.html')) add(key);
  }
  add('src/pages/TablePage.svelte');
  const words = (language: string) =>
    Object.keys(manifest).filter((key) => new RegExp(`(locales/${language}/(table|shelf|[a-z]+)|words/${language})\\.ftl`).test(key));
  const games = (keys: string[]) => keys.filter((key) => !/(table|shelf|words\/..)\.ftl/.test(key));
  const heaviest = (keys: string[]) => keys.sort((a, b) => weight(manifest[b]?.file ?? '') - weight(manifest[a]?.file ?? ''))[0];
  const sum = (keys: string[]) => keys.reduce((total, key) => total + weight(manifest[key]?.file ?? ''), 0);
  // One language and one game are fetched; the heaviest of each is counted.
  const needed = ['ru', 'en'].map((language) => {
    const all = words(language);
    const game = heaviest(games(all));
    return [...all.filter((key) => !games(all).includes(key)), ...(game === undefined ? [] : [game])];
  });
  needed.sort((a, b) => sum(b) - sum(a))[0]?.forEach(add);
  return [...files];
}

/** Says the sizes after a build, and fails it above the limit. */
export function sizePlugin(): Plugin {
  let folder = '';
  return {
    name: 'omen-size',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      const weight = (file: string): number => (file === '' ? 0 : gzipSync(readFileSync(join(folder, file)), { level: 9 }).length);
      const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
      const files = firstTable(manifest, weight);
      const total = files.reduce((sum, file) => sum + weight(file), 0) / KILO;
      const pictures = readdirSync(join(folder, 'assets')).filter((it) => it.endsWith('.svg'));
      const drawn = pictures.reduce((sum, file) => sum + weight(`assets/${file}`), 0) / KILO;
      for (const file of files) this.info(`${(weight(file) / KILO).toFixed(1).padStart(7)} kB  ${file}`);
      console.info(`first table view: ${total.toFixed(1)} kB gzipped of ${LIMIT}; pictures: ${drawn.toFixed(1)} kB`);
      if (total > LIMIT) this.error(`the first table view is ${total.toFixed(1)} kB gzipped, the limit is ${LIMIT}`);
    },
  };
}
