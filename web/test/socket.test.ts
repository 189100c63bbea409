import { describe, expect, it } from 'vitest';

import { type Hears, type Line, type Link, TableSocket } from '../src/live/socket';
import type { View } from '../src/live/view';
import { type At, type Problem, PROTOCOL, type ToClient, type ToServer, type View as Sent } from '../src/wire';
import { fixture } from './files';

/** A world whose lines and clock the test holds. */
class FakeWorld {
  lines: FakeLine[] = [];
  waits: { ms: number; call: () => void; cancelled: boolean }[] = [];
  chance = 0.5;

  open = (address: string): Line => {
    const line = new FakeLine(address);
    this.lines.push(line);
    return line as unknown as Line;
  };
  later = (ms: number, call: () => void): (() => void) => {
    const wait = { ms, call, cancelled: false };
    this.waits.push(wait);
    return () => (wait.cancelled = true);
  };
  random = (): number => this.chance;

  get line(): FakeLine {
    const line = this.lines.at(-1);
    if (line === undefined) throw new Error('nobody connected');
    return line;
  }

  /** What is still waited for. */
  get pending() {
    return this.waits.filter((it) => !it.cancelled);
  }

  /** Lets the next wait run out. */
  pass(): number {
    const next = this.pending[0];
    if (next === undefined) throw new Error('nothing is waited for');
    next.cancelled = true;
    next.call();
    return next.ms;
  }
}

class FakeLine {
  sent: ToServer[] = [];
  closed = false;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    this.closed = true;
  }
  says(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(): void {
    this.onclose?.();
  }
  get asked(): URLSearchParams {
    return new URL(this.address, 'ws://here').searchParams;
  }
  get said(): ToServer[] {
    return this.sent.filter((it) => !('seen' in it));
  }
}

const at = (seq: number, cuts = 0): At => ({ seq, cuts });
const view = (seq: number, cuts = 0): Sent => ({
  at: at(seq, cuts),
  viewer: { seat: 0 },
  ...fixture('battle'),
  log: { set: fixture('battle').log },
});
const hello = (resumed = false): ToClient => ({
  hello: { protocol: PROTOCOL, version: '0', viewer: { seat: 0 }, resumed },
});
const update = (from: number, to: number): ToClient => ({
  update: { from: at(from), at: at(to), scene: { fields: { change: { round: { set: to } } } } },
});

function connected() {
  const world = new FakeWorld();
  const links: Link[] = [];
  const views: View[] = [];
  const refused: [number, Problem][] = [];
  const failing: number[] = [];
  const hears: Hears = {
    link: (link) => links.push(link),
    view: (it) => views.push(it),
    refused: (id, problem) => refused.push([id, problem]),
    failing: (tries) => failing.push(tries),
  };
  const socket = new TableSocket('/api/tables/t/socket', hears, world);
  socket.open();
  return { world, socket, links, views, refused, failing };
}

function atTable() {
  const all = connected();
  all.world.line.says(hello());
  all.world.line.says({ view: view(5) });
  return all;
}

