import { forward, late } from './fast';
import { duel, expect, picture, playOn, test } from './fixtures';

test('two people set up a table, meet at it by a link, and bring a game to its end by clicking', async ({ arrive }) => {
  const [ada, bea] = [await arrive(), await arrive()];

  await ada.page.getByLabel('Your name').fill('Ada');
  await ada.page.keyboard.press('Enter');
  await picture(ada.page, 'lobby');
  await ada.page.getByRole('link', { name: 'Set up a table' }).first().click();
  await expect(ada.page).toHaveURL(/\/new\/duel$/);
  await picture(ada.page, 'new-table');
  await ada.page.getByRole('button', { name: 'Set up a table' }).click();
  await expect(ada.page).toHaveURL(/\/table\//);
  const link = await ada.page.getByLabel('Link').inputValue();
  await picture(ada.page, 'waiting-room');

  await bea.page.goto(link);
  await picture(bea.page, 'invitation');
  await bea.page.getByRole('textbox').fill('Bea');
  await bea.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(bea.page).toHaveURL(/\/table\//);

  for (const guest of [ada, bea]) {
    await expect(guest.page.locator('#ask')).toBeVisible();
    await expect.poll(() => guest.wire.view !== null).toBe(true);
  }
  await picture(ada.page, 'table-first-move');

  const moves = await playOn([ada, bea], () => ada.wire.at.seq > 40);
  await picture(ada.page, 'table-middle-ada');
  await picture(bea.page, 'table-middle-bea');
  // The middle of the game goes on beside the pages, which follow it.
  await forward([ada, bea], new URL(ada.page.url()).pathname.split('/')[2] ?? '', late(5));
  await playOn([ada, bea], () => false);

  await expect(ada.page.locator('.ending')).toBeVisible();
  await expect(bea.page.locator('.ending')).toBeVisible();
  await picture(ada.page, 'table-ended');
  expect(moves).toBeGreaterThan(10);
  expect(ada.hand.onBoard + bea.hand.onBoard).toBeGreaterThan(0);
  expect([...ada.wire.refused, ...bea.wire.refused]).toEqual([]);

  // Both browsers gave their numbers and can prove the dice.
  for (const guest of [ada, bea]) {
    await guest.page.getByRole('button', { name: 'Were the dice fair?' }).click();
    const pane = guest.page.getByRole('dialog', { name: 'Were the dice fair?' });
    await expect(pane.getByText('Yes: every roll follows from what was agreed before it.')).toBeVisible();
    await expect(pane.getByText(/The log was compared with what this browser kept/)).toBeVisible();
    await picture(guest.page, 'fair');
    await guest.page.keyboard.press('Escape');
  }

  await ada.page.getByRole('link', { name: 'Replay' }).click();
  await expect(ada.page).toHaveURL(/\/replay\//);
  await picture(ada.page, 'replay');

  // Whoever has had enough of a game that is over takes it out of their own list.
  await bea.page.getByRole('button', { name: 'Table menu' }).click();
  await bea.page.getByRole('button', { name: 'Remove from my list' }).click();
  await expect(bea.page.getByRole('link', { name: 'Set up a table' }).first()).toBeVisible();
  const table = new URL(ada.page.url()).pathname.split('/')[2] ?? '';
  for (const [guest, tables] of [
    [ada, 1],
    [bea, 0],
  ] as const) {
    const listed = await guest.get<{ id: string }[]>('/api/tables');
    expect(listed.filter((it) => it.id === table)).toHaveLength(tables);
  }
});

test('a person plays against a bot', async ({ named }) => {
  const ada = await named('Ada');
  await ada.page.reload();
  await ada.page.getByRole('link', { name: 'Set up a table' }).first().click();
  await ada.page.getByRole('combobox').nth(1).selectOption('bot:greedy');
  await ada.page.getByRole('button', { name: 'Start' }).click();
  await expect(ada.page.locator('#ask')).toBeVisible();
  await expect.poll(() => ada.wire.asked || ada.wire.over).toBe(true);
  const moves = await playOn([ada], () => false);
  await expect(ada.page.locator('.ending')).toBeVisible();
  await picture(ada.page, 'bot-ended');
  expect(moves).toBeGreaterThan(5);
  const bots = ada.wire.view?.log.filter((it) => it.seat === 1).length ?? 0;
  expect(bots).toBeGreaterThan(5);
});

test('the page never scrolls at a laptop and larger', async ({ named }) => {
  const { ada, bea } = await duel(named);
  for (const [width, height] of [
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await ada.page.setViewportSize({ width, height });
    await playOn([ada, bea], () => ada.wire.asked);
    const overflow = await ada.page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth - innerWidth, scrollHeight - innerHeight];
    });
    expect(
      overflow.every((it) => it <= 0),
      `${width}×${height} overflows by ${overflow.join(', ')}`,
    ).toBe(true);
    await picture(ada.page, `table-${width}x${height}`);
  }
});
