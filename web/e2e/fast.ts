// Brings a table forward quickly, so that a test can begin where its matter begins: answers go over sockets that the
// pages open beside their own, and what is asked is read from what the pages hear.

import { expect } from '@playwright/test';
import { Chance } from './chance';
import type { Guest } from './fixtures';

/** Questions that are asked only while a battle is fought. */
export const BATTLE = /^(ask|you)-(kill|pain|retreat|sacrifice|flee|eliminate|fury|eternal|demand-sacrifice|howl|nexus)$/;

/** Plays at random until a question matches, or so far; the input the table then stands at. */
export async function forward(guests: Guest[], table: string, question: RegExp | null, upTo = 400): Promise<number> {
  const chance = new Chance(3);
  for (const { page, wire } of guests) await page.evaluate(openBeside, `/api/tables/${table}/socket?seat=${wire.seat}`);
  let at = -1;
  let id = 1_000_000_000;
  for (;;) {
    await expect.poll(() => guests.some(({ wire }) => wire.over || (wire.asked && wire.at.seq > at)), { intervals: [2, 5, 10] }).toBe(true);
    const asked = guests.find(({ wire }) => wire.asked && wire.at.seq > at);
    const prompt = asked?.wire.view?.prompt ?? null;
    if (asked === undefined || prompt === null) break;
    at = asked.wire.at.seq;
    if (at >= upTo || question?.test(prompt.question.key)) break;
    const option = prompt.options[chance.below(prompt.options.length)];
    id += 1;
    const said = { choose: { id, at: asked.wire.at, seat: asked.wire.seat, choice: option?.choice } };
    await asked.page.evaluate((text) => (window as unknown as { beside: WebSocket }).beside.send(text), JSON.stringify(said));
  }
  const seq = Math.max(...guests.map(({ wire }) => wire.at.seq));
  for (const { page, wire } of guests) {
    await expect.poll(() => wire.at.seq).toBe(seq);
    await page.evaluate(() => (window as unknown as { beside: WebSocket }).beside.close());
  }
  return seq;
}

/** Runs in the page. */
function openBeside(path: string): Promise<void> {
  const beside = new WebSocket(`ws://${location.host}${path}`);
  (window as unknown as { beside: WebSocket }).beside = beside;
  return new Promise((resolve) => (beside.onmessage = () => resolve()));
}
