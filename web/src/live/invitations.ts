// Invitation links are shown only when they are made; this window remembers them while it is open.

import type { Invitation } from '../wire';

const key = (table: string): string => `omen-invitations-${table}`;

export function remember(table: string, made: Invitation[]): void {
  const all = new Map(remembered(table).map((it) => [it.seat, it]));
  for (const it of made) all.set(it.seat, it);
  keep(table, [...all.values()]);
}

/** A link has done its work when somebody sits there. */
export function forget(table: string, seats: number[]): void {
  const all = remembered(table);
  const left = all.filter((it) => !seats.includes(it.seat));
  if (left.length < all.length) keep(table, left);
}

function keep(table: string, links: Invitation[]): void {
  try {
    sessionStorage.setItem(key(table), JSON.stringify(links));
  } catch {
    // Then a new link can still be made.
  }
}

export function remembered(table: string): Invitation[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key(table)) ?? '[]');
    return Array.isArray(kept) ? (kept as Invitation[]).filter((it) => it.path.startsWith('/join/')) : [];
  } catch {
    return [];
  }
}
