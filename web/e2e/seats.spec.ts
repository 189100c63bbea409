// Seats that change hands, and tables that are not for everybody.

import { accessible } from './axe';
import { A_TURN } from './fast';
import { duel, expect, type Guest, picture, playOn, seated, test } from './fixtures';

const menu = async ({ page }: Guest) => {
  await page.getByRole('button', { name: 'Table menu' }).click();
  await expect(page.getByRole('heading', { name: 'At the table' })).toBeVisible();
};
const ownSeat = ({ page }: Guest) => page.getByLabel('Hand over the seat').first();

test('a seat is handed over by a button, and the link is shown to the person who gave it away', async ({
  named,
  server,
}) => {
  const { bea, table } = await duel(named, { ahead: A_TURN });
  await menu(bea);
  await ownSeat(bea).focus();
  await bea.page.keyboard.press('ArrowDown');
  await expect(bea.page.getByText('You can’t come back on your own')).toBeVisible();
  await picture(bea.page, 'seat-sure');
  await expect(bea.page.getByRole('button', { name: 'Create a link' })).toHaveCount(0);
  const sits = async () =>
    (await bea.get<{ seats: { mine: boolean }[] }>(`/api/tables/${table}`)).seats.some((it) => it.mine);
  expect(await sits(), 'nothing happens while one moves through the list').toBe(true);

  await ownSeat(bea).selectOption({ label: 'By invitation link' });
  await bea.page.getByRole('button', { name: 'Hand over' }).click();
  await expect(bea.page.getByRole('heading', { name: 'You have handed over your seat' })).toBeVisible();
  await accessible(bea.page, 'a seat that was handed over');
  await picture(bea.page, 'seat-handed');
  const link = await bea.page.getByLabel('Invitation link').inputValue();

  const cy = await named('Cy');
  await cy.page.goto(link);
  await cy.page.getByRole('button', { name: 'Sit down as Cy' }).click();
  await expect(cy.page.locator('#ask')).toBeVisible();
  expect(link.startsWith(`${server.url}/join/`)).toBe(true);
});

for (const spectators of [false, true]) {
  test(`a page whose seat was given away ${spectators ? 'becomes a spectator' : 'says so'} and offers no answers`, async ({
    named,
  }) => {
    const { ada, bea: guest, table } = await duel(named, { ahead: A_TURN, table: { spectators } });
    await playOn([ada, guest], () => guest.wire.asked);
    await expect(guest.page.locator('.prompt [role="radio"]').first()).toBeVisible();
    // From another window of the same person.
    await guest.post(`/api/tables/${table}/seats/1`, { bot: 'greedy' });
    await expect(
      guest.page.getByText(spectators ? 'Your seat was given to somebody else' : 'You are no longer seated here'),
    ).toBeVisible();
    await expect(guest.page.getByText(/your turn/i)).toHaveCount(0);
    await expect(guest.page.locator('.prompt [role="radio"]')).toHaveCount(0);
    await expect(guest.page).not.toHaveTitle(/Your turn/);
    await expect(guest.page.locator('.prompt')).toHaveCount(spectators ? 1 : 0);
    await expect(guest.page.getByRole('link', { name: 'Back to the tables' })).toBeVisible();
    await accessible(guest.page, 'a seat that was given away');
    await picture(guest.page, `seat-given-${spectators}`);
  });
}

test('a table can be watched where that is allowed, and says at once where it is not', async ({ named, server }) => {
  const [ada, bea] = [await named('Ada'), await named('Bea')];
  const shut = await seated([ada, bea], ['me', 'open'], { listed: true, spectators: false });
  const open = await seated([ada, bea], ['me', 'open'], { listed: true, spectators: true });
  const cy = await named('Cy');
  await cy.page.goto(server.url);
  await expect(cy.page.locator(`.tables a[href="/table/${open}"]`)).toBeVisible();
  await expect(cy.page.locator(`.tables a[href="/table/${shut}"]`)).toHaveCount(0);
  // A browser complains of every door that stays shut.
  cy.guard.serverGoes();
  await cy.page.clock.install();
  await cy.page.goto(`${server.url}/table/${shut}`);
  await expect(cy.page.getByText('There is nothing here, or you are not allowed to see it.')).toBeVisible();
  await picture(cy.page, 'table-not-open');
  const { opened } = cy.wire;
  await cy.page.clock.runFor(60_000);
  expect(cy.wire.opened, 'a door that stays shut is not tried again').toBe(opened);
});
