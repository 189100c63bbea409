// Sentences as a browser needs them: without the remarks that are for whoever writes them.

import { readdirSync, readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

/** What only the terminal says, in the file that is for every host; games name their own things as they like. */
const SHARED = /\/table\.ftl$/;
const ELSEWHERE = /^(term|plain)-/;

/** Fluent without comments, empty lines and the messages of another host. */
export function bare(path: string, source: string): string {
  const shared = SHARED.test(path);
  let elsewhere = false;
  const needed = source.split('\n').filter((line) => {
    if (/^#{1,3}( |$)/.test(line) || line.trim() === '') return false;
    if (/^[a-z]/.test(line)) elsewhere = shared && ELSEWHERE.test(line);
    return !elsewhere;
  });
  return needed.join('\n');
}

/** Makes `import text from './x.ftl?raw'` bring the bare sentences. */
export function wordsPlugin(): Plugin {
  return {
    name: 'omen-words',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      const path = /^(.*\.ftl)\?raw$/.exec(id)?.[1];
      return path === undefined ? null : `export default ${JSON.stringify(bare(path, readFileSync(path, 'utf8')))}`;
    },
  };
}

/** The messages of a file, each with its attributes. */
function messages(source: string): Map<string, string> {
  const blocks = source.matchAll(/^([a-z][\w-]*) *=.*(?:\n[ \t].*)*/gm);
  return new Map([...blocks].map((block) => [block[1] ?? '', block[0]]));
}

/** What the seats of each game are called, and the messages those names are made of. */
export function seatNames(games: ReadonlySet<string>, sources: string[]): string {
  const all = new Map(sources.flatMap((source) => [...messages(source)]));
  const wanted = new Set([...all.keys()].filter((key) => games.has(/^([a-z]+)-seat-/.exec(key)?.[1] ?? '')));
  // A set goes on to what is added while it is walked.
  for (const key of wanted) {
    for (const [, used] of (all.get(key) ?? '').matchAll(/\{ *([a-z][\w-]*) *\}/g)) {
      if (used !== undefined && all.has(used)) wanted.add(used);
    }
  }
  return [...wanted].map((key) => all.get(key)).join('\n');
}

const SEATS = /^virtual:seat-names\/(ru|en)$/;

/** `import('virtual:seat-names/ru')` brings the names of all seats, for pages that show tables of every game. */
export function seatNamesPlugin(): Plugin {
  const folder = (language: string) => new URL(`../../locales/${language}/`, import.meta.url);
  return {
    name: 'omen-seat-names',
    resolveId: (id) => (SEATS.test(id) ? `\0${id}` : null),
    load(id) {
      const language = id.startsWith('\0') ? SEATS.exec(id.slice(1))?.[1] : undefined;
      if (language === undefined) return null;
      const files = readdirSync(folder(language)).filter((it) => it.endsWith('.ftl'));
      const games = new Set(files.map((it) => gameOf(it.replace(/\.ftl$/, ''))));
      const sources = files.map((it) => readFileSync(new URL(it, folder(language)), 'utf8'));
      return `export default ${JSON.stringify(seatNames(games, sources))}`;
    },
  };
}

const gameOf = (name: string): string => name.replace(/-.*/, '');

/** Words that are always wanted together travel in one file; anything else stays where the bundler puts it. */
export function wordsChunk(id: string): string | undefined {
  const path = id.replace(/\?.*$/, '');
  const own = /\/src\/words\/(ru|en)\.ftl$/.exec(path)?.[1];
  if (own !== undefined) return `words-${own}`;
  const [, language, name] = /\/locales\/(\w+)\/([\w-]+)\.ftl$/.exec(path) ?? [];
  if (language === undefined || name === undefined) return undefined;
  if (name === 'table' || name === 'shelf') return `words-${language}`;
  if (name === 'script' || name === 'table-told') return `told-${language}`;
  const game = gameOf(name);
  if (name.includes('-stories')) return `${game}-stories-${language}`;
  return /-(cards|told)$/.test(name) ? `${game}-told-${language}` : `${game}-${language}`;
}
