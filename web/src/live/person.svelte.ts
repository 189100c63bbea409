// The person using this browser.

import type { Me } from '../wire';
import * as api from './api';

export class Person {
  /** Undefined until the server has answered; null for somebody without a name. */
  me = $state.raw<Me | null | undefined>(undefined);

  #loading: Promise<void> | null = null;

  /** Asks the server once for all callers; a name given in the meantime is kept. */
  load(): Promise<void> {
    this.#loading ??= api
      .me()
      .then((me) => {
        if (this.me === undefined) this.me = me ?? null;
      })
      .finally(() => (this.#loading = null));
    return this.#loading;
  }

  /** Sets the name, for the first time or anew. */
  async call(name: string): Promise<void> {
    this.me = this.me ? await api.rename(name) : await api.introduce(name);
  }

  async forget(): Promise<void> {
    await api.forgetMe();
    this.me = null;
  }
}

export const person = new Person();
