// Who sits at this browser.

import * as api from './api';
import type { Me } from '../wire';

class Person {
  /** Undefined until the server has said; null for somebody without a name. */
  me = $state.raw<Me | null | undefined>(undefined);

  async load(): Promise<void> {
    this.me = (await api.me()) ?? null;
  }

  /** Takes a name, the first one or another. */
  async call(name: string): Promise<void> {
    this.me = this.me ? await api.rename(name) : await api.introduce(name);
  }

  async forget(): Promise<void> {
    await api.forgetMe();
    this.me = null;
  }
}

export const person = new Person();
