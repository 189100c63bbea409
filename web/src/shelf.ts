// The games: their covers are part of the client, the server says which of them can be played.

import * as api from './live/api';
import type { Voice } from './voice';
import type { GameInfo, SeatInfo, TableInfo } from './wire';

const covers = import.meta.glob<string>('./covers/*.svg', { query: '?url', import: 'default', eager: true });

/** Every game with a cover. */
export const shelved: string[] = Object.keys(covers).map((path) => path.replace(/^.*\/(.*)\.svg$/, '$1'));

export const cover = (game: string): string | null => covers[`./covers/${game}.svg`] ?? null;

let asked: Promise<GameInfo[]> | null = null;

/** The games that can be played here, asked for once. */
export function games(): Promise<GameInfo[]> {
  asked ??= api.games();
  asked.catch(() => (asked = null));
  return asked;
}

/** The name of a game. */
export function gameName(voice: Voice, game: string): string {
  for (const key of [`shelf-${game}`, `game-${game}`]) if (voice.has(key)) return voice.word(key);
  return game;
}

export function titleOf(voice: Voice, table: Pick<TableInfo, 'title' | 'game'>): string {
  return table.title.trim() === '' ? gameName(voice, table.game) : table.title;
}

export function seatName(voice: Voice, game: string, key: string, seat: number): string {
  const name = `${game}-seat-${key}`;
  return voice.has(name) ? voice.word(name) : voice.word('seat-number', { count: seat + 1 });
}

export function botName(voice: Voice, level: string): string {
  const key = `bot-${level.replace(/:.*/, '')}`;
  return voice.has(key) ? voice.word(key) : level;
}

/** The name of the player in a seat. */
export function sitterName(voice: Voice, seat: SeatInfo): string {
  if (seat.kind === 'open') return voice.word('seat-open');
  if (seat.kind === 'bot') return voice.word('seat-bot', { level: botName(voice, seat.name) });
  return seat.name;
}
