import { accessible } from './axe';
import { duel, expect, picture, playOn, test } from './fixtures';

test('every page can be used by everybody', async ({ named, house }) => {
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
    await ada.page.goto(house.url + path);
    await expect(ada.page.locator('h1').first()).toBeVisible();
    await ada.page.waitForLoadState('networkidle');
    await picture(ada.page, `page-${name}`);
    await accessible(ada.page, name);
  }
});

test('every page speaks Russian to those who do', async ({ arrive, house }) => {
  const guest = await arrive({ locale: 'ru-RU' });
  for (const path of ['/', '/new/duel', '/rules/duel', '/about']) {
    await guest.page.goto(house.url + path);
    await expect(guest.page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(guest.page.locator('h1').first()).toHaveText(/[А-Яа-я]/);
    await picture(guest.page, `page-ru-${path.split('/')[1] || 'lobby'}`);
  }
});

test('what a person calls themselves is text and nothing else', async ({ arrive }) => {
  const guest = await arrive();
  const name = `<img src=x onerror="title=1">`;
  await guest.page.getByLabel('What is your name?').fill(name);
  await guest.page.keyboard.press('Enter');
  await expect(guest.page.getByText(name).first()).toBeVisible();
  await expect(guest.page.locator('img[src="x"]')).toHaveCount(0);
});
