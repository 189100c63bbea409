// Lines that break, servers that die, laptops that are closed: the game goes on where it was.

import type { View } from '../src/wire';
import { A_TURN, BATTLE } from './fast';
import { duel, expect, type Guest, picture, playOn, test } from './fixtures';
import type { Acknowledged } from './wire';

/** What the server would show this person now, asked for afresh. */
const fresh = (guest: Guest, table: string) => guest.get<View>(`/api/tables/${table}/view?seat=${guest.wire.seat}`);

/** Everything acknowledged is told by the log the server has now. */
async function nothingLost(guests: Guest[], table: string, before: Acknowledged[]): Promise<void> {
  for (const guest of guests) {
    const view = await fresh(guest, table);
    expect(view.at.seq).toBeGreaterThanOrEqual(Math.max(0, ...before.map((it) => it.seq)));
    await expect.poll(() => guest.wire.view?.at).toEqual(view.at);
    expect(guest.wire.view?.scene).toEqual(view.scene);
    expect(guest.wire.view?.prompt).toEqual(view.prompt);
  }
}

test('a connection lost in mid-battle is restored without loss or repetition', async ({ named }) => {
  const { ada, bea, table } = await duel(named, { table: { ask_everything: true }, ahead: BATTLE });
  await picture(ada.page, 'mid-battle');
  const [away, other] = ada.wire.asked ? [bea, ada] : [ada, bea];
  away.guard.serverGoes();
  await away.page.context().setOffline(true);
  const opened = away.wire.opened;
  // A browser leaves an open socket alone when the network goes: it is broken as a lost line would break it.
  await away.page.evaluate(() => dispatchEvent(new Event('offline')));
  await other.hand.answer();
  await away.page.context().setOffline(false);
  await expect.poll(() => away.wire.at.seq).toBe(other.wire.at.seq);
  expect(away.wire.opened).toBeGreaterThanOrEqual(opened);
  const until = other.wire.at.seq + 5;
  await playOn([ada, bea], () => ada.wire.at.seq >= until);
  await nothingLost([ada, bea], table, [...ada.wire.acknowledged, ...bea.wire.acknowledged]);
});

test('a server killed during play loses nothing, and both browsers reconnect by themselves', async ({
  server,
  named,
}) => {
  const { ada, bea, table } = await duel(named);
  const guests = [ada, bea];
  for (let kill = 0; kill < 3; kill += 1) {
    const until = ada.wire.at.seq + 6;
    await playOn(guests, () => ada.wire.at.seq >= until);
    guests.forEach((it) => it.guard.serverGoes());
    const before = guests.flatMap((it) => it.wire.acknowledged);
    await server.kill();
    await expect(ada.page.getByText('Connection lost')).toBeVisible();
    if (kill === 0) await picture(ada.page, 'server-away');
    await server.start();
    await expect(ada.page.getByText('Connection lost')).toBeHidden({ timeout: 30_000 });
    await expect(bea.page.getByText('Connection lost')).toBeHidden({ timeout: 30_000 });
    await nothingLost(guests, table, before);
  }
  const until = ada.wire.at.seq + 6;
  await playOn(guests, () => ada.wire.at.seq >= until);
  const all = guests.flatMap((it) => it.wire.acknowledged.map((one) => `${one.seq} ${one.choice}`));
  expect(new Set(all).size).toBe(all.length);
});

test('an answer given while the server is down is accepted once when it is back', async ({ server, named }) => {
  const { ada, bea, table } = await duel(named, { ahead: A_TURN });
  const guest = ada.wire.asked ? ada : bea;
  [ada, bea].forEach((it) => it.guard.serverGoes());
  const { seq } = guest.wire.at;
  const done = guest.wire.acknowledged.length;
  await server.kill();
  await expect(guest.page.getByText('Connection lost')).toBeVisible();
  const answered = guest.hand.answer();
  await expect(guest.page.locator('.prompt .is-sent')).not.toHaveCount(0);
  await server.start();
  await answered;
  expect(guest.wire.acknowledged.length).toBe(done + 1);
  expect(guest.wire.acknowledged.at(-1)?.seq).toBe(seq + 1);
  await nothingLost([ada, bea], table, guest.wire.acknowledged);
});

test('a game left in mid-battle is continued the next day', async ({ server, named }) => {
  const { ada, bea, table } = await duel(named, { table: { ask_everything: true }, ahead: BATTLE });
  const { seq } = ada.wire.at;
  const question = await ada.page.locator('#ask').innerText();
  [ada, bea].forEach((it) => it.guard.serverGoes());
  const context = ada.page.context();
  await ada.page.close();
  expect(await server.stop()).toBe(0);
  await server.start();

  const { Guest } = await import('./fixtures');
  const back = new Guest(await context.newPage(), ada.guard, 5);
  await back.page.goto(server.url);
  await picture(back.page, 'lobby-next-day');
  await back.page.locator(`a[href="/table/${table}"]`).first().click();
  await expect(back.page.locator('#ask')).toHaveText(question);
  await expect.poll(() => back.wire.at.seq).toBe(seq);
  await expect.poll(() => back.wire.table !== null).toBe(true);
  await playOn([back, bea], () => back.wire.at.seq > seq + 10);
  await nothingLost([back, bea], table, [...ada.wire.acknowledged, ...back.wire.acknowledged]);
});
