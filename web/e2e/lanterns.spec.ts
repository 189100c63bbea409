// A game the shipped program does not know, at a host of its own (crates/lanterns): what a new game gets without a line of
// client code. Its words are not in the client either, so it is spoken of by its keys.

import { expect, picture, playOn, test as base } from './fixtures';
import { TestServer } from './server';

const LANTERNS = process.env.LANTERNS ?? '../target/release/lanterns';

const test = base.extend({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its first parameter
  server: async ({}, use) => {
    const server = await TestServer.open(LANTERNS);
    await use(server);
    await server.close();
  },
});

test('a game that was added is set up, drawn, taken back and played to its end', async ({ named, server }) => {
  const ada = await named('Ada');
  const { page, wire } = ada;
  await page.goto(server.url);
  await page.locator('a[href="/new/lanterns"]').first().click();
  await expect(page.locator('.places li')).toHaveCount(2);
  await page.locator('.places select').nth(1).selectOption('me');
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('#ask')).toContainText('lanterns-question');

  const drawn = (id: string) => page.locator(`main.board svg [data-about="${id}"]`).first();
  for (let place = 0; place < 7; place += 1) await expect(drawn(`place:${place}`)).toBeVisible();
  for (const keeper of ['keeper:0', 'keeper:1']) await expect(drawn(keeper)).toBeVisible();
  await expect(drawn('light:0')).toHaveCount(0);
  await picture(page, 'lanterns');

  // A place is an answer; this one is selected already, so that a click gives it.
  const { cuts } = wire.at;
  await page.locator('main.board [data-target="place:1"]').click();
  await expect.poll(() => wire.view?.scene.pieces[0]?.place).toBe('place:1');
  await expect.poll(() => wire.settled && wire.table?.free_undo != null).toBe(true);
  const seq = wire.table?.free_undo;
  await page.keyboard.press('u');
  await expect.poll(() => wire.at).toEqual({ seq, cuts: cuts + 1 });
  await expect.poll(() => wire.view?.scene.pieces[0]?.place).toBe('place:0');

  await playOn([ada], () => false);
  await expect(page.locator('.ending')).toBeVisible();
  await expect(page.locator('main.board svg [data-about^="light:"]').first()).toBeVisible();
  await picture(page, 'lanterns-ended');
  expect(wire.refused).toEqual([]);
});
