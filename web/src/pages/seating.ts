// Who is to sit where, before a table exists.

import type { GameInfo, SeatRequest } from '../wire';

/** The one who sets up sits first; of two seats the other is given away. */
export function firstSeating(game: GameInfo): SeatRequest[] {
  const count = Math.max(game.fewest, Math.min(game.seats.length, game.most));
  return Array.from({ length: count }, (_, at): SeatRequest => (at === 0 ? 'me' : 'open'));
}

/** Everybody moves one seat on. */
export function swapped(seats: SeatRequest[]): SeatRequest[] {
  const last = seats.at(-1);
  return last === undefined ? [] : [last, ...seats.slice(0, -1)];
}

/** One seat more or less, as far as the game allows. */
export function resized(game: GameInfo, seats: SeatRequest[], count: number): SeatRequest[] {
  const wanted = Math.max(game.fewest, Math.min(game.most, count));
  return Array.from({ length: wanted }, (_, at): SeatRequest => seats[at] ?? 'open');
}

/** A request as the value of a list, and back. */
export const asValue = (seat: SeatRequest): string => (typeof seat === 'string' ? seat : `bot:${seat.bot}`);

export function fromValue(value: string): SeatRequest {
  if (value.startsWith('bot:')) return { bot: value.slice(4) };
  return value === 'me' ? 'me' : 'open';
}
