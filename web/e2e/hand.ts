// A player's hand: answers what is asked with real clicks, taps or keys, choosing at random among what the page offers.

import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';

import { Chance } from './chance';
import type { Wire } from './wire';

export type Way = 'mouse' | 'finger' | 'keys';

/** How many presses one answer may take: narrowing, choosing, confirming, and some that came too early. */
const PRESSES = 24;

/** A spot of the window that is about nothing. */
const ASIDE = [600, 5] as const;

/** Longer than a finger has to rest on what cannot be taken back. */
const HOLD = 750;

export class Hand {
  way: Way = 'mouse';
  /** How many answers began on the board itself. */
  onBoard = 0;
  readonly #page: Page;
  readonly #wire: Wire;
  readonly #chance: Chance;
  #devtools: CDPSession | null = null;

  constructor(page: Page, wire: Wire, seed: number) {
    this.#page = page;
    this.#wire = wire;
    this.#chance = new Chance(seed);
  }

  get #rows(): Locator {
    return this.#page.locator('.prompt [data-row]');
  }

  get #finish(): Locator {
    return this.#page.locator('.prompt .foot button.r');
  }

  /** One answer, until the server has called it durable. */
  async answer(): Promise<void> {
    const wire = this.#wire;
    // The line is heard beside the page, which may still be drawing what came of the last answer.
    await expect(this.#page.locator('.prompt .is-sent')).toHaveCount(0);
    const [sent, done] = [wire.sent, wire.acknowledged.length];
    await expect(this.#rows.or(this.#finish).first()).toBeVisible();
    // A pointer that rests on something has it told about; it is taken off the table first.
    if (this.way === 'mouse') await this.#page.mouse.move(...ASIDE);
    if (this.way === 'mouse' && this.#chance.oneIn(4)) await this.#pressBoard();
    for (let press = 0; wire.sent === sent && !(await this.#isUnderWay()); press += 1) {
      if (press > PRESSES)
        throw new Error(`no answer after ${PRESSES} presses: ${await this.#page.locator('.prompt').innerText()}`);
      await this.#press(() => wire.sent > sent);
    }
    await expect.poll(() => wire.acknowledged.length, { intervals: [5, 10, 20, 50] }).toBeGreaterThan(done);
  }

  /** One attempt: a row or the last button, then whatever confirms it. */
  async #press(isSent: () => boolean): Promise<void> {
    const rows = await this.#rows.count();
    const finish = await this.#finish.count();
    const pick = this.#chance.below(rows + finish);
    const button = pick < rows ? this.#rows.nth(pick) : this.#finish;
    if (this.way === 'keys') return this.#byKeys(pick, rows, isSent);
    const isOption = pick >= rows || (await button.getAttribute('role')) === 'radio';
    if (this.way === 'finger') {
      await button.tap();
      if (isOption) await this.#hold();
      await settled(isSent);
      return;
    }
    // Once selects, twice answers, three times what cannot be taken back.
    for (let click = 0; click < 3 && !isSent() && !(await this.#isUnderWay()); click += 1) {
      if (click === 0) await button.click();
      // The line is heard later than the page: what was answered with may be gone. If it was not, it is pressed anew.
      else if (!(await pressed(button))) return;
      if (!isOption) return;
      if (click > 0) await settled(isSent);
    }
  }

  /** An answer was given and waits for a line to go over. */
  async #isUnderWay(): Promise<boolean> {
    return (await this.#page.locator('.prompt .is-sent').count()) > 0;
  }

  /** Somewhere on the board that can be answered with; the rows follow what it leaves open. */
  async #pressBoard(): Promise<void> {
    const spots = await this.#page.locator('main.board [data-target]').evaluateAll(openSpots);
    const spot = spots[this.#chance.below(Math.max(1, spots.length))];
    if (spot === undefined) return;
    await this.#page.mouse.click(spot.x, spot.y);
    this.onBoard += 1;
    await this.#page.mouse.move(...ASIDE);
  }

  async #byKeys(pick: number, rows: number, isSent: () => boolean): Promise<void> {
    const keyboard = this.#page.keyboard;
    if (pick >= rows) await keyboard.press('Digit0');
    else if (pick < 9) await keyboard.press(`Digit${pick + 1}`);
    else for (let step = 0; step < pick; step += 1) await keyboard.press('ArrowDown');
    for (let press = 0; press < 2 && !isSent(); press += 1) {
      await settled(isSent);
      if (!isSent()) await keyboard.press('Enter');
    }
    await settled(isSent);
  }

  /** The button that confirms is pressed, or held where the answer cannot be taken back. */
  async #hold(): Promise<void> {
    const button = this.#page.locator('.confirm .primary');
    await expect(button).toBeEnabled();
    if (!(await button.evaluate((it) => it.classList.contains('grave')))) {
      await button.tap();
      return;
    }
    const box = await button.boundingBox();
    if (box === null) throw new Error('the button that confirms is not to be seen');
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    this.#devtools ??= await this.#page.context().newCDPSession(this.#page);
    await this.#devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await this.#page.waitForTimeout(HOLD);
    await this.#devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}

/** Presses what may have been answered with already; tells whether it was still there. */
const pressed = (button: Locator): Promise<boolean> =>
  button.click({ timeout: 2000 }).then(
    () => true,
    () => false,
  );

/** A moment for the page to have said what it says. */
async function settled(isSent: () => boolean): Promise<void> {
  for (let turn = 0; turn < 8 && !isSent(); turn += 1) await new Promise((done) => setTimeout(done, 10));
}

/** For each target a point where nothing else is on top of it. Runs in the page. */
function openSpots(targets: Element[]): { x: number; y: number }[] {
  return targets.flatMap((target) => {
    const box = target.getBoundingClientRect();
    for (const [across, down] of [
      [0.5, 0.5],
      [0.3, 0.3],
      [0.7, 0.3],
      [0.3, 0.7],
      [0.7, 0.7],
      [0.5, 0.2],
      [0.5, 0.8],
    ] as const) {
      const [x, y] = [box.x + box.width * across, box.y + box.height * down];
      if (document.elementFromPoint(x, y)?.closest('[data-target]') === target) return [{ x, y }];
    }
    return [];
  });
}
