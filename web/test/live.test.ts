import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { receipt } from '../src/fair/kept';
import { LiveTable } from '../src/live/table.svelte';
import { PROTOCOL, type TableInfo, type ToClient, type ToServer, type View as Sent } from '../src/wire';
import { fixture } from './files';

/** The browser's socket, as far as a table uses it. */
class FakeSocket {
  static last: FakeSocket;
  sent: ToServer[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly address: string) {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {}
  says(...messages: ToClient[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const table = (mine: number[], asked: number[]): TableInfo =>
  ({
    id: 't',
    game: 'g',
    title: '',
    status: 'running',
    seats: [0, 1].map((seat) => ({
      seat,
      key: `s${seat}`,
      kind: 'person',
      name: '',
      mine: mine.includes(seat),
      present: true,
    })),
    asked,
    host: false,
    listed: false,
    spectators: true,
    watching: 0,
    at: { seq: 5, cuts: 0 },
    created: 0,
    changed: 0,
  }) as TableInfo;
const view = (viewer: Sent['viewer']): Sent => ({
  at: { seq: 5, cuts: 0 },
  viewer,
  ...fixture('battle'),
  log: { set: fixture('battle').log },
});
const hello = (viewer: Sent['viewer']): ToClient => ({
  hello: { protocol: PROTOCOL, version: '0', viewer, resumed: false },
});
const looks = () => FakeSocket.last.sent.flatMap((it) => ('look' in it ? [it.look.viewer] : []));

let answer: (path: string) => Promise<Response>;
let shut: () => void;
let live: LiveTable;

beforeEach(() => {
  answer = () => new Promise(() => undefined);
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', (path: string) => answer(path));
});

afterEach(() => {
  shut();
  vi.unstubAllGlobals();
});

function open(): void {
  live = new LiveTable('t');
  shut = live.open();
}

describe('a live table', () => {
  it('shows the seat that is asked, if the person has several', () => {
    open();
    FakeSocket.last.says(hello({ seat: 0 }), { table: table([0, 1], [0]) }, { view: view({ seat: 0 }) });
    expect(looks()).toEqual([]);
    FakeSocket.last.says({ table: table([0, 1], [1]) });
    expect(looks()).toEqual([{ seat: 1 }]);
  });

  it('shows the seat with the last word, if several seats of one person are asked together', () => {
    open();
    const joint = (viewer: Sent['viewer'], lead: number): Sent => {
      const plain = view(viewer);
      return { ...plain, prompt: plain.prompt ? { ...plain.prompt, seats: [0, 1], lead } : null };
    };
    FakeSocket.last.says(hello({ seat: 0 }), { table: table([0, 1], [0, 1]) }, { view: joint({ seat: 0 }, 1) });
    expect(looks()).toEqual([{ seat: 1 }]);
    expect(live.decides).toBe(true);
    // A person without the last word may wish, and is not waited for.
    FakeSocket.last.says({ table: table([0], [0, 1]) });
    expect(looks()).toEqual([{ seat: 1 }]);
    expect(live.decides).toBe(false);
  });

  it('stays where it is while others are asked', () => {
    open();
    FakeSocket.last.says(hello({ seat: 0 }), { table: table([0], [1]) }, { view: view({ seat: 0 }) });
    expect(looks()).toEqual([]);
    expect(live.asked).toEqual([]);
  });

  it('shows the seat of a spectator who sat down, and no seat for a spectator', () => {
    open();
    FakeSocket.last.says(hello('public'), { table: table([], [0]) }, { view: view('public') });
    expect(looks()).toEqual([]);
    FakeSocket.last.says({ table: table([1], [0]) });
    expect(looks()).toEqual([{ seat: 1 }]);
  });

  it('frees the answer that was refused, and says why', () => {
    open();
    FakeSocket.last.says(hello({ seat: 0 }), { table: table([0], [0]) }, { view: view({ seat: 0 }) });
    live.choose('pass');
    const sent = FakeSocket.last.sent.flatMap((it) => ('choose' in it ? [it.choose] : []));
    expect(sent.map((it) => [it.seat, it.choice])).toEqual([[0, 'pass']]);
    const problem = { type: '/problems/stale', title: '', status: 409, detail: '' };
    FakeSocket.last.says({ refused: { id: sent[0]?.id ?? 0, problem } });
    expect(live.refusals).toBe(1);
    expect(live.refusal).toEqual(problem);
  });

  it('keeps every chat message once, in order', () => {
    open();
    const line = (n: number) => ({ n, seat: 0, name: 'A', text: `${n}`, at: 0 });
    FakeSocket.last.says(hello({ seat: 0 }), { talk: [line(2), line(3)] }, { talk: [line(1), line(3)] });
    expect(live.talk.map((it) => it.n)).toEqual([1, 2, 3]);
  });

  it('fetches earlier messages until the very first is known', async () => {
    open();
    const line = (n: number) => ({ n, seat: 0, name: 'A', text: `${n}`, at: 0 });
    const asked: string[] = [];
    FakeSocket.last.says(hello({ seat: 0 }), { talk: [line(3), line(4)] });
    answer = (path) => {
      asked.push(path);
      return Promise.resolve(new Response(JSON.stringify([line(1), line(2)])));
    };
    await live.earlier();
    await live.earlier();
    expect(asked.filter((it) => it.includes('talk'))).toEqual(['/api/tables/t/talk?before=3']);
    expect(live.talk.map((it) => it.n)).toEqual([1, 2, 3, 4]);
  });

  it('gives up a table that is not there, with the reason', async () => {
    const problem = { type: '/problems/not-found', title: '', status: 404, detail: 'no' };
    answer = () => Promise.resolve(new Response(JSON.stringify(problem), { status: 404 }));
    open();
    await vi.waitFor(() => expect(live.ended).toEqual(problem));
    expect(live.link).toBe('closed');
  });

  it('gives up a table that is listed but may not be watched', async () => {
    const problem = { type: '/problems/not-found', title: '', status: 404, detail: 'no' };
    const known = { ...table([], [0]), spectators: false, listed: true };
    answer = (path) =>
      Promise.resolve(path.includes('/view') ? Response.json(problem, { status: 404 }) : Response.json(known));
    vi.useFakeTimers();
    open();
    FakeSocket.last.onclose?.();
    await vi.advanceTimersByTimeAsync(500);
    expect(live.ended).toBeNull();
    FakeSocket.last.onclose?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(live.ended).toEqual(problem);
    const last = FakeSocket.last;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.last, 'nothing is tried any more').toBe(last);
    vi.useRealTimers();
  });

  it('keeps asking at a table that still waits for people, and goes in with a seat', async () => {
    const known: TableInfo = { ...table([], []), status: 'waiting', spectators: false, listed: true };
    answer = () => Promise.resolve(Response.json(known));
    vi.useFakeTimers();
    open();
    for (let tries = 0; tries < 3; tries += 1) {
      FakeSocket.last.onclose?.();
      await vi.advanceTimersByTimeAsync(3000);
    }
    FakeSocket.last.onclose?.();
    expect(live.ended).toBeNull();
    expect(live.table?.status).toBe('waiting');
    const before = FakeSocket.last;
    live.took({ ...known, ...table([1], []) });
    expect(FakeSocket.last).not.toBe(before);
    vi.useRealTimers();
  });

  describe('whose seat was given away', () => {
    const closing: ToClient = {
      closing: { retry: null, problem: { type: '/problems/not-found', title: '', status: 404, detail: 'no' } },
    };
    const sits = () =>
      FakeSocket.last.says(hello({ seat: 0 }), { table: table([0], [0]) }, { view: view({ seat: 0 }) });

    it('waits for no answer of theirs, and says so', async () => {
      answer = () =>
        Promise.resolve(
          Response.json({ type: '/problems/not-found', title: '', status: 404, detail: 'no' }, { status: 404 }),
        );
      open();
      sits();
      expect([live.decides, live.unseated]).toEqual([true, false]);
      FakeSocket.last.says(closing);
      expect([live.decides, live.unseated, live.gone, live.gave]).toEqual([false, true, true, false]);
      live.choose('pass');
      expect(FakeSocket.last.sent.some((it) => 'choose' in it)).toBe(false);
    });

    it('learns who has it where the table may be known of', async () => {
      open();
      sits();
      FakeSocket.last.says({ table: { ...table([0], [0]), listed: true } });
      answer = () => Promise.resolve(Response.json({ ...table([], [0]), listed: true }));
      FakeSocket.last.says(closing);
      await vi.waitFor(() => expect(live.mine).toEqual([]));
      expect([live.had, live.unseated, live.gone]).toEqual([[0], true, true]);
    });

    it('becomes a spectator where that is allowed, and can sit down again', () => {
      open();
      sits();
      // The page still believes that it sits there, and looks from there in vain.
      FakeSocket.last.says({ view: view('public') });
      const looked = FakeSocket.last.sent.flatMap((it) => ('look' in it ? [it.look.id] : []));
      FakeSocket.last.says(
        {
          refused: {
            id: looked[0] ?? 0,
            problem: { type: '/problems/not-your-seat', title: '', status: 403, detail: '' },
          },
        },
        { table: table([], [0]) },
      );
      expect([looked.length, live.refusal]).toEqual([1, null]);
      expect([live.unseated, live.gone, live.gave]).toEqual([true, false, false]);
      FakeSocket.last.says({ table: table([1], [0]) });
      expect(live.unseated).toBe(false);
    });

    it('is told apart from who gave it away', () => {
      open();
      sits();
      FakeSocket.last.says(closing);
      live.took(table([], [0]));
      expect([live.unseated, live.gave]).toEqual([true, true]);
      // What the socket said before that may come after it.
      FakeSocket.last.says({ table: table([0], [0]) });
      expect([live.unseated, live.gave]).toEqual([true, true]);
    });

    it('is not said of somebody who was only a spectator', () => {
      open();
      FakeSocket.last.says(hello('public'), { table: table([], [0]) }, { view: view('public') }, closing);
      expect([live.unseated, live.gone]).toEqual([false, true]);
    });
  });

  it('keeps trying while the server is away', async () => {
    answer = () => Promise.reject(new TypeError('no network'));
    open();
    await Promise.resolve();
    FakeSocket.last.onclose?.();
    expect(live.ended).toBeNull();
    expect(live.link).toBe('connecting');
  });
});

describe('the dice of a table', () => {
  afterEach(() => localStorage.clear());

  it('get a share of this player as soon as the table wants one, once for each keying', async () => {
    const sent: string[] = [];
    vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body?: string }) => {
      if (method !== 'PUT') return new Promise(() => undefined);
      sent.push(`${path} ${String((JSON.parse(body ?? '') as { nth: number }).nth)}`);
      return Promise.resolve(new Response('{"nth":1,"seats":[0]}'));
    });
    open();
    const fair = { nth: 1, commitment: 'c', given: [], wanted: true, taken_back: 0, opened: null };
    const wanting = { ...table([0], []), fair } as TableInfo;
    FakeSocket.last.says(hello({ seat: 0 }), { table: wanting }, { table: wanting });
    await vi.waitFor(() => expect(sent).toEqual(['/api/tables/t/share 1']));
    const given = { ...table([0], []), fair: { ...fair, given: [0], wanted: false } } as TableInfo;
    FakeSocket.last.says({ table: given });
    await vi.waitFor(() => expect(receipt('t').given).toHaveLength(1));
    expect(sent).toHaveLength(1);
  });
});
