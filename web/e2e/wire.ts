// What one page says to the server and hears from it, read beside the page.

import type { Page } from '@playwright/test';
import { apply } from '../src/patch';
import type { At, TableInfo, ToClient, ToServer, View } from '../src/wire';

/** An answer the server has called durable. */
export interface Acknowledged {
  seq: number;
  seat: number;
  choice: string;
}

export class Wire {
  view: View | null = null;
  table: TableInfo | null = null;
  /** Every message as it came, over all connections of the page. */
  readonly heard: string[] = [];
  readonly acknowledged: Acknowledged[] = [];
  /** How many answers were sent. */
  sent = 0;
  /** How many connections were made, and how many of them went on without a whole view. */
  opened = 0;
  resumed = 0;
  readonly refused: string[] = [];
  readonly #pending = new Map<number, Acknowledged>();

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      this.opened += 1;
      socket.on('framesent', ({ payload }) => this.#said(JSON.parse(String(payload)) as ToServer));
      socket.on('framereceived', ({ payload }) => {
        this.heard.push(String(payload));
        this.#read(JSON.parse(String(payload)) as ToClient);
      });
    });
  }

  get at(): At {
    return this.view?.at ?? { seq: -1, cuts: 0 };
  }

  get seat(): number | null {
    const viewer = this.view?.viewer;
    return typeof viewer === 'object' ? viewer.seat : null;
  }

  /** Something can be answered here now. */
  get asked(): boolean {
    return (this.view?.prompt?.options.length ?? 0) > 0;
  }

  get over(): boolean {
    return this.table?.status === 'finished';
  }

  #said(message: ToServer): void {
    if (!('choose' in message)) return;
    const { id, at, seat, choice } = message.choose;
    this.#pending.set(id, { seq: at.seq + 1, seat, choice });
    this.sent += 1;
  }

  #read(message: ToClient): void {
    if ('hello' in message) this.resumed += message.hello.resumed ? 1 : 0;
    else if ('view' in message) this.view = message.view;
    else if ('table' in message) this.table = message.table;
    else if ('refused' in message) this.refused.push(message.refused.problem.type);
    else if ('done' in message) {
      const answer = this.#pending.get(message.done.id);
      if (answer !== undefined) this.acknowledged.push(answer);
      this.#pending.delete(message.done.id);
    } else if ('update' in message && this.view !== null) {
      const { at, from, scene, prompt, log } = message.update;
      if (from.seq !== this.view.at.seq || from.cuts !== this.view.at.cuts) return;
      const told = at.cuts === from.cuts ? this.view.log : this.view.log.filter((it) => it.seq <= at.seq);
      this.view = {
        ...this.view,
        at,
        scene: scene ? apply(this.view.scene, scene) : this.view.scene,
        prompt: prompt ? apply(this.view.prompt, prompt) : this.view.prompt,
        log: [...told, ...(log ?? [])],
      };
    }
  }
}
