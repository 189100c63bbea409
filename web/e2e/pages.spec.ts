import type { Created } from '../src/wire';
import { accessible } from './axe';
import { A_TURN, forward, THE_END } from './fast';
import { duel, expect, picture, playOn, seated, test } from './fixtures';

test('every page is accessible', async ({ named, server }) => {
  const { ada, bea, table } = await duel(named);
  await playOn([ada, bea], () => ada.wire.asked && ada.wire.at.seq > 8);
  await accessible(ada.page, 'the table, asked');
  await accessible(bea.page, 'the table, waiting');
  const pages = {
    lobby: '/',
    new: '/new/duel',
    rules: '/rules/duel',
    about: '/about',
    replay: `/replay/${table}`,
    nowhere: '/no/such/page/here',
  };
  for (const [name, path] of Object.entries(pages)) {
    await ada.page.goto(server.url + path);
    await expect(ada.page.locator('h1').first()).toBeVisible();
    await ada.page.waitForLoadState('networkidle');
    await picture(ada.page, `page-${name}`);
    await accessible(ada.page, name);
  }
});

test('the invitation and the waiting room are accessible', async ({ named, server }) => {
  const [ada, bea] = [await named('Ada'), await named('Bea')];
  const made = await ada.post<Created>('/api/tables', { game: 'duel', seats: ['me', 'open'] });
  await bea.page.goto(server.url + (made.invitations[0]?.path ?? ''));
  await expect(bea.page.getByRole('button', { name: 'Sit down as Bea' })).toBeVisible();
  await picture(bea.page, 'page-join');
  await accessible(bea.page, 'an invitation');

  await ada.page.goto(`${server.url}/table/${made.table.id}`);
  await ada.page.getByRole('button', { name: 'Create a link' }).click();
  await expect(ada.page.getByLabel('Invitation link')).toBeVisible();
  await picture(ada.page, 'page-room');
  await accessible(ada.page, 'the waiting room');
  await ada.page.getByLabel('Hand over the seat').first().selectOption({ index: 1 });
  await expect(ada.page.getByRole('button', { name: 'Hand over' })).toBeVisible();
  await accessible(ada.page, 'a seat about to be handed over');
});

test('menu, settings and rules of a table are accessible', async ({ named }) => {
  const { ada } = await duel(named, { ahead: A_TURN });
  const { page } = ada;
  const menu = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Table menu' }).click();
  await expect(menu.getByRole('heading', { name: 'At the table' })).toBeVisible();
  await picture(page, 'page-menu');
  await accessible(page, 'the menu of the table');
  await menu.getByRole('button', { name: /report/i }).click();
  await expect(menu.getByRole('textbox')).toBeVisible();
  await accessible(page, 'a report');

  await menu.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await picture(page, 'page-settings');
  await accessible(page, 'the settings');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Rules' }).first().click();
  await expect(page.locator('.drawer')).toBeVisible();
  await page.locator('.drawer').getByRole('searchbox').fill('gate');
  await expect(
    page
      .locator('.drawer')
      .getByText(/\d+ rules?\b/)
      .first(),
  ).toBeVisible();
  await picture(page, 'page-drawer');
  await accessible(page, 'the rules beside the table');
});

for (const game of ['duel', 'eldritch']) {
  test(`the end of ${game} is accessible`, async ({ named }) => {
    const [ada, bea] = [await named('Ada'), await named('Bea')];
    const table = await seated([ada, bea], ['me', 'open'], { game });
    await forward([ada, bea], table, THE_END);
    await ada.goTo(table);
    await expect(ada.page.locator('.ending')).toBeVisible();
    await picture(ada.page, `page-ending-${game}`);
    await accessible(ada.page, `the end of ${game}`);
  });
}

test('every page is in Russian for a Russian browser', async ({ arrive, server }) => {
  const guest = await arrive({ locale: 'ru-RU' });
  for (const path of ['/', '/new/duel', '/rules/duel', '/about']) {
    await guest.page.goto(server.url + path);
    await expect(guest.page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(guest.page.locator('h1').first()).toHaveText(/[А-Яа-я]/);
    await picture(guest.page, `page-ru-${path.split('/')[1] || 'lobby'}`);
  }
});

test('a name is shown as plain text', async ({ arrive }) => {
  const guest = await arrive();
  const name = `<img src=x onerror="title=1">`;
  await guest.page.getByLabel('Your name').fill(name);
  await guest.page.keyboard.press('Enter');
  await expect(guest.page.getByText(name).first()).toBeVisible();
  await expect(guest.page.locator('img[src="x"]')).toHaveCount(0);
});

test('a damaged game file is reported with its line, and the message stays when the lists are refreshed', async ({
  named,
}) => {
  const { page, guard } = await named('Ada');
  await page.reload();
  // A browser complains of every request that was refused.
  guard.serverGoes();
  await page
    .getByLabel('Open a game file')
    .setInputFiles({ name: 'x.log', mimeType: 'text/plain', buffer: Buffer.from('no log') });
  const trouble = page.getByText(/This is not a game file, or it is damaged\. Line 1: /);
  await expect(trouble).toBeVisible();
  const fetched = page.waitForResponse(/\/api\/tables$/);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await (await fetched).finished();
  // The lists are drawn by the frame after the one that begins when they have come.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(trouble).toBeVisible();
});
