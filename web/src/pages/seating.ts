// Who is to sit where, before a table exists.

import type { GameInfo, SeatRequest } from '../wire';

/** Whoever sits down later: a game that can be played alone is filled with bots, another seat is given away. */
function companion(game: GameInfo): SeatRequest {
  const best = game.bots.at(-1);
  return game.fewest === 1 && best !== undefined ? { bot: best } : 'open';
}

/** The one who sets up sits first. */
export function firstSeating(game: GameInfo): SeatRequest[] {
  const count = Math.max(game.fewest, Math.min(game.usual, game.most));
  return Array.from({ length: count }, (_, at): SeatRequest => (at === 0 ? 'me' : companion(game)));
}

/** Everybody moves one seat on. */
export function swapped(seats: SeatRequest[]): SeatRequest[] {
  const last = seats.at(-1);
  return last === undefined ? [] : [last, ...seats.slice(0, -1)];
}

/** One seat more or less, as far as the game allows. */
export function resized(game: GameInfo, seats: SeatRequest[], count: number): SeatRequest[] {
  const wanted = Math.max(game.fewest, Math.min(game.most, count));
  return Array.from({ length: wanted }, (_, at): SeatRequest => seats[at] ?? companion(game));
}

/** A request as the value of a list, and back. */
export const asValue = (seat: SeatRequest): string => (typeof seat === 'string' ? seat : `bot:${seat.bot}`);

export function fromValue(value: string): SeatRequest {
  if (value.startsWith('bot:')) return { bot: value.slice(4) };
  return value === 'me' ? 'me' : 'open';
}
