import { A_TURN } from './fast';
import { duel, expect, type Guest, picture, playOn, test } from './fixtures';

const undo = (guest: Guest) => guest.page.getByRole('button', { name: 'Undo' }).first().click();

test('a decision that revealed nothing is undone at once', async ({ named }) => {
  const { ada, bea } = await duel(named, { ahead: A_TURN });
  const free = () => [ada, bea].find(({ wire }) => wire.settled && wire.table?.free_undo != null);
  const begun = ada.wire.at.seq;
  await playOn([ada, bea], () => ada.wire.at.seq > begun && free() !== undefined);
  const guest = free() ?? ada;
  const other = guest === ada ? bea : ada;
  const { cuts } = guest.wire.at;
  const to = guest.wire.table?.free_undo ?? -1;
  await expect(guest.page.locator('.log-col')).toContainText(new RegExp(`step ${guest.wire.at.seq}\\b`, 'i'));
  await undo(guest);
  for (const one of [guest, other]) await expect.poll(() => one.wire.at).toEqual({ seq: to, cuts: cuts + 1 });
  expect(other.wire.table?.request ?? null).toBeNull();
});

test('a decision that others learned from is undone only when they agree', async ({ named }) => {
  const { ada, bea } = await duel(named);
  // Both have moved: whoever takes back now takes back something of the other, too.
  const moved = new Set<Guest>();
  while (moved.size < 2) {
    const guest = [ada, bea].find((it) => it.wire.asked);
    if (guest === undefined) {
      await expect.poll(() => ada.wire.asked || bea.wire.asked).toBe(true);
      continue;
    }
    moved.add(guest);
    await playOn([ada, bea], () => !guest.wire.asked);
  }
  await expect.poll(() => ada.wire.asked || bea.wire.asked).toBe(true);
  const [asking, asked] = ada.wire.asked ? [ada, bea] : [bea, ada];
  await expect.poll(() => asking.wire.table?.free_undo ?? null).toBeNull();
  const before = asking.wire.at;

  await undo(asking);
  await expect(asking.page.getByRole('dialog')).toContainText('Undo?');
  await picture(asking.page, 'undo-dialog');
  await asking.page.getByRole('button', { name: 'Ask them' }).click();
  await expect(asked.page.getByText('asks to undo')).toBeVisible();
  await expect(asking.page.getByText('Waiting for agreement')).toBeVisible();
  await picture(asked.page, 'undo-asked');
  await asked.page.getByRole('button', { name: 'Decline' }).click();
  await expect(asking.page.getByText('Waiting for agreement')).toBeHidden();
  expect(asking.wire.at).toEqual(before);
  expect(asked.wire.at).toEqual(before);

  await undo(asking);
  await asking.page.getByRole('button', { name: 'Ask them' }).click();
  await asked.page.getByRole('button', { name: 'Agree' }).click();
  await expect.poll(() => asking.wire.at.cuts).toBe(before.cuts + 1);
  expect(asking.wire.at.seq).toBeLessThan(before.seq);
  await expect.poll(() => asked.wire.at).toEqual(asking.wire.at);
  await playOn([ada, bea], () => ada.wire.at.seq > before.seq);
});
