// The connection to one table: missed messages are requested again, answers are processed once.
//
// It draws nothing and knows no framework. An answer that was not acknowledged is kept and sent
// again, with the same id, after every reconnect; the server processes it once.

import type { Viewer } from '../protocol';
import { type At, type Problem, PROTOCOL, type TableInfo, type TalkLine, type ToServer, type Update } from '../wire';
import { opened, parsed, updated, type View } from './view';

export type Link =
  /** No view yet. */
  | 'connecting'
  | 'open'
  /** Reconnecting; what is shown may be out of date. */
  | 'lost'
  /** Closed for good. */
  | 'closed'
  /** The server uses another protocol version: the page has to be reloaded. */
  | 'outdated';

/** Callbacks of the connection. */
export interface Hears {
  link?(link: Link, problem: Problem | null): void;
  view?(view: View): void;
  table?(table: TableInfo): void;
  talk?(lines: TalkLine[]): void;
  done?(id: number): void;
  refused?(id: number, problem: Problem): void;
  /** Several attempts in a row failed. */
  failing?(tries: number): void;
}

/** What it needs from its environment, so that tests can replace it. */
export interface World {
  open(address: string): Line;
  /** Calls back after so many milliseconds; the result cancels it. */
  later(ms: number, call: () => void): () => void;
  /** At least 0, below 1. */
  random(): number;
}

export type Line = Pick<WebSocket, 'send' | 'close' | 'onmessage' | 'onclose'>;

type Named = Extract<
  ToServer,
  | { choose: unknown }
  | { wish: unknown }
  | { undo: unknown }
  | { consent: unknown }
  | { talk: unknown }
  | { look: unknown }
>;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** A connection that is silent for two beats is dead. */
const BEAT = 15_000;

export class TableSocket {
  link: Link = 'connecting';
  view: View | null = null;
  /** The viewer to ask for; null leaves it to the server. */
  viewer: Viewer | null = null;

  readonly #address: string;
  readonly #hears: Hears;
  readonly #world: World;
  #line: Line | null = null;
  #tries = 0;
  #lastId: number;
  /** The last answer until it is acknowledged, with the position it was given in. */
  #answer: { id: number; at: At; message: ToServer } | null = null;
  #cancelRetry: (() => void) | null = null;
  #cancelBeat: (() => void) | null = null;
  #heard = false;
  #pings = 0;
  /** How many updates in a row did not fit. */
  #misfits = 0;

  constructor(address: string, hears: Hears, world: World = BROWSER) {
    this.#address = address;
    this.#hears = hears;
    this.#world = world;
    // Two windows of one person must not use the same ids.
    this.#lastId = Math.floor(world.random() * 2 ** 40) * 2 ** 10;
  }

  /** An answer has not been acknowledged yet. */
  get answering(): boolean {
    return this.#answer !== null;
  }

  open(): void {
    this.#connect();
  }

  /** Closes for good. */
  close(): void {
    this.#end('closed', null);
  }

