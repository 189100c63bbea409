// Brings a table forward quickly, so that a test can begin where its matter begins: both pages play over sockets of
// their own, at random, until something is asked that the test is about.

import { expect } from '@playwright/test';
import type { Guest } from './fixtures';

/** Questions that are asked only while a battle is fought. */
export const BATTLE = '(ask|you)-(kill|pain|retreat|sacrifice|flee|eliminate|fury|eternal|demand-sacrifice|howl|nexus)';

interface Wish {
  table: string;
  seat: number;
  seed: number;
  /** Stops where a question or a line of the log matches. */
  question: string;
  /** Stops there at the latest. */
  upTo: number;
}

/** Plays until a question matches; the input the table then stands at. */
export async function forward(guests: Guest[], table: string, question: string, upTo = 400): Promise<number> {
  const wishes = guests.map(({ wire }, at) => ({ table, seat: wire.seat ?? at, seed: 11 + at, question, upTo }));
  const reached = await Promise.all(guests.map((guest, at) => guest.page.evaluate(play, wishes[at] as Wish)));
  const seq = Math.max(...reached);
  for (const guest of guests) await expect.poll(() => guest.wire.at.seq).toBe(seq);
  return seq;
}

/** Runs in the page. */
function play(wish: Wish): Promise<number> {
  interface Prompt {
    question: { key: string };
    options: { choice: string }[];
  }
  type Change<T> = { set?: T; fields?: { change?: { [K in keyof T]?: Change<T[K]> } } };
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${wish.table}/socket?seat=${wish.seat}`);
    const due = new RegExp(wish.question);
    let prompt: Prompt | null = null;
    let at = { seq: 0, cuts: 0 };
    let id = Math.floor(Math.random() * 2 ** 40);
    let state = wish.seed;
    const end = () => {
      socket.onclose = null;
      socket.close();
      resolve(at.seq);
    };
    const look = () => {
      if (prompt === null || at.seq >= wish.upTo || due.test(prompt.question.key)) return end();
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
      const option = prompt.options[(state >> 8) % Math.max(1, prompt.options.length)];
      if (option === undefined) return;
      id += 1;
      socket.send(JSON.stringify({ choose: { id, at, seat: wish.seat, choice: option.choice } }));
    };
    const patched = (change: Change<Prompt | null>) => {
      if (change.set !== undefined) {
        prompt = change.set;
        return;
      }
      const fields = (change.fields?.change ?? {}) as { question?: Change<Prompt['question']>; options?: Change<Prompt['options']> };
      if (prompt === null) return;
      const question = fields.question?.set ?? { key: fields.question?.fields?.change?.key?.set ?? prompt.question.key };
      prompt = { question, options: fields.options?.set ?? prompt.options };
    };
    socket.onclose = () => reject(new Error('the connection ended'));
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as {
        view?: { at: typeof at; prompt: Prompt | null };
        update?: { at: typeof at; prompt?: Change<Prompt | null> };
        refused?: { problem: { detail: string } };
      };
      if (message.refused) reject(new Error(message.refused.problem.detail));
      const news = message.view ?? message.update;
      if (news === undefined) return;
      at = news.at;
      if (message.view) prompt = message.view.prompt;
      else if (message.update?.prompt) patched(message.update.prompt);
      look();
    };
  });
}
