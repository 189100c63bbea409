// The seats of a table that is being set up.

import type { GameInfo, SeatRequest } from '../wire';

/** The default for further seats: bots in a game that can be played alone, otherwise open seats. */
function companion(game: GameInfo): SeatRequest {
  const best = game.bots.at(-1);
  return game.fewest === 1 && best !== undefined ? { bot: best } : 'open';
}

/** The person who sets up the table has the first seat. */
export function firstSeating(game: GameInfo): SeatRequest[] {
  const count = Math.max(game.fewest, Math.min(game.usual, game.most));
  return Array.from({ length: count }, (_, at): SeatRequest => (at === 0 ? 'me' : companion(game)));
}

/** Everyone moves on by one seat. */
export function swapped(seats: SeatRequest[]): SeatRequest[] {
  const last = seats.at(-1);
  return last === undefined ? [] : [last, ...seats.slice(0, -1)];
}

/** One seat more or less, as far as the game allows. */
export function resized(game: GameInfo, seats: SeatRequest[], count: number): SeatRequest[] {
  const wanted = Math.max(game.fewest, Math.min(game.most, count));
  return Array.from({ length: wanted }, (_, at): SeatRequest => seats[at] ?? companion(game));
}

/** A seat request as the value of a `<select>`, and back. */
export const asValue = (seat: SeatRequest): string => (typeof seat === 'string' ? seat : `bot:${seat.bot}`);

export function fromValue(value: string): SeatRequest {
  if (value.startsWith('bot:')) return { bot: value.slice(4) };
  return value === 'me' ? 'me' : 'open';
}
