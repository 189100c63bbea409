// Sentences as a browser needs them: without the remarks that are for whoever writes them.

import { readFileSync } from 'node:fs';

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
