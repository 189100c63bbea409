// Components that only some games or situations need: loaded when they are first used.

export class Later<Part> {
  readonly #fetch: () => Promise<{ default: Part }>;
  #coming: Promise<void> | null = null;
  #part = $state.raw<Part | null>(null);

  constructor(fetch: () => Promise<{ default: Part }>) {
    this.#fetch = fetch;
  }

  /** The component once it is loaded; reading this loads it. */
  get part(): Part | null {
    // A failed load is repeated the next time it is needed.
    this.load().catch(() => (this.#coming = null));
    return this.#part;
  }

  /** The component if it is loaded; reading this does not load it. */
  get come(): Part | null {
    return this.#part;
  }

  load(): Promise<void> {
    this.#coming ??= this.#fetch().then((it) => {
      this.#part = it.default;
    });
    return this.#coming;
  }
}

export const later = <Part>(fetch: () => Promise<{ default: Part }>): Later<Part> => new Later(fetch);
