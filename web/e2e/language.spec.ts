import { duel, expect, picture, playOn, test } from './fixtures';

test('the language is switched in the middle of a game, for one viewer only', async ({ named }) => {
  const { ada, bea } = await duel(named);
  await playOn([ada, bea], () => ada.wire.at.seq >= 6);
  await expect.poll(() => ada.wire.at).toEqual(bea.wire.at);
  const english = await ada.page.locator('.game').innerText();
  await ada.page.locator('.tool.lang').first().click();
  await expect(ada.page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(bea.page.locator('html')).toHaveAttribute('lang', 'en');
  const russian = await ada.page.locator('.game').innerText();
  expect(russian).not.toBe(english);
  await picture(ada.page, 'table-russian');
  const latin = russian.replace(/CWD-[A-Z0-9-]+|Esc|EN|Ada|Bea/g, '').match(/[A-Za-z]{4,}/g) ?? [];
  expect(latin, 'no English words are left').toEqual([]);
  const until = ada.wire.at.seq + 4;
  await playOn([ada, bea], () => ada.wire.at.seq >= until);
  await ada.page.reload();
  await expect(ada.page.locator('#ask')).toBeVisible();
  await expect(ada.page.locator('html')).toHaveAttribute('lang', 'ru');
  await ada.page.locator('.tool.lang').first().click();
  await expect(ada.page.locator('html')).toHaveAttribute('lang', 'en');
  const cyrillic = (await ada.page.locator('.game').innerText()).replace(/РУ/g, '').match(/[А-Яа-яЁё]{3,}/g) ?? [];
  expect(cyrillic, 'no Russian words are left').toEqual([]);
});
