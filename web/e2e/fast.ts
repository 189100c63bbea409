// Brings a table forward quickly, so that a test can begin where its matter begins: answers go over sockets beside the
// browsers', at random, before anybody sits in front of the table.

import { WebSocket } from 'ws';
import { Chance } from './chance';
import { Ear } from './ear';
import type { Guest } from './fixtures';
import type { ToClient } from '../src/wire';

/** How far to go: until such a question is asked, and not further than this input. */
export interface Ahead {
  until?: RegExp;
  upTo: number;
}

/** Questions that are asked only while a battle is fought. */
export const BATTLE: Ahead = {
  until: /^(ask|you)-(kill|pain|retreat|sacrifice|flee|eliminate|fury|eternal|demand-sacrifice|howl|nexus)$/,
  upTo: 400,
};

export const A_TURN: Ahead = { until: /^(ask|you)-turn$/, upTo: 60 };

/** Plays until it is far enough, and tells whether it is; the guests sit on the seats in their order. */
export async function forward(guests: Guest[], table: string, ahead: Ahead): Promise<boolean> {
  const chance = new Chance(3);
  const ears = await Promise.all(guests.map((guest, seat) => play(guest, table, seat, ahead, chance)));
  const isAsked = (ear: Ear) => ahead.until === undefined || ahead.until.test(ear.view?.prompt?.question.key ?? '');
  return ears.every((ear) => !ear.over && isAsked(ear));
}

async function play(guest: Guest, table: string, seat: number, { until, upTo }: Ahead, chance: Chance): Promise<Ear> {
  const { host, origin } = new URL(guest.page.url());
  const cookies = await guest.page.context().cookies();
  const headers = { Cookie: cookies.map((it) => `${it.name}=${it.value}`).join('; '), Origin: origin };
  const socket = new WebSocket(`ws://${host}/api/tables/${table}/socket?seat=${seat}`, { headers });
  const ear = new Ear();
  let id = 0;
  let answered = -1;
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the connection ended')));
    socket.on('message', (data) => {
      ear.hear(JSON.parse(String(data)) as ToClient);
      const prompt = ear.view?.prompt ?? null;
      if (ear.refused.length > 0) reject(new Error(`refused: ${ear.refused.join(', ')}`));
      if (ear.over || ear.at.seq >= upTo || (prompt !== null && until?.test(prompt.question.key))) return resolve();
      const option = prompt?.options[chance.below(Math.max(1, prompt.options.length))];
      if (option === undefined || ear.at.seq === answered) return;
      answered = ear.at.seq;
      id += 1;
      socket.send(JSON.stringify({ choose: { id, at: ear.at, seat, choice: option.choice } }));
    });
  });
  socket.removeAllListeners('close').close();
  return ear;
}
