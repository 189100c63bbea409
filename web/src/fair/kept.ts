// Receipts of tables in this browser.

import type { Keying, Receipt } from './types';

/** A share that was sent, with the seats it is for; whether the server has it is not known yet. */
export interface Offer {
  nth: number;
  share: string;
  seats: string[];
}

export interface Kept extends Receipt {
  offered: Offer[];
  /** When it was last changed. */
  at: number;
}

const PREFIX = 'omen-fair-';
/** Older tables are forgotten. */
export const TABLES = 30;

const none = (table: string): Kept => ({
  'omen-receipt': 1,
  table,
  announced: [],
  given: [],
  keyings: [],
  offered: [],
  at: 0,
});

export function kept(table: string): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(PREFIX + table) ?? 'null') as Partial<Kept> | null;
    if (found?.['omen-receipt'] !== 1) return none(table);
    return { ...none(table), ...found, table };
  } catch {
    return none(table);
  }
}

/** The receipt as a file has it: without what is nobody else's business. */
export function receipt(table: string): Receipt {
  const { announced, given, keyings } = kept(table);
  return { 'omen-receipt': 1, table, announced, given, keyings };
}

/** Changes what is kept of a table; other windows may have changed it since it was read. */
export function change(table: string, how: (kept: Kept) => void): void {
  const now = kept(table);
  const before = JSON.stringify(now);
  how(now);
  if (JSON.stringify(now) !== before) store({ ...now, at: Date.now() });
}

function store(now: Kept): void {
  const key = PREFIX + now.table;
  const others = tables().filter((it) => it !== key);
  for (const old of others.slice(0, Math.max(0, others.length - TABLES + 1))) localStorage.removeItem(old);
  for (const old of ['', ...tables().filter((it) => it !== key)]) {
    // Where there is no room, the oldest make some.
    if (old !== '') localStorage.removeItem(old);
    try {
      localStorage.setItem(key, JSON.stringify(now));
      return;
    } catch {
      continue;
    }
  }
}

/** The tables that are kept, the oldest first. */
function tables(): string[] {
  const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '').filter((it) =>
    it.startsWith(PREFIX),
  );
  const age = new Map(keys.map((key) => [key, kept(key.slice(PREFIX.length)).at]));
  return keys.sort((a, b) => (age.get(a) ?? 0) - (age.get(b) ?? 0));
}

/** What was announced first stays: a server that says something else later is caught. */
export function announce(to: Kept, nth: number, commitment: string): void {
  if (nth > 0 && commitment !== '' && !to.announced.some((it) => it.nth === nth))
    to.announced.push({ nth, commitment });
}

/** Keyings as they were told first, too. */
export function addKeyings(to: Kept, told: Keying[]): void {
  for (const keying of told) if (!to.keyings.some((it) => it.nth === keying.nth)) to.keyings.push(keying);
  to.keyings.sort((a, b) => a.nth - b.nth);
}

/** The server has said that it has the share of these seats. */
export function acknowledge(to: Kept, nth: number, seats: string[]): void {
  const offer = to.offered.find((it) => it.nth === nth);
  if (offer === undefined) return;
  for (const seat of seats) {
    if (!to.given.some((it) => it.nth === nth && it.seat === seat)) to.given.push({ nth, seat, share: offer.share });
  }
}
