// A table service of the test's own: a free port, a fresh SQLite file, ended by its process id.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const OMEN = process.env.OMEN ?? '../target/release/omen';
/** Another build of the client than the one inside the program. */
const WEB = process.env.OMEN_WEB === undefined ? [] : ['--web', process.env.OMEN_WEB];

/** How long the server may take to answer or to end. */
const PATIENCE = 30_000;

export class TestServer {
  readonly url: string;
  readonly #home: string;
  readonly #port: number;
  readonly #program: string;
  #child: ChildProcess | null = null;
  /** Folders of packs it is started with. */
  packs: string[];

  private constructor(port: number, home: string, program: string, packs: string[]) {
    this.#port = port;
    this.packs = packs;
    this.#program = program;
    this.#home = home;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async open(program = OMEN, packs: string[] = []): Promise<TestServer> {
    const server = new TestServer(await freePort(), mkdtempSync(join(tmpdir(), 'omen-e2e-')), program, packs);
    await server.start();
    return server;
  }

  /** Starts the server, for the first time or again over the same tables. */
  async start(): Promise<void> {
    const data = `sqlite:${join(this.#home, 'omen.db')}`;
    const words = openSync(join(this.#home, 'words.txt'), 'a');
    const where = ['--listen', `127.0.0.1:${this.#port}`, '--data', data];
    // A test that clicks at once is faster than any limit for people, and need not wait for bots.
    const pace = ['--rate-messages', 'off', '--bot-pause', '0', '--wish-time', '0', '--bot-time', '100'];
    const packs = this.packs.flatMap((it) => ['--packs', it]);
    const child = spawn(this.#program, ['serve', ...where, ...pace, ...packs, ...WEB], {
      stdio: ['ignore', words, words],
    });
    closeSync(words);
    this.#child = child;
    const until = Date.now() + PATIENCE;
    while (!(await this.#answers())) {
      if (child.exitCode !== null || Date.now() > until) throw new Error(`the server does not start: ${this.words()}`);
      await new Promise((done) => setTimeout(done, 20));
    }
  }

  /** As if the power went. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Asks it to end and tells how it ended. */
  async stop(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  /** Ends it for good and removes its data. */
  async close(): Promise<void> {
    if (this.#child !== null) await this.#end('SIGKILL');
    rmSync(this.#home, { recursive: true, force: true });
  }

  /** What it wrote. */
  words(): string {
    return readFileSync(join(this.#home, 'words.txt'), 'utf8');
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  }

  async #answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/healthz`)).ok;
    } catch {
      return false;
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
