// Brings a table forward quickly, so that a test can begin where its matter begins: answers go over sockets beside the
// browsers', at random, before anybody sits in front of the table.

import { once } from 'node:events';

import { expect } from '@playwright/test';
import { WebSocket } from 'ws';

import type { View } from '../src/live/view';
import { Chance } from './chance';
import { Ear } from './ear';
import type { Guest } from './fixtures';

/** How far to go: until somebody sees such a thing, and not further than this input. */
export interface Ahead {
  until: (view: View) => boolean;
  upTo: number;
  /** What is chosen wherever it can be, because it leads there. */
  by?: RegExp;
}

const asks = (question: RegExp) => (view: View) => question.test(view.prompt?.question.key ?? '');

/** Questions that are asked only while a battle is fought. */
export const BATTLE: Ahead = {
  until: asks(/^(ask|you)-(kill|pain|retreat|sacrifice|flee|eliminate|fury|eternal|demand-sacrifice|howl|nexus)$/),
  upTo: 400,
  by: /^battle /,
};

export const A_TURN: Ahead = { until: asks(/^(ask|you)-turn$/), upTo: 60 };

/** Somebody was told something that the others were not. */
export const A_SECRET: Ahead = { until: (view) => view.log.some((it) => it.secret), upTo: 400 };

/** Something is to be decided together. */
export const TOGETHER: Ahead = { until: (view) => (view.prompt?.seats.length ?? 0) > 1, upTo: 600 };

/** A marker of a track that ends the game stands this near its end. */
const NEARLY = 3;

/** The game is about to end: by a track with a last space, or because so many rounds are rarely played. */
export const late = (round: number): Ahead => ({
  until: ({ scene }) =>
    (scene.round ?? 0) >= round ||
    scene.tracks.some(({ danger, markers }) => danger != null && markers.some(({ at }) => at > danger - NEARLY)),
  upTo: Infinity,
});

/** Nothing more is asked of anybody; it comes by itself. */
export const THE_END: Ahead = { until: () => false, upTo: Infinity };

/** Plays until it is far enough, and tells whether it is; the guests sit on the seats in their order. */
export async function forward(guests: Guest[], table: string, ahead: Ahead, seed = 3): Promise<boolean> {
  const chance = new Chance(seed);
  let isEnough = false;
  const players = await Promise.all(guests.map((guest, seat) => sitDown(guest, table, seat)));
  await new Promise<void>((resolve, reject) => {
    for (const player of players) {
      player.socket.on('error', reject);
      player.socket.on('close', () => reject(new Error('the connection ended')));
      player.heard = () => {
        const { ear } = player;
        if (ear.refused.length > 0) reject(new Error(`refused: ${ear.refused.join(', ')}`));
        isEnough ||= ear.view !== null && !ear.over && ahead.until(ear.view);
        if (isEnough || ear.over || ear.at.seq >= ahead.upTo) resolve();
        else answer(player, chance, ahead.by);
      };
      player.heard();
    }
  });
  for (const player of players) {
    player.heard = () => undefined;
    player.socket.removeAllListeners('close').close();
  }
  // Pages that are open at this table follow.
  const last = Math.max(...players.map(({ ear }) => ear.at.seq));
  for (const { page, wire } of guests.filter((it) => it.page.url().endsWith(`/table/${table}`))) {
    await expect.poll(() => wire.at.seq).toBeGreaterThanOrEqual(last);
    await expect(page.locator('#ask')).toBeVisible();
  }
  return isEnough;
}

interface Player {
  seat: number;
  socket: WebSocket;
  ear: Ear;
  /** The last input that was answered, so that nothing is answered twice. */
  answered: number;
  heard: () => void;
}

async function sitDown(guest: Guest, table: string, seat: number): Promise<Player> {
  const { host, origin } = new URL(guest.page.url());
  const cookies = await guest.page.context().cookies();
  const headers = { Cookie: cookies.map((it) => `${it.name}=${it.value}`).join('; '), Origin: origin };
  const socket = new WebSocket(`ws://${host}/api/tables/${table}/socket?seat=${seat}`, { headers });
  const player: Player = { seat, socket, ear: new Ear(), answered: -1, heard: () => undefined };
  socket.on('message', (data) => {
    player.ear.read(String(data));
    player.heard();
  });
  await once(socket, 'open');
  return player;
}

function answer(player: Player, chance: Chance, by?: RegExp): void {
  const { ear, seat, socket } = player;
  const all = ear.view?.prompt?.options ?? [];
  const wanted = all.filter((it) => by?.test(it.choice));
  const options = wanted.length > 0 ? wanted : all;
  const option = options[chance.below(Math.max(1, options.length))];
  if (option === undefined || !ear.asked || ear.at.seq === player.answered) return;
  player.answered = ear.at.seq;
  socket.send(JSON.stringify({ choose: { id: ear.at.seq + 1, at: ear.at, seat, choice: option.choice } }));
}
