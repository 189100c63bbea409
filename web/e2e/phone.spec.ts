import { accessible } from './axe';
import { duel, expect, picture, playOn, test } from './fixtures';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

test('a game is played with a thumb on a phone', async ({ named }) => {
  const { ada, bea } = await duel(named, { browser: PHONE });
  ada.hand.way = 'finger';
  bea.hand.way = 'finger';
  await picture(ada.page, 'phone-first-move');
  const [asked, waiting] = ada.wire.asked ? [ada, bea] : [bea, ada];
  await expect(asked.page.locator('.game')).toHaveAttribute('data-sheet', 'half');
  await expect(waiting.page.locator('.game')).toHaveAttribute('data-sheet', 'peek');
  await picture(waiting.page, 'phone-waiting');
  await playOn([ada, bea], () => ada.wire.acknowledged.length + bea.wire.acknowledged.length >= 40);
  await picture(ada.page, 'phone-middle');
  const wide = await ada.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  for (const tab of await ada.page.getByRole('tab').all()) {
    await tab.tap();
    await picture(ada.page, `phone-tab-${(await tab.innerText()).trim().split('\n')[0]?.toLowerCase() ?? ''}`);
  }
  await accessible(ada.page, 'the table on a phone');
});
