// Gives the server this player's share of the dice, and keeps what is needed to check them afterwards.

import * as api from '../live/api';
import { Trouble } from '../live/trouble';
import type { InvitationInfo, TableInfo } from '../wire';
import { acknowledge, addKeyings, announce, change, kept } from './kept';
import { type Fair, fairOf, type ShareGift } from './types';

/**
 * A share to send along when sitting down or starting. It is kept together with what the server had committed to before
 * it could know the share. Undefined if the server has not said what it would be for.
 */
export function offer(table: string, fair: Fair | null, seats: string[]): ShareGift | undefined {
  if (fair === null || fair.nth === 0 || fair.commitment === '') return undefined;
  const { nth, commitment } = fair;
  let share = '';
  change(table, (it) => {
    announce(it, nth, commitment);
    const known = it.offered.find((offer) => offer.nth === nth);
    share = known?.share ?? random();
    // Keep only what may be asked for again.
    it.offered = [...it.offered.filter((offer) => offer.nth !== nth && offer.nth >= nth - 1), { nth, share, seats }];
  });
  return { nth, share };
}

export const offerOf = (it: InvitationInfo): ShareGift | undefined => offer(it.table, fairOf(it), [it.seat_key]);

/** The same for a seat at a table, or for the person's own seats there. */
export function offerAt(table: TableInfo, seat?: number): ShareGift | undefined {
  const seats = table.seats.filter((it) => it.mine || it.seat === seat).map((it) => it.key);
  const fair = fairOf(table);
  // For a person with a seat, the table says whether a share is wanted.
  return fair !== null && (seat !== undefined || fair.wanted === true) ? offer(table.id, fair, seats) : undefined;
}

function random(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Reacts to news of a table. Returns the table as it is now if the news was too old to give a share. */
export async function contribute(table: TableInfo): Promise<TableInfo | null> {
  const fair = fairOf(table);
  const mine = table.seats.filter((it) => it.mine);
  if (fair === null || fair.nth === 0 || mine.length === 0) return null;
  change(table.id, (it) => {
    announce(it, fair.nth, fair.commitment);
    acknowledge(
      it,
      fair.nth,
      mine.filter((seat) => fair.given?.includes(seat.seat)).map((seat) => seat.key),
    );
  });
  // In parallel: a share that arrives late is not part of this keying.
  const [now] = await Promise.all([fair.wanted === true ? give(table, fair) : null, hear(table.id, fair.nth)]);
  return now;
}

/** Stores the keyings before this one. */
async function hear(table: string, nth: number): Promise<void> {
  const known = new Set(kept(table).keyings.map((it) => it.nth));
  const missing = Array.from({ length: nth - 1 }, (_, at) => at + 1).some((it) => !known.has(it));
  if (!missing) return;
  const { keyings } = await api.keyings(table);
  change(table, (it) => {
    addKeyings(it, keyings);
    // A share sent along when sitting down may have been used at once.
    for (const { nth, share, seats } of it.offered) {
      const used = keyings
        .find((keying) => keying.nth === nth)
        ?.shares.filter((given) => seats.includes(given.seat) && given.share === share);
      acknowledge(
        it,
        nth,
        (used ?? []).map((given) => given.seat),
      );
    }
  });
}

async function give(table: TableInfo, fair: Fair): Promise<TableInfo | null> {
  const gift = offer(
    table.id,
    fair,
    table.seats.filter((it) => it.mine).map((it) => it.key),
  );
  if (gift === undefined) return null;
  try {
    const { nth, seats } = await api.giveShare(table.id, gift);
    change(table.id, (it) =>
      acknowledge(
        it,
        nth,
        table.seats.filter((seat) => seats.includes(seat.seat)).map((seat) => seat.key),
      ),
    );
    return null;
  } catch (caught) {
    if (!(caught instanceof Trouble) || caught.problem.status !== 409) throw caught;
    // It was for another keying, or another browser of this person was first: forget this share.
    change(
      table.id,
      (it) =>
        (it.offered = it.offered.filter(
          (offer) => offer.nth !== gift.nth || it.given.some((given) => given.nth === gift.nth),
        )),
    );
    const now = await api.table(table.id);
    // The same request again is nothing new.
    return fairOf(now)?.wanted === true && fairOf(now)?.nth === gift.nth ? null : now;
  }
}
