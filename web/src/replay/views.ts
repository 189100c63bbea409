// Past positions, fetched when they are shown and cached while they are near.

import type { View } from '../live/view';

type Fetch = (seq: number) => Promise<View>;

export class Views {
  readonly #fetch: Fetch;
  readonly #kept: number;
  /** The one used longest ago first. */
  readonly #views = new Map<number, Promise<View>>();

  constructor(fetch: Fetch, kept = 64) {
    this.#fetch = fetch;
    this.#kept = kept;
  }

  at(seq: number): Promise<View> {
    const known = this.#views.get(seq);
    const view = known ?? this.#fetch(seq);
    this.#views.delete(seq);
    this.#views.set(seq, view);
    if (known === undefined) {
      // What could not be fetched is tried again next time.
      view.catch(() => this.#views.get(seq) === view && this.#views.delete(seq));
      this.#forget();
    }
    return view;
  }

  /** Fetches the neighbours, those in the direction of travel first. */
  near(seq: number, tip: number, by: 1 | -1): void {
    for (const next of [seq + by, seq + 2 * by, seq - by]) {
      if (next >= 0 && next <= tip && !this.#views.has(next)) this.at(next).catch(() => undefined);
    }
  }

  get size(): number {
    return this.#views.size;
  }

  #forget(): void {
    for (const seq of this.#views.keys()) {
      if (this.#views.size <= this.#kept) return;
      this.#views.delete(seq);
    }
  }
}