describe('a connection to a table', () => {
  it('asks for everything the first time, and shows what comes', () => {
    const { world, socket, views } = atTable();
    expect(world.line.address).toBe('/api/tables/t/socket');
    expect(socket.link).toBe('open');
    expect(views.map((it) => it.at.seq)).toEqual([5]);
    expect(world.line.sent).toContainEqual({ seen: { at: at(5) } });
  });

  it('applies differences that fit', () => {
    const { world, views } = atTable();
    world.line.says(update(5, 6));
    expect(views.at(-1)?.at).toEqual(at(6));
    expect(views.at(-1)?.scene.round).toBe(6);
  });

  it('connects anew from where it stands when an update was lost', () => {
    const { world, views, links } = atTable();
    world.line.says(update(7, 8));
    expect(views).toHaveLength(1);
    expect(links.at(-1)).toBe('lost');
    world.pass();
    expect(world.lines[0]?.closed).toBe(true);
    expect(world.line.asked.get('from')).toBe('5.0');
    expect(world.line.asked.get('seat')).toBe('0');
    world.line.says(hello(true));
    world.line.says(update(5, 8));
    expect(views.at(-1)?.at.seq).toBe(8);
  });

  it('asks for a whole view when differences fail to fit twice', () => {
    const { world } = atTable();
    world.line.says(update(7, 8));
    world.pass();
    world.line.says(hello(true));
    world.line.says(update(7, 8));
    world.pass();
    expect(world.line.asked.has('from')).toBe(false);
  });

  it('says an unanswered choice again, under the same number', () => {
    const { world, socket } = atTable();
    const id = socket.choose(0, 'battle baltica');
    expect(world.line.said).toEqual([{ choose: { id, at: at(5), seat: 0, choice: 'battle baltica' } }]);
    world.line.drop();
    world.pass();
    world.line.says(hello(true));
    expect(world.line.said).toEqual([{ choose: { id, at: at(5), seat: 0, choice: 'battle baltica' } }]);
    world.line.says({ done: { id: id ?? 0, at: at(6) } });
    world.line.drop();
    world.pass();
    world.line.says(hello(true));
    expect(world.line.said).toEqual([]);
  });

  it('keeps a choice that is made while there is no connection', () => {
    const { world, socket } = atTable();
    world.line.drop();
    const id = socket.choose(0, 'pass');
    expect(id).not.toBeNull();
    world.pass();
    expect(world.line.said).toEqual([]);
    world.line.says(hello(true));
    expect(world.line.said).toEqual([{ choose: { id, at: at(5), seat: 0, choice: 'pass' } }]);
  });

  it('takes one answer at a time', () => {
    const { world, socket, refused } = atTable();
    const id = socket.choose(0, 'pass');
    expect(socket.choose(0, 'battle baltica')).toBeNull();
    const problem: Problem = { type: '/problems/stale', title: '', status: 409, detail: '' };
    world.line.says({ refused: { id: id ?? 0, problem } });
    expect(refused).toEqual([[id, problem]]);
    expect(socket.choose(0, 'battle baltica')).not.toBeNull();
  });

  it('takes the answer to the next question before the word on the last one has come', () => {
    const { world, socket } = atTable();
    const first = socket.choose(0, 'pass');
    world.line.says(update(5, 6));
    const second = socket.choose(0, 'battle baltica');
    expect(second).not.toBeNull();
    world.line.says({ done: { id: first ?? 0, at: at(6) } });
    expect(socket.answering).toBe(true);
    world.line.drop();
    world.pass();
    world.line.says(hello(true));
    expect(world.line.said).toEqual([{ choose: { id: second, at: at(6), seat: 0, choice: 'battle baltica' } }]);
  });

  it('gives every message a number of its own, and every window other ones', () => {
    const { world, socket } = atTable();
    const first = socket.say((id) => ({ talk: { id, text: 'a' } }));
    const second = socket.say((id) => ({ talk: { id, text: 'b' } }));
    expect(first).not.toBe(second);
    world.chance = 0.25;
    const other = new TableSocket('/x', {}, world);
    other.open();
    world.line.says(hello());
    world.line.says({ view: view(5) });
    const third = other.say((id) => ({ talk: { id, text: 'c' } }));
    expect([first, second]).not.toContain(third);
    expect(Number.isSafeInteger(third)).toBe(true);
  });

  it('says nothing else into a dead line', () => {
    const { world, socket } = atTable();
    world.line.drop();
    expect(socket.say((id) => ({ talk: { id, text: 'a' } }))).toBeNull();
  });

  it('waits longer each time, up to a limit, never quite as long as others', () => {
    const { world, failing } = connected();
    const waits: number[] = [];
    for (let tries = 0; tries < 9; tries += 1) {
      world.line.drop();
      waits.push(world.pass());
    }
    expect(waits.slice(0, 3)).toEqual([300, 600, 1200]);
    expect(Math.max(...waits)).toBeLessThanOrEqual(15_000);
    expect(failing[0]).toBe(2);
    world.chance = 0;
    world.line.drop();
    expect(world.pass()).toBe(7500);
  });

  it('begins with short waits again after a greeting', () => {
    const { world } = connected();
    for (let tries = 0; tries < 4; tries += 1) {
      world.line.drop();
      world.pass();
    }
    world.line.says(hello());
    world.line.drop();
    expect(world.pass()).toBe(300);
  });

  it('tries at once when it is woken', () => {
    const { world, socket } = atTable();
    world.line.drop();
    socket.wake();
    expect(world.lines).toHaveLength(2);
    expect(world.pending).toHaveLength(0);
    socket.wake();
    expect(world.lines).toHaveLength(2);
  });

  it('gives up a line when the network goes', () => {
    const { world, socket, links } = atTable();
    socket.drop();
    expect(links.at(-1)).toBe('lost');
    expect(world.lines[0]?.closed).toBe(true);
    world.pass();
    expect(world.line.asked.get('from')).toBe('5.0');
  });

  it('comes back when a closing server says when', () => {
    const { world, links } = atTable();
    world.line.says({ closing: { retry: 2000, problem: null } });
    expect(links.at(-1)).toBe('lost');
    expect(world.pass()).toBe(2200);
    expect(world.line.asked.get('from')).toBe('5.0');
  });

  it('stays away when a closing server says so', () => {
    const { world, socket, links } = atTable();
    const problem: Problem = { type: '/problems/not-found', title: '', status: 404, detail: '' };
    world.line.says({ closing: { retry: null, problem } });
    expect(links.at(-1)).toBe('closed');
    expect(world.pending).toHaveLength(0);
    socket.wake();
    expect(world.lines).toHaveLength(1);
    expect(socket.choose(0, 'pass')).toBeNull();
  });

  it('asks for a new page when the server speaks another version', () => {
    const { world, socket } = connected();
    world.line.says({ hello: { protocol: 99, version: '9', viewer: 'public', resumed: false } });
    expect(socket.link).toBe('outdated');
    expect(world.pending).toHaveLength(0);
  });

  it('pings, and gives up a line that has gone silent', () => {
    const { world, links } = atTable();
    world.pass();
    expect(world.line.said).toEqual([{ ping: { n: 1 } }]);
    world.line.says({ pong: { n: 1 } });
    world.pass();
    expect(world.line.said).toHaveLength(2);
    world.pass();
    expect(links.at(-1)).toBe('lost');
    world.pass();
    expect(world.lines).toHaveLength(2);
  });

  it('hears nothing more from a line it has left', () => {
    const { world, views } = atTable();
    const old = world.line;
    old.drop();
    world.pass();
    old.says({ view: view(9) });
    expect(views).toHaveLength(1);
  });

  it('is not upset by what it does not understand', () => {
    const { world, socket } = atTable();
    world.line.onmessage?.({ data: '{"update":' });
    world.line.onmessage?.({ data: '7' });
    world.line.onmessage?.({ data: new ArrayBuffer(2) });
    world.line.onmessage?.({ data: '{"later":{}}' });
    expect(socket.link).toBe('open');
  });

  it('no longer tells what an undo took back', () => {
    const { world, views } = atTable();
    const told = fixture('battle').log;
    const last = Math.max(...told.map((it) => it.seq));
    world.line.says({ update: { from: at(5), at: at(last - 1, 1) } });
    expect(views.at(-1)?.log.length).toBe(told.filter((it) => it.seq < last).length);
  });
});
