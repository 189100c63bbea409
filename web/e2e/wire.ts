// What one page says to the server and hears from it, read beside the page.

import type { Page } from '@playwright/test';

import type { ToClient, ToServer } from '../src/wire';
import { Ear } from './ear';

/** An answer the server has called durable. */
export interface Acknowledged {
  seq: number;
  seat: number;
  choice: string;
}

export class Wire extends Ear {
  /** Every message as it came, over all connections of the page. */
  readonly heard: string[] = [];
  readonly acknowledged: Acknowledged[] = [];
  /** How many answers were sent, and how many connections were made. */
  sent = 0;
  opened = 0;
  readonly #pending = new Map<number, Acknowledged>();

  constructor(page: Page) {
    super();
    page.on('websocket', (socket) => {
      this.opened += 1;
      socket.on('framesent', ({ payload }) => this.#said(JSON.parse(String(payload)) as ToServer));
      socket.on('framereceived', ({ payload }) => {
        this.heard.push(String(payload));
        this.read(String(payload));
      });
    });
  }

  override hear(message: ToClient): void {
    super.hear(message);
    if (!('done' in message)) return;
    const answer = this.#pending.get(message.done.id);
    if (answer !== undefined) this.acknowledged.push(answer);
    this.#pending.delete(message.done.id);
  }

  #said(message: ToServer): void {
    if (!('choose' in message)) return;
    const { id, at, seat, choice } = message.choose;
    this.#pending.set(id, { seq: at.seq + 1, seat, choice });
    this.sent += 1;
  }
}
