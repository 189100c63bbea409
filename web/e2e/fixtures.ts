// What every test begins with: a server of its own, and people who come to it with a browser each.

import { type BrowserContextOptions, expect, type Page, test as base } from '@playwright/test';

import type { Created, SeatRequest } from '../src/wire';
import { type Ahead, forward } from './fast';
import { Guard } from './guard';
import { Hand } from './hand';
import { TestServer } from './server';
import { Wire } from './wire';

/** Somebody with a browser. */
export class Guest {
  readonly page: Page;
  readonly wire: Wire;
  readonly guard: Guard;
  readonly hand: Hand;

  constructor(page: Page, guard: Guard, seed: number) {
    this.page = page;
    this.guard = guard;
    this.wire = new Wire(page);
    this.hand = new Hand(page, this.wire, seed);
  }

  /** A request with this person's cookie. */
  async post<T>(path: string, body?: unknown): Promise<T> {
    const origin = new URL(this.page.url()).origin;
    const answer = await this.page.request.post(origin + path, { data: body, headers: { Origin: origin } });
    expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
    return (await answer.json()) as T;
  }

  async get<T>(path: string): Promise<T> {
    const answer = await this.page.request.get(new URL(this.page.url()).origin + path);
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
    return (await answer.json()) as T;
  }

  /** Sits in front of the table and sees it. */
  async goTo(table: string): Promise<void> {
    await this.page.goto(`${new URL(this.page.url()).origin}/table/${table}`);
    await expect(this.page.locator('#ask')).toBeVisible();
    await expect.poll(() => this.wire.view !== null && this.wire.table !== null).toBe(true);
  }
}

interface Fixtures {
  server: TestServer;
  /** A new person at the lobby, without a name. */
  arrive: (options?: BrowserContextOptions) => Promise<Guest>;
  /** The same with a name, given quietly. */
  named: (name: string, options?: BrowserContextOptions) => Promise<Guest>;
}

export const test = base.extend<Fixtures>({
  // Playwright reads from the pattern which fixtures are wanted: none.
  // eslint-disable-next-line no-empty-pattern
  server: async ({}, use) => {
    const server = await TestServer.open();
    await use(server);
    await server.close();
  },
  arrive: async ({ browser, server, contextOptions, viewport, locale }, use) => {
    const guests: Guest[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...contextOptions, viewport, locale, ...options });
      const guard = new Guard(context, server.url);
      const page = await context.newPage();
      const guest = new Guest(page, guard, 7 + guests.length);
      guests.push(guest);
      await page.goto(server.url);
      return guest;
    });
    for (const guest of guests) await guest.page.context().close();
    expect(guests.flatMap((it) => it.guard.faults)).toEqual([]);
  },
  named: async ({ arrive }, use) => {
    await use(async (name, options) => {
      const guest = await arrive(options);
      await guest.post('/api/me', { name });
      return guest;
    });
  },
});

/** A table made by the first guest; the others sit on the open seats in their order, and it begins. */
export async function seated(guests: Guest[], seats: SeatRequest[], more: object = {}): Promise<string> {
  const [host, ...others] = guests;
  if (host === undefined) throw new Error('somebody has to be the host');
  const made = await host.post<Created>('/api/tables', { game: 'duel', seats, ...more });
  for (const [at, invitation] of made.invitations.entries()) {
    await others[at]?.post(`/api${invitation.path.replace('/join/', '/invitations/')}`);
  }
  return made.table.id;
}

interface Duel {
  ada: Guest;
  bea: Guest;
  table: string;
}

/** What a duel is to be like: fields of the table, of the browsers, and how far it is played before anybody looks. */
interface Wishes {
  table?: object;
  browser?: BrowserContextOptions;
  ahead?: Ahead;
}

/** A duel between two new people, on their screens. */
export async function duel(named: Fixtures['named'], wishes: Wishes = {}): Promise<Duel> {
  const [ada, bea] = [await named('Ada', wishes.browser), await named('Bea', wishes.browser)];
  let table = await seated([ada, bea], ['me', 'open'], wishes.table);
  // Dice decide whether a game comes where it is wanted; if not, another one is begun and played otherwise.
  for (let games = 1; wishes.ahead && !(await forward([ada, bea], table, wishes.ahead, 2 + games)); games += 1) {
    if (games > 20) throw new Error('no game came where the test begins');
    table = await seated([ada, bea], ['me', 'open'], wishes.table);
  }
  await ada.goTo(table);
  await bea.goTo(table);
  return { ada, bea, table };
}

/** Moves by turns until `enough`, or the game is over. */
export async function playOn(guests: Guest[], enough: () => boolean): Promise<number> {
  let moves = 0;
  while (!enough() && !guests.some((it) => it.wire.over)) {
    const asked = guests.find((it) => it.wire.asked);
    if (asked === undefined) {
      await expect.poll(() => guests.some((it) => it.wire.asked || it.wire.over)).toBe(true);
      continue;
    }
    await asked.hand.answer();
    const at = asked.wire.at.seq;
    for (const guest of guests)
      await expect.poll(() => guest.wire.at.seq, { intervals: [5, 10, 20] }).toBeGreaterThanOrEqual(at);
    moves += 1;
  }
  return moves;
}

/** A picture kept with the run. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `../target/pictures/e2e/${name}.png` });
}

export { expect };
