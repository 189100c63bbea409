// Eldritch Horror in the browser: alone with four investigators, and two people with two bots.

import { forward, late, TOGETHER } from './fast';
import { expect, type Guest, picture, playOn, seated, test } from './fixtures';

/** A seat the server plays. */
const BOT = { bot: 'sensible' };

test('one person sets up a game, plays four investigators and brings it to its end by clicking', async ({ arrive }) => {
  test.setTimeout(600_000);
  const ada = await arrive();
  await ada.page.getByLabel('Your name').fill('Ada');
  await ada.page.keyboard.press('Enter');
  await ada.page.locator('a[href="/new/eldritch"]').first().click();
  await expect(ada.page).toHaveURL(/\/new\/eldritch$/);
  for (const at of [1, 2, 3]) await ada.page.locator('.places select').nth(at).selectOption('me');
  await ada.page.getByLabel('Ancient One').selectOption({ label: 'Azathoth' });
  await picture(ada.page, 'eldritch-new');
  await ada.page.getByRole('button', { name: 'Start' }).click();
  await expect(ada.page.locator('#ask')).toBeVisible();
  await picture(ada.page, 'eldritch-choose');

  await playOn([ada], () => ada.wire.view?.scene.round === 1);
  await picture(ada.page, 'eldritch-first-turn');
  const moves = await playOn([ada], () => (ada.wire.view?.scene.round ?? 0) >= 2);
  // The middle of the game goes on beside the page, which follows it.
  const table = new URL(ada.page.url()).pathname.split('/')[2] ?? '';
  await forward([ada, ada, ada, ada], table, late(11));
  await playOn([ada], () => false);
  await expect(ada.page.locator('.ending')).toBeVisible();
  await expect(ada.page.getByRole('table', { name: 'Who did what' }).getByRole('row')).not.toHaveCount(1);
  await expect(ada.page.locator('.ending .plot .curve')).toHaveCount(2);
  await picture(ada.page, 'eldritch-ended');
  expect(moves).toBeGreaterThan(10);
  expect(ada.wire.refused).toEqual([]);
});

/** Two people and two bots at one table, on their screens. */
async function fourAtATable(
  named: (name: string) => Promise<Guest>,
): Promise<{ ada: Guest; bea: Guest; table: string }> {
  const [ada, bea] = [await named('Ada'), await named('Bea')];
  const table = await seated([ada, bea], ['me', 'open', BOT, BOT], {
    game: 'eldritch',
    setup: { 'ancient-one': 'cthulhu' },
  });
  await ada.goTo(table);
  await bea.goTo(table);
  return { ada, bea, table };
}

test('two people play with two bots, and a page reloaded during an encounter continues', async ({ named }) => {
  test.setTimeout(300_000);
  const { ada, bea, table } = await fourAtATable(named);
  await playOn([ada, bea], () => ada.wire.view?.scene.phase === 'encounter' && (ada.wire.asked || bea.wire.asked));
  const guest = bea.wire.asked ? bea : ada;
  const question = await guest.page.locator('#ask').innerText();
  const { seq } = guest.wire.at;
  await guest.goTo(table);
  await expect(guest.page.locator('#ask')).toHaveText(question);
  await expect.poll(() => guest.wire.at.seq).toBe(seq);
  await picture(guest.page, 'eldritch-encounter');
  await playOn([ada, bea], () => (ada.wire.view?.scene.round ?? 0) >= 3);
  await picture(bea.page, 'eldritch-round-3');
  expect([...ada.wire.refused, ...bea.wire.refused]).toEqual([]);
});

