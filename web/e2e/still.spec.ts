// Whoever makes up their mind looks at a table that stands still.

import type { Page } from '@playwright/test';

import { expect, type Guest, seated, test } from './fixtures';

/** How many questions are looked at, and how many at most until enough answers had more to say. */
const QUESTIONS = 20;
const AT_MOST = 150;
const ENOUGH = 3;

/** Where everything is that could be pressed next. */
const places = (page: Page) =>
  page
    .locator('.prompt [data-row], .prompt .foot, .prompt .foot .r, .confirm, .log-col, main.board')
    .evaluateAll((all) =>
      all.map((it) => {
        const { x, y, width, height } = it.getBoundingClientRect();
        return `${it.className.toString().replace(/ ?(is-\w+|grave)/g, '')} ${[x, y, width, height].map(Math.round).join(' ')}`;
      }),
    );

/** Selects every answer in turn and gives none; true if one of them had more to say. */
async function lookThrough({ page, hand }: Guest): Promise<boolean> {
  const rows = page.locator('.prompt [role="radio"]');
  await expect(page.locator('.prompt [data-row]').first()).toBeVisible();
  const before = await places(page);
  let hasMore = false;
  for (let row = 0; row < (await rows.count()); row += 1) {
    const it = rows.nth(row);
    if ((await it.getAttribute('aria-checked')) === 'true' || !(await isInSight(page, row))) continue;
    if (hand.way === 'finger') await it.tap();
    else await it.click();
    await expect(it).toHaveAttribute('aria-checked', 'true');
    expect(await places(page), await page.locator('.prompt').innerText()).toEqual(before);
    hasMore ||= (await page.locator('.prompt .there').count()) > 0;
  }
  // Last the answer that ends, in its own corner.
  const finish = page.locator('.prompt .foot button.r[aria-pressed="false"]');
  if ((await finish.count()) > 0) {
    if (hand.way === 'finger') await finish.tap();
    else await finish.click();
    await expect(page.locator('.prompt .foot button.r')).toHaveAttribute('aria-pressed', 'true');
    expect(await places(page), await page.locator('.prompt').innerText()).toEqual(before);
  }
  return hasMore || (await page.locator('.prompt .there').count()) > 0;
}

/** A row that has to be scrolled to is moved by that. */
const isInSight = (page: Page, row: number): Promise<boolean> =>
  page
    .locator('.prompt [role="radio"]')
    .nth(row)
    .evaluate((it) => {
      const [own, list] = [it.getBoundingClientRect(), (it.closest('.opts') as Element).getBoundingClientRect()];
      return own.top >= list.top && own.bottom <= list.bottom + 1;
    });

const WINDOWS = [
  { name: 'on a laptop', way: 'mouse', use: { viewport: { width: 1366, height: 768 } } },
  { name: 'on a phone', way: 'finger', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
] as const;

for (const { name, way, use } of WINDOWS) {
  test.describe(name, () => {
    test.use(use);
    for (const [game, seats, setup] of [
      ['duel', ['me', 'me'], {}],
      ['eldritch', ['me'], { 'ancient-one': 'azathoth', sheets: ['mark-harrigan'] }],
    ] as const) {
      test(`selecting an answer of ${game} moves nothing on the page`, async ({ named }) => {
        const ada = await named('Ада', { locale: 'ru-RU' });
        ada.hand.way = way;
        const sitDown = async () => ada.goTo(await seated([ada], [...seats], { game, setup }));
        await sitDown();
        let told = 0;
        for (let question = 0; question < QUESTIONS || (told < ENOUGH && question < AT_MOST); question += 1) {
          await expect.poll(() => ada.wire.asked || ada.wire.over).toBe(true);
          // A short game is followed by another.
          if (ada.wire.over) {
            await sitDown();
            await expect.poll(() => ada.wire.asked && !ada.wire.over).toBe(true);
          }
          await expect(ada.page.locator('.prompt .is-sent')).toHaveCount(0);
          if (await lookThrough(ada)) told += 1;
          await ada.hand.answer();
        }
        expect(told, 'some answers had more to say').toBeGreaterThanOrEqual(ENOUGH);
      });
    }
  });
}
