// Invitation links are shown only when they are made; this window remembers them while it is open.

import type { Invitation } from '../wire';

const key = (table: string): string => `omen-invitations-${table}`;

function stored(table: string): Invitation[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key(table)) ?? '[]');
    return Array.isArray(kept) ? (kept as Invitation[]).filter((it) => it.path.startsWith('/join/')) : [];
  } catch {
    return [];
  }
}

/** Reactive, because a page may already show a seat when its link arrives. */
class Invitations {
  #changed = $state.raw<Record<string, Invitation[]>>({});

  of(table: string): Invitation[] {
    return this.#changed[table] ?? stored(table);
  }

  remember(table: string, made: Invitation[]): void {
    const all = new Map(this.of(table).map((it) => [it.seat, it]));
    for (const it of made) all.set(it.seat, it);
    this.#keep(table, [...all.values()]);
  }

  /** A link has done its work when somebody sits there. */
  forget(table: string, seats: number[]): void {
    const all = this.of(table);
    const left = all.filter((it) => !seats.includes(it.seat));
    if (left.length < all.length) this.#keep(table, left);
  }

  #keep(table: string, links: Invitation[]): void {
    this.#changed = { ...this.#changed, [table]: links };
    try {
      sessionStorage.setItem(key(table), JSON.stringify(links));
    } catch {
      // The links last until the page is reloaded; then new ones can be made.
    }
  }
}

export const invitations = new Invitations();
