// What the lobby fetches: names of seats, and nothing else that only a table needs.

import { expect, picture, seated, test } from './fixtures';

/** The page with its style, its code and its words, fonts, icons and boxes, and the lists. */
const MOST_REQUESTS = 45;

test('the lobby fetches no words of a game beyond the names of its seats, and little else', async ({
  named,
  server,
}) => {
  const [ada, bea] = [await named('Ada'), await named('Bea')];
  const shown = { listed: true, spectators: true };
  await seated([ada], ['me', 'open'], { ...shown, title: 'Waiting' });
  await seated([ada, bea], ['me', 'open'], { ...shown, title: 'Going' });
  await seated([ada, bea], ['me', 'open'], { ...shown, game: 'eldritch' });

  const requests: string[] = [];
  bea.page.on('request', (it) => requests.push(new URL(it.url()).pathname));
  await bea.page.goto(server.url);
  await expect(bea.page.locator('.tables li')).toHaveCount(3);
  await expect(bea.page.getByRole('img', { name: 'Sleeper: Ada' }).first()).toBeVisible();
  await bea.page.waitForLoadState('networkidle');
  await picture(bea.page, 'lobby-tables');

  const words = requests.filter((it) => /\/(duel|eldritch)[^/]*\.js$|-stories-|-told-|latewords/.test(it));
  expect(words).toEqual([]);
  console.info(`${requests.length} requests`);
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
});

test('a table fetches the stories of its game with one request', async ({ named }) => {
  const ada = await named('Ada');
  const table = await seated([ada], ['me'], { game: 'eldritch', setup: { 'ancient-one': 'azathoth' } });
  const requests: string[] = [];
  ada.page.on('request', (it) => requests.push(new URL(it.url()).pathname));
  await ada.goTo(table);
  await ada.page.waitForLoadState('networkidle');
  expect(requests.filter((it) => it.includes('-stories-'))).toHaveLength(1);
});