test('a group decision shows what everyone would like, and one player has the last word', async ({ named }) => {
  test.setTimeout(300_000);
  const [ada, bea] = [await named('Ada'), await named('Bea')];
  const setup = { 'ancient-one': 'azathoth', sheets: ['mark-harrigan', 'lily-chen'] };
  const begun = () => seated([ada, bea], ['me', 'open'], { game: 'eldritch', setup });
  let table = await begun();
  for (let games = 1; !(await forward([ada, bea], table, TOGETHER)); games += 1) {
    expect(games, 'some game comes to a decision of the group').toBeLessThan(20);
    table = await begun();
  }
  await ada.goTo(table);
  await bea.goTo(table);
  await expect.poll(() => ada.wire.asked || bea.wire.asked).toBe(true);
  const [lead, other] = ada.wire.asked ? [ada, bea] : [bea, ada];
  const wish = (guest: Guest) => guest.page.getByRole('img', { name: /would like this/ });
  const option = (nth: number) => other.page.locator('.prompt [role="radio"]').nth(nth);

  await expect(other.page.getByText('You decide together')).toBeVisible();
  // What is pressed while a question is quite new is taken for a slip of the hand, and pressed again.
  await expect(async () => {
    await option(0).dblclick();
    await expect(wish(lead)).toHaveCount(1, { timeout: 2000 });
  }).toPass();
  await expect(wish(other)).toHaveCount(1);
  const { seq } = lead.wire.at;
  const first = lead.wire.table?.wishes?.[0]?.[1];
  // A question of yes or no has its other answer below the rows.
  const second =
    (await option(1).count()) > 0 ? option(1) : other.page.locator('.prompt').getByRole('button', { name: /^0 / });
  await second.dblclick();
  await expect.poll(() => lead.wire.table?.wishes?.[0]?.[1]).not.toBe(first);
  await expect(wish(lead)).toHaveCount(1);
  await picture(lead.page, 'eldritch-wish');
  expect(lead.wire.at.seq, 'a wish is no answer').toBe(seq);

  await lead.hand.answer();
  await expect.poll(() => other.wire.at.seq).toBeGreaterThan(seq);
  await expect(wish(other)).toHaveCount(0);
});

test('a revealed card is undone only when the others agree', async ({ named }) => {
  test.setTimeout(300_000);
  const [ada, bea] = [await named('Ada'), await named('Bea')];
  const sheets = { sheets: ['mark-harrigan', 'lily-chen'] };
  const table = await seated([ada, bea], ['me', 'open'], {
    game: 'eldritch',
    setup: { 'ancient-one': 'azathoth', ...sheets },
  });
  await ada.goTo(table);
  await bea.goTo(table);
  // A round has ended with a Mythos card; whoever has decided something since would take that back first, and freely.
  const bound = () =>
    [ada, bea].find(
      ({ wire }) => (wire.view?.scene.round ?? 0) >= 2 && wire.asked && wire.settled && wire.table?.free_undo == null,
    );
  await playOn([ada, bea], () => bound() !== undefined);
  const asking = bound() ?? ada;
  const asked = asking === ada ? bea : ada;
  const before = asking.wire.at;
  const ask = async () => {
    await asking.page.getByRole('button', { name: 'Undo' }).first().click();
    await asking.page.getByRole('button', { name: 'Ask them' }).click();
    await expect(asked.page.getByText('asks to undo')).toBeVisible();
  };

  await ask();
  const [scene, question] = [asking.wire.view?.scene, await asking.page.locator('#ask').innerText()];
  await asked.page.getByRole('button', { name: 'Decline' }).click();
  await expect(asking.page.getByText('Waiting for agreement')).toBeHidden();
  expect([asking.wire.at, asked.wire.at]).toEqual([before, before]);
  expect(asking.wire.view?.scene).toEqual(scene);
  await expect(asking.page.locator('#ask')).toHaveText(question);

  await ask();
  await asked.page.getByRole('button', { name: 'Agree' }).click();
  await expect.poll(() => asking.wire.at.cuts).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('an investigator is played with a thumb', async ({ named }) => {
    test.setTimeout(300_000);
    const ada = await named('Ада', { locale: 'ru-RU' });
    ada.hand.way = 'finger';
    const setup = { 'ancient-one': 'azathoth', sheets: ['mark-harrigan'] };
    const table = await seated([ada], ['me'], { game: 'eldritch', setup });
    await ada.goTo(table);
    await expect.poll(() => ada.wire.asked).toBe(true);
    await picture(ada.page, 'eldritch-phone');
    await playOn([ada], () => (ada.wire.view?.scene.round ?? 0) >= 3);
    await picture(ada.page, 'eldritch-phone-round-3');
    expect(ada.wire.refused).toEqual([]);
  });
});
