// What a browser that comes for the first time fetches before it shows a table.

import { gzipSync } from 'node:zlib';

import type { Response } from '@playwright/test';

import { LIMIT } from '../build/size';
import { expect, seated, test } from './fixtures';

/** Script, style and words; pictures and fonts have a limit of their own. */
const COUNTED = new Set(['document', 'script', 'stylesheet']);
/** The engraving under a board is a picture, even if it comes as drawing code. */
const ENGRAVING = /\/(World|Egypt|Town|City)-[^/]+\.(js|css)$/;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

for (const game of ['duel', 'eldritch']) {
  for (const [where, options] of Object.entries({
    Russian: { locale: 'ru-RU' },
    English: { locale: 'en-GB' },
    'Russian on a phone': { locale: 'ru-RU', ...PHONE },
  })) {
    test(`a first look at ${game} in ${where} is light`, async ({ named }) => {
      const ada = await named('Ada', options);
      const table = await seated([ada], ['me', 'me'], { game });
      const context = await ada.page
        .context()
        .browser()!
        .newContext({ ...options, storageState: await ada.page.context().storageState() });
      const page = await context.newPage();
      await page.addInitScript(() => {
        const drawn = () =>
          document.querySelector('#ask') !== null && document.querySelector('main.board svg') !== null;
        new MutationObserver((_, observer) => {
          if (!drawn()) return;
          observer.disconnect();
          performance.mark('drawn');
        }).observe(document, { childList: true, subtree: true });
      });
      const responses: Response[] = [];
      page.on('response', (it) => responses.push(it));
      await page.goto(`${new URL(ada.page.url()).origin}/table/${table}`);
      await expect(page.locator('main.board svg').first()).toBeVisible();
      const began = await page.evaluate(() => {
        const [drawn] = performance.getEntriesByName('drawn');
        return performance
          .getEntries()
          .filter((it) => it.entryType !== 'mark' && it.startTime < drawn!.startTime)
          .map((it) => it.name);
      });
      let total = 0;
      for (const it of responses) {
        if (!COUNTED.has(it.request().resourceType()) || ENGRAVING.test(it.url()) || !began.includes(it.url()))
          continue;
        const weight = gzipSync(await it.body(), { level: 9 }).length / 1000;
        total += weight;
        console.info(weight.toFixed(1), it.url().replace(/.*\//, ''));
      }
      await context.close();
      console.info(`${game} in ${where}: ${total.toFixed(1)} kB`);
      expect(total, 'everything that was fetched is counted').toBeGreaterThan(40);
      expect(total).toBeLessThanOrEqual(LIMIT);
    });
  }
}
