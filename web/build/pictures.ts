// Takes a picture of every position of the gallery: npm run pictures -- [folder of mock-ups]
//
// Pictures go to target/pictures. With a folder of mock-ups named eldritch-desktop.png and so on,
// a page beside them shows each picture next to its mock-up.

import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { chromium, type Page } from 'playwright-core';
import { createServer } from 'vite';

const WEB = resolve(import.meta.dirname, '..');
const OUT = resolve(WEB, '../target/pictures');
const SIZES = {
  desktop: { width: 1440, height: 900, scale: 1 },
  mobile: { width: 390, height: 844, scale: 2 },
} as const;
type Size = keyof typeof SIZES;

/** Which fixture the mock-up of a game shows. */
const SHOWS: Record<string, string> = { duel: 'battle' };

interface Picture {
  file: string;
  fixture: string;
  size: Size;
  language: string;
}

const fixtures = readdirSync(join(WEB, 'fixtures')).map((it) => it.replace(/\.json$/, ''));
const [mockups, only] = [process.argv[3], process.env['ONLY']];

const server = await createServer({
  root: WEB,
  configFile: join(WEB, 'vite.config.ts'),
  server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  logLevel: 'error',
});
await server.listen();
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--no-first-run',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const taken: Picture[] = [];
let troubles = 0;
try {
  mkdirSync(OUT, { recursive: true });
  for (const size of Object.keys(SIZES) as Size[]) {
    const { width, height, scale } = SIZES[size];
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: scale,
      reducedMotion: 'reduce',
      hasTouch: size === 'mobile',
    });
    const page = await context.newPage();
    const trouble = (text: string) => {
      troubles += 1;
      console.error(`${page.url()}: ${text}`);
    };
    page.on('pageerror', (error) => trouble(error.message));
    page.on('console', (message) => message.type() === 'error' && trouble(message.text()));
    for (const fixture of fixtures.filter((it) => only === undefined || it.startsWith(only))) {
      for (const language of ['ru', 'en'])
        taken.push(await take(page, { file: `${fixture}-${size}-${language}.png`, fixture, size, language }));
    }
    await context.close();
  }
} finally {
  await browser.close();
  await server.close();
}
writeFileSync(join(OUT, 'index.html'), beside(taken));
console.info(`${taken.length} pictures in ${OUT}`);
if (troubles > 0) process.exitCode = 1;

async function take(page: Page, picture: Picture): Promise<Picture> {
  await page.goto(`${address}gallery.html?show=${picture.fixture}&lang=${picture.language}`);
  await page.locator('.game').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(OUT, picture.file) });
  return picture;
}

/** A page that shows each picture next to its mock-up. */
function beside(pictures: Picture[]): string {
  const drawn = (game: string) => SHOWS[game] ?? game;
  const rows = pictures.map(({ file, fixture, size }) => {
    const game = Object.keys(SHOWS).find((it) => drawn(it) === fixture) ?? fixture;
    const design = mockups === undefined ? '' : pathToFileURL(resolve(mockups, `${game}-${size}.png`)).href;
    const model = design === '' ? '' : `<img src="${design}" alt="" onerror="this.remove()">`;
    return `<h2>${file}</h2><div><img src="${file}" alt="">${model}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>body{background:#222;color:#eee;font:14px sans-serif}div{display:flex;gap:8px;align-items:start}img{max-width:49%}</style>${rows.join('')}`;
}
