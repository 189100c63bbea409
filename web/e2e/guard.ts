// What no page may do, whatever else is tested on it: fail aloud, break its own policy, or ask
// anybody but its server.

import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

export class Guard {
  readonly faults: string[] = [];
  /** While the server is away a browser complains that it is. */
  #isServerAway = false;

  constructor(context: BrowserContext, origin: string) {
    const mine = new URL(origin).host;
    context.on('request', (request) => {
      const url = new URL(request.url());
      const local = ['data:', 'blob:', 'about:'].includes(url.protocol);
      if (!local && url.host !== mine) this.faults.push(`a request to ${url.host}: ${url.href}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 500) this.faults.push(`${response.status()} from ${response.url()}`);
    });
    context.on('page', (page) => this.#watch(page));
  }

  #watch(page: Page): void {
    page.on('pageerror', (error) => this.faults.push(`an error on the page: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      if (isLateShare(message)) return;
      if (this.#isServerAway && /WebSocket|ERR_|Failed to load/.test(message.text())) return;
      this.faults.push(`${message.type()} in the console: ${message.text()}`);
    });
  }

  /** The server or the network is about to go; complaints about that are no faults. */
  serverGoes(): void {
    this.#isServerAway = true;
  }
}

/** A share of the dice may be overtaken on its way by a seat that was given away, or by dice that were agreed anew. The
 * server refuses it, and the browser reports every refusal. */
const isLateShare = (message: ConsoleMessage): boolean =>
  message.location().url.endsWith('/share') && /status of (403|409)/.test(message.text());
