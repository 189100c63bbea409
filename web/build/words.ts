// Sentences as a browser needs them: without the remarks that are for whoever writes them.

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Fluent without comments and empty lines; a line that only looks like one inside a text is kept. */
export function bare(source: string): string {
  return source
    .split('\n')
    .filter((line) => !/^#{1,3}( |$)/.test(line) && line.trim() !== '')
    .join('\n');
}

/** Makes `import text from './x.ftl?raw'` bring the bare sentences. */
export function wordsPlugin(): Plugin {
  return {
    name: 'omen-words',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      const path = /^(.*\.ftl)\?raw$/.exec(id)?.[1];
      return path === undefined ? null : `export default ${JSON.stringify(bare(readFileSync(path, 'utf8')))}`;
    },
  };
}
