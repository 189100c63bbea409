// Builds one SVG sprite of the icons named in src/icons.txt and those drawn for Omen.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Plugin } from 'vite';

interface IconSet {
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
}

/** One name a line; `#` begins a remark. */
export function names(list: string): string[] {
  const lines = list.split('\n').map((line) => line.replace(/#.*/, '').trim());
  return [...new Set(lines.filter((line) => line !== ''))].sort();
}

/** The sprite as one SVG document; a name the set does not know is an error. */
export function sprite(list: string, drawn: string): string {
  const require = createRequire(import.meta.url);
  const path = require.resolve('@iconify-json/game-icons/icons.json');
  const set = JSON.parse(readFileSync(path, 'utf8')) as IconSet;
  const symbols = names(list).map((name) => {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
    if (icon === undefined) throw new Error(`src/icons.txt: game-icons has no "${name}"`);
    const width = icon.width ?? set.width ?? 512;
    const height = icon.height ?? set.height ?? 512;
    return `<symbol id="i-${name}" viewBox="0 0 ${width} ${height}">${icon.body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${drawn.trim()}${symbols.join('')}</svg>`;
}

const ADDRESS = 'virtual:sprite';
const NAMES = 'virtual:sprite-names';

/** `import { url } from 'virtual:sprite'` is the file, `import names from 'virtual:sprite-names'` what is drawn in it. */
export function spritePlugin(): Plugin {
  const list = new URL('../src/icons.txt', import.meta.url);
  const drawn = new URL('../src/drawn.svg', import.meta.url);
  const make = () => sprite(readFileSync(list, 'utf8'), readFileSync(drawn, 'utf8'));
  const known = (text: string) => [...text.matchAll(/<symbol id="i-([^"]+)"/g)].map((it) => it[1] ?? '');
  let serving = false;
  return {
    name: 'omen-sprite',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    configureServer(server) {
      server.middlewares.use('/sprite.svg', (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(make());
      });
    },
    resolveId: (id) => (id === ADDRESS || id === NAMES ? `\0${id}` : null),
    load(id) {
      if (id === `\0${NAMES}`) return `export default new Set(${JSON.stringify(known(make()))});`;
      if (id !== `\0${ADDRESS}`) return null;
      const text = make();
      const links = JSON.stringify(known(text).flatMap((name) => /^link-(.*)/.exec(name)?.[1] ?? []));
      const file = serving ? null : this.emitFile({ type: 'asset', name: 'sprite.svg', source: text });
      const url = file === null ? `'/sprite.svg'` : `import.meta.ROLLUP_FILE_URL_${file}`;
      return `export const url = ${url}; export const links = ${links};`;
    },
  };
}
