import { duel, expect, type Guest, picture, playOn, test } from './fixtures';

/** Presses a key as a keyboard of another layout sends it: the same place, another letter. */
async function pressIn(guest: Guest, code: string, key: string, shift = false): Promise<void> {
  const devtools = await guest.page.context().newCDPSession(guest.page);
  const event = { code, key, text: key, modifiers: shift ? 8 : 0 };
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event });
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', code, key });
  await devtools.detach();
}

test('a game is played by keys alone', async ({ named }) => {
  const { ada, bea } = await duel(named);
  ada.hand.way = 'keys';
  bea.hand.way = 'keys';
  const moves = await playOn([ada, bea], () => ada.wire.acknowledged.length + bea.wire.acknowledged.length >= 50);
  await picture(ada.page, 'keys');
  expect(moves).toBeGreaterThan(40);
});

test('shortcuts work by key position in the Russian layout', async ({ named }) => {
  const { ada } = await duel(named, { browser: { locale: 'ru' } });
  await expect(ada.page.locator('html')).toHaveAttribute('lang', 'ru');
  await pressIn(ada, 'KeyL', 'д');
  await expect(ada.page.locator('[role="log"]').first()).toBeFocused();
  await ada.page.keyboard.press('Escape');
  await pressIn(ada, 'Slash', ',', true);
  await expect(ada.page.getByRole('searchbox').or(ada.page.getByRole('textbox')).first()).toBeVisible();
  await picture(ada.page, 'rules-drawer');
  await ada.page.keyboard.press('Escape');
  await expect(ada.page.locator('#ask')).toBeVisible();
});
