// Parts of a page that only some games or moments need: fetched when they are first wanted.

export class Later<Part> {
  readonly #fetch: () => Promise<{ default: Part }>;
  #coming: Promise<void> | null = null;
  #part = $state.raw<Part | null>(null);

  constructor(fetch: () => Promise<{ default: Part }>) {
    this.#fetch = fetch;
  }

  /** The part once it is there; asking for it fetches it. */
  get part(): Part | null {
    // What could not be fetched is missing until it is wanted again.
    this.load().catch(() => (this.#coming = null));
    return this.#part;
  }

  /** The part if it is there; it comes when somebody else asks for it. */
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
