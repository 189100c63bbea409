import type { View } from '../src/wire';
import { A_SECRET } from './fast';
import { duel, expect, picture, playOn, test } from './fixtures';

/** Every text and number in a value that stands under a name of its own. */
const told = (value: unknown) => JSON.stringify(value);

test('a spectator sees everything public and nothing secret', async ({ arrive, named }) => {
  const { ada, bea, table } = await duel(named, { table: { spectators: true }, ahead: A_SECRET });
  const spectator = await arrive();
  await spectator.goTo(table);
  expect(spectator.wire.view?.viewer).toBe('public');

  const until = ada.wire.at.seq + 4;
  await playOn([ada, bea], () => ada.wire.at.seq >= until);
  await expect.poll(() => spectator.wire.at).toEqual(ada.wire.at);
  await picture(spectator.page, 'spectator');

  const open = await spectator.get<View>(`/api/tables/${table}/view?seat=public`);
  expect(spectator.wire.view?.scene).toEqual(open.scene);
  expect(spectator.wire.view?.prompt ?? null).toEqual(open.prompt ?? null);
  expect(spectator.wire.view?.prompt?.options ?? []).toEqual([]);
  expect(spectator.wire.view?.prompt?.refusals ?? []).toEqual([]);
  await expect(spectator.page.locator('.prompt [data-row]')).toHaveCount(0);

  // Whatever was told to one seat alone was never sent here.
  const secrets = [ada, bea].flatMap(({ wire }) => (wire.view?.log ?? []).filter((it) => it.secret));
  expect(secrets.length, 'something secret has happened by now').toBeGreaterThan(0);
  const lines = (spectator.wire.view?.log ?? []).map((it) => told(it.phrase));
  for (const secret of secrets) {
    expect(lines).not.toContain(told(secret.phrase));
    expect(spectator.wire.heard.filter((it) => it.includes(told(secret.phrase)))).toEqual([]);
  }
  // Nor can a card that only its owner sees be found in anything that was.
  const cards = (view: Pick<View, 'scene'> | null) =>
    (view?.scene.sheets ?? []).flatMap((it) => it.cards.flatMap((zone) => zone.cards ?? [])).map((it) => it.id);
  const known = new Set(cards(open));
  for (const { wire } of [ada, bea]) {
    for (const id of cards(wire.view).filter((it) => !known.has(it))) {
      expect(
        spectator.wire.heard.some((it) => it.includes(`"${id}"`)),
        `${id} is a secret`,
      ).toBe(false);
    }
  }
});

test('a table without spectators cannot be watched', async ({ arrive, named }) => {
  const { table } = await duel(named, { table: { spectators: false } });
  const stranger = await arrive();
  stranger.guard.serverGoes();
  const origin = new URL(stranger.page.url()).origin;
  await stranger.page.goto(`${origin}/table/${table}`);
  await expect(stranger.page.locator('h1')).toBeVisible();
  await expect(stranger.page.locator('.prompt')).toHaveCount(0);
  const answer = await stranger.page.request.get(`${origin}/api/tables/${table}/view?seat=0`);
  expect([401, 403, 404]).toContain(answer.status());
  expect(stranger.wire.view).toBeNull();
});