  /** Reconnects at once instead of waiting. */
  wake(): void {
    if (this.#line === null && this.link !== 'closed' && this.link !== 'outdated') this.#connect();
  }

  /** The network is gone; a socket may look open long after that. */
  drop(): void {
    if (this.#line !== null && this.link === 'open') this.#lost(this.#backoff());
  }

  /** Answers a question; until it is acknowledged, no other answer to the same question is accepted. An answer to the
   * question before does not block: that there is a new question means it was accepted. */
  choose(seat: number, choice: string): number | null {
    if (this.view === null || this.link === 'closed') return null;
    const at = this.view.at;
    if (this.#answer !== null && same(this.#answer.at, at)) return null;
    const id = this.#nextId();
    const message: ToServer = { choose: { id, at, seat, choice } };
    this.#answer = { id, at, message };
    if (this.link === 'open') this.#send(message);
    return id;
  }

  /** Sends any other message; null if there is no connection. */
  say(make: (id: number, at: At) => Named): number | null {
    if (this.link !== 'open') return null;
    const id = this.#nextId();
    this.#send(make(id, this.view?.at ?? { seq: 0, cuts: 0 }));
    return id;
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  #connect(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.#hangUp();
    const line = this.#world.open(this.#address + this.#asked());
    this.#line = line;
    line.onmessage = (event: MessageEvent) => {
      if (line === this.#line) this.#read(event.data);
    };
    line.onclose = () => {
      if (line === this.#line) this.#lost(this.#backoff());
    };
  }

  #asked(): string {
    const asked = new URLSearchParams();
    if (this.view !== null && this.#misfits < 2) asked.set('from', `${this.view.at.seq}.${this.view.at.cuts}`);
    if (this.viewer !== null) asked.set('seat', this.viewer === 'public' ? 'public' : String(this.viewer.seat));
    const text = asked.toString();
    return text === '' ? '' : `?${text}`;
  }

  /** Twice as long each time, with jitter. */
  #backoff(): number {
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries);
    return longest * (0.5 + this.#world.random() / 2);
  }

  #lost(wait: number): void {
    this.#hangUp();
    this.#tries += 1;
    this.#turn(this.view === null ? 'connecting' : 'lost', null);
    this.#cancelRetry = this.#world.later(wait, () => this.#connect());
    if (this.#tries > 1) this.#hears.failing?.(this.#tries);
  }

  #hangUp(): void {
    this.#cancelBeat?.();
    this.#cancelBeat = null;
    const line = this.#line;
    this.#line = null;
    line?.close();
  }

  #end(link: 'closed' | 'outdated', problem: Problem | null): void {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.#hangUp();
    this.#turn(link, problem);
  }

  #turn(link: Link, problem: Problem | null): void {
    if (this.link === link && problem === null) return;
    this.link = link;
    this.#hears.link?.(link, problem);
  }

  #send(message: ToServer): void {
    this.#line?.send(JSON.stringify(message));
  }

  #read(data: unknown): void {
    this.#heard = true;
    const message = typeof data === 'string' ? parsed(data) : null;
    if (message === null) return;
    if ('hello' in message) this.#greeted(message.hello);
    else if ('view' in message) this.#took(opened(message.view));
    else if ('update' in message) this.#updated(message.update);
    else if ('table' in message) this.#hears.table?.(message.table);
    else if ('talk' in message) this.#hears.talk?.(message.talk);
    else if ('done' in message) {
      this.#settled(message.done.id);
      this.#hears.done?.(message.done.id);
    } else if ('refused' in message) {
      this.#settled(message.refused.id);
      this.#hears.refused?.(message.refused.id, message.refused.problem);
    } else if ('closing' in message) this.#closing(message.closing.retry, message.closing.problem);
  }

  #greeted(hello: { protocol: number; viewer: Viewer }): void {
    if (hello.protocol !== PROTOCOL) {
      this.#end('outdated', null);
      return;
    }
    this.viewer = hello.viewer;
    this.#tries = 0;
    this.#turn('open', null);
    if (this.#answer !== null) this.#send(this.#answer.message);
    this.#beat();
  }

  #took(view: View): void {
    this.#misfits = 0;
    this.view = view;
    this.viewer = view.viewer;
    this.#hears.view?.(view);
    this.#send({ seen: { at: view.at } });
  }

  #updated(update: Update): void {
    const view = this.view;
    if (view !== null && same(update.from, view.at)) {
      this.#took(updated(view, update));
      return;
    }
    // An update is missing in between. Ask for it from here once, then for the whole view.
    this.#misfits += 1;
    this.#lost(this.#misfits > 2 ? this.#backoff() : 0);
  }

  #settled(id: number): void {
    if (this.#answer?.id === id) this.#answer = null;
  }

  #closing(retry: number | null, problem: Problem | null): void {
    if (retry === null) this.#end('closed', problem);
    else this.#lost(retry + this.#world.random() * FIRST_WAIT);
  }

  #beat(): void {
    this.#cancelBeat?.();
    this.#cancelBeat = this.#world.later(BEAT, () => {
      if (!this.#heard) {
        this.#lost(0);
        return;
      }
      this.#heard = false;
      this.#pings += 1;
      this.#send({ ping: { n: this.#pings } });
      this.#beat();
    });
  }
}

const same = (a: At, b: At): boolean => a.seq === b.seq && a.cuts === b.cuts;

const BROWSER: World = {
  open: (address) => new WebSocket(address),
  later: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

/** The address of a table's socket. */
export function socketAddress(table: string): string {
  const base = location.origin.replace(/^http/, 'ws');
  return `${base}/api/tables/${encodeURIComponent(table)}/socket`;
}
