// The example pack at a table: its box is ticked, its spaces are drawn, its words are told in both languages, and its
// log wants the pack back.

import { forward, late } from './fast';
import { expect, type Guest, picture, playOn, test as base } from './fixtures';
import { TestServer } from './server';

const test = base.extend({
  // Playwright reads from the pattern which fixtures are wanted: none.
  // eslint-disable-next-line no-empty-pattern
  server: async ({}, use) => {
    const server = await TestServer.open(undefined, ['../examples']);
    await use(server);
    await server.close();
  },
});

const drawn = (guest: Guest, id: string) => guest.page.locator(`main.board svg [data-about="${id}"]`).first();

test('a table is set up with a pack, played, opened again, and missed without it', async ({ named, server }) => {
  const ada = await named('Ada');
  const { page, wire } = ada;
  expect(server.words()).toContain('harbour');
  await page.goto(`${server.url}/new/eldritch`);
  await page.getByRole('checkbox', { name: /The Night Harbour/ }).check();
  await page.getByLabel('Ancient One').selectOption({ label: 'The Drowned Choir' });
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('#ask')).toBeVisible();
  // What is pressed while a question is quite new is taken for a slip of the hand, and pressed again.
  await expect(async () => {
    const vera = page.getByRole('radio', { name: /Vera Orlova/ });
    if ((await vera.count()) > 0) await vera.dblclick({ timeout: 2000 });
    await expect.poll(() => wire.view?.scene.sheets[0]?.name.key, { timeout: 2000 }).toBe('eh-sheet-vera-orlova');
  }).toPass();

  await expect(drawn(ada, 'place:night-harbour')).toBeVisible();
  await expect(page.locator('main.board')).toContainText('Night Harbour');
  await expect(page.locator('.game')).toContainText('Boat Hook');
  await picture(page, 'pack-world');
  const door = page.locator('main.board .door');
  await expect(door).toHaveAccessibleName('Under the Harbour');
  await door.press('Enter');
  await expect(drawn(ada, 'place:sunken-stair')).toBeVisible();
  await expect(drawn(ada, 'place:salt-caves')).toBeVisible();
  await picture(page, 'pack-side-board');
  await expect(door).toHaveCount(1);
  await door.press('Enter');
  await expect(drawn(ada, 'place:night-harbour')).toBeVisible();

  await page.locator('.tool.lang').first().click();
  await expect(page.locator('main.board')).toContainText('Ночная гавань');
  await expect(page.locator('.game')).toContainText('Багор');
  await page.locator('.tool.lang').first().click();

  const table = new URL(page.url()).pathname.split('/')[2] ?? '';
  const { seq } = wire.at;
  await playOn([ada], () => (wire.view?.scene.round ?? 0) >= 2);
  await forward([ada], table, late(3));
  expect(wire.at.seq).toBeGreaterThan(seq);
  expect(wire.refused).toEqual([]);

  // The same tables without the pack: nothing is lost, and it is said what is missing.
  ada.guard.serverGoes();
  await server.stop();
  server.packs = [];
  await server.start();
  await page.goto(new URL(`/table/${table}`, server.url).href);
  await expect(page.locator('main.lost .lead')).toContainText(/"harbour" 1 .*--packs/);

  await server.stop();
  server.packs = ['../examples'];
  await server.start();
  await ada.goTo(table);
  await expect(drawn(ada, 'place:night-harbour')).toBeVisible();
});
