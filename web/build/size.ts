// What a browser has to fetch before it can draw any table, and a limit on it. What a board and a window need besides
// is weighed in the browser (e2e/weight.spec.ts).

import { gzipSync } from 'node:zlib';

import type { Plugin } from 'vite';

/** Kilobytes of gzip: script, style and words of the first table view, without pictures and fonts. */
export const LIMIT = 120;
/** The same for the pictures of one table view, with the engraving under its board. */
export const PICTURES = 500;
const KILO = 1000;
/** What is fetched for the page itself, and for the table on it. */
const ENTRIES = ['/src/main.ts', '/src/pages/TablePage.svelte'];

/** Words that are fetched whatever is played. */
const SHARED = new Set(['table', 'shelf']);

/** One file of the build, and the modules in it. */
export interface Built {
  file: string;
  modules: string[];
  imports: string[];
  /** What it fetches when that is wanted. */
  later: string[];
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
  for (const entry of ENTRIES) {
    const found = built.find((it) => it.modules.some((id) => id.endsWith(entry)));
    if (found === undefined) throw new Error(`nothing was built from ${entry}`);
    add(found);
  }
  heaviest(['ru', 'en'].flatMap((language) => spokenBy(built, language))).forEach(add);
  return [...files].sort((a, b) => b.weight - a.weight);
}

const PICTURE = /\.(svg|png|jpe?g|webp|avif|gif)$/;
/** Boxes of games stand in the lobby. */
const COVER = /\/src\/covers\//;
/** What lies under a board is a picture, even if it comes as drawing code. */
const ENGRAVING = /\/src\/grounds\/[A-Z]\w*\.svelte$/;

/** The pictures one table view can need: all that are no covers, and the heaviest engraving. */
export function tablePictures(built: Built[]): Built[] {
  const pictures = built.filter((it) => PICTURE.test(it.file) && !it.modules.some((id) => COVER.test(id)));
  const engravings = built
    .filter((it) => it.modules.some((id) => ENGRAVING.test(id)))
    .map((it) => [it, ...built.filter((other) => it.css.includes(other.file))]);
  return [...pictures, ...heaviest(engravings)].sort((a, b) => b.weight - a.weight);
}

const sum = (some: Built[]): number => some.reduce((total, it) => total + it.weight, 0);
const heaviest = (choices: Built[][]): Built[] => choices.reduce((most, it) => (sum(it) > sum(most) ? it : most), []);

/** What each game fetches of its words in this language for a first look: those that src/words.ts itself leads to. */
function spokenBy(built: Built[], language: string): Built[][] {
  const always: Built[] = [];
  const games = new Map<string, Built[]>();
  const near = new Set(
    built.filter((it) => it.modules.some((id) => id.endsWith('/src/words.ts'))).flatMap((it) => it.later),
  );
  for (const it of built.filter(({ file }) => near.has(file))) {
    const names = it.modules.flatMap((id) => new RegExp(`/locales/${language}/(.*)\\.ftl`).exec(id)?.[1] ?? []);
    const own = it.modules.some((id) => id.includes(`/src/words/${language}.ftl`));
    if (own || names.some((name) => SHARED.has(name))) always.push(it);
    else if (names[0] !== undefined) {
      const game = names[0].replace(/-.*/, '');
      games.set(game, [...(games.get(game) ?? []), it]);
    }
  }
  return games.size === 0 ? [always] : [...games.values()].map((words) => [...always, ...words]);
}

/** Says the sizes after a build; with `OMEN_SIZE=strict` a build above the limit fails. */
export function sizePlugin(): Plugin {
  return {
    name: 'omen-size',
    apply: 'build',
    writeBundle(_options, bundle) {
      const weigh = (text: string | Uint8Array): number => gzipSync(text, { level: 9 }).length / KILO;
      const built = Object.values(bundle).map((it): Built => {
        // A picture is known by the file it was made from.
        const modules = it.type === 'asset' ? it.originalFileNames.map((name) => `/${name}`) : it.moduleIds;
        if (it.type === 'asset')
          return { file: it.fileName, modules, imports: [], later: [], css: [], weight: weigh(it.source) };
        const css = [...(it.viteMetadata?.importedCss ?? [])];
        return {
          file: it.fileName,
          modules,
          imports: it.imports,
          later: it.dynamicImports,
          css,
          weight: weigh(it.code),
        };
      });
      const say = (what: string, files: Built[], limit: number): void => {
        const total = sum(files);
        for (const it of files) console.info(`${it.weight.toFixed(1).padStart(7)} kB  ${it.file}`);
        console.info(`${what}: ${total.toFixed(1)} kB gzipped of ${limit}`);
        if (total <= limit) return;
        const verdict = `${what}: ${total.toFixed(1)} kB gzipped, the limit is ${limit}`;
        if (process.env.OMEN_SIZE === 'strict') this.error(verdict);
        else this.warn(verdict);
      };
      say('pictures of a table view', tablePictures(built), PICTURES);
      say('first table view', firstTable(built), LIMIT);
    },
  };
}
