import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { contribute, offer, offerAt, offerOf } from '../src/fair/keep';
import { kept, receipt } from '../src/fair/kept';
import type { Fair, Keying } from '../src/fair/types';
import type { InvitationInfo, TableInfo } from '../src/wire';

type Told = TableInfo & { fair?: Fair };

const table = (fair: Partial<Fair> | null, mine = [0]): Told =>
  ({
    id: 't',
    game: 'duel',
    title: '',
    status: 'running',
    seats: ['sleeper', 'windwalker'].map((key, seat) => ({
      seat,
      key,
      kind: 'person',
      name: '',
      mine: mine.includes(seat),
      present: true,
    })),
    asked: [],
    host: false,
    listed: false,
    spectators: false,
    watching: 0,
    at: { seq: 5, cuts: 0 },
    created: 0,
    changed: 0,
    ...(fair === null
      ? {}
      : { fair: { nth: 1, commitment: 'c1', given: [], wanted: false, taken_back: 0, opened: null, ...fair } }),
  }) as Told;

const keying = (nth: number, share: string | null): Keying => ({
  nth,
  why: 'begun',
  commitment: `c${nth}`,
  shares: [
    share === null ? { seat: 'sleeper', without: 'no-client' } : { seat: 'sleeper', share },
    { seat: 'windwalker', without: 'bot' },
  ],
  next: `c${nth + 1}`,
});

type Asked = { method: string; path: string; body: unknown };
let asked: Asked[];
let answers: (asked: Asked) => Response | Promise<Response>;
const json = (value: unknown, status = 200): Response => new Response(JSON.stringify(value), { status });
const stale = (): Response => json({ type: '/problems/stale', title: '', status: 409, detail: '' }, 409);
const put = (): Asked[] => asked.filter((it) => it.method === 'PUT');

beforeEach(() => {
  localStorage.clear();
  asked = [];
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body?: string }) => {
    const told: Asked = { method, path, body: body === undefined ? undefined : (JSON.parse(body) as unknown) };
    asked.push(told);
    return Promise.resolve(answers(told));
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("a player's part of the dice", () => {
  it('is drawn when it is wanted, remembered before it is sent, and given once the server says so', async () => {
    answers = () => {
      const before = kept('t');
      expect(before.announced).toEqual([{ nth: 1, commitment: 'c1' }]);
      expect(before.offered[0]?.share).toMatch(/^[0-9a-f]{64}$/);
      expect(before.given).toEqual([]);
      return json({ nth: 1, seats: [0] });
    };
    await contribute(table({ wanted: true }));
    const [sent] = put();
    expect(sent).toMatchObject({ path: '/api/tables/t/share', body: { nth: 1 } });
    const { share } = sent?.body as { share: string };
    expect(receipt('t').given).toEqual([{ nth: 1, seat: 'sleeper', share }]);
  });

  it('is for each seat of its player', async () => {
    answers = () => json({ nth: 1, seats: [0, 1] });
    await contribute(table({ wanted: true }, [0, 1]));
    expect(receipt('t').given.map((it) => it.seat)).toEqual(['sleeper', 'windwalker']);
  });

  it('is sent again unchanged after a lost connection, and counts once the table confirms it', async () => {
    answers = () => Promise.reject(new TypeError('offline'));
    await expect(contribute(table({ wanted: true }))).rejects.toThrow();
    expect(receipt('t').given).toEqual([]);
    answers = () => Promise.reject(new TypeError('offline'));
    await expect(contribute(table({ wanted: true }))).rejects.toThrow();
    const [first, second] = put();
    expect(second?.body).toEqual(first?.body);
    await contribute(table({ given: [0] }));
    expect(receipt('t').given).toEqual([{ seat: 'sleeper', ...(first?.body as object) }]);
  });

  it('is forgotten where the server refused it, and the table is fetched again', async () => {
    const now = table({ nth: 2, commitment: 'c2', wanted: true });
    answers = ({ method, path }) =>
      method === 'PUT' ? stale() : path.endsWith('/keyings') ? json({ keyings: [keying(1, null)] }) : json(now);
    expect(await contribute(table({ wanted: true }))).toMatchObject({ fair: { nth: 2 } });
    expect(kept('t')).toMatchObject({ given: [], offered: [] });
    // Whoever is refused the same for ever does not ask for ever.
    answers = ({ method }) => (method === 'PUT' ? stale() : json(table({ wanted: true })));
    expect(await contribute(table({ wanted: true }))).toBeNull();
  });

  it('is not drawn for spectators, nor where the server knows no shares', async () => {
    answers = () => json({});
    await contribute(table({ wanted: true }, []));
    await contribute(table(null));
    await contribute(table({ nth: 0, commitment: '' }));
    expect(asked).toEqual([]);
    expect(localStorage.length).toBe(0);
  });
});

describe('what the table tells', () => {
  it('is kept as it was told first', async () => {
    answers = () => json({ keyings: [keying(1, null)] });
    await contribute(table({ nth: 2, commitment: 'c2' }));
    await contribute(table({ nth: 2, commitment: 'other' }));
    expect(asked.map((it) => it.path)).toEqual(['/api/tables/t/keyings']);
    answers = () => json({ keyings: [{ ...keying(1, null), why: 'seated' }, keying(2, null)] });
    await contribute(table({ nth: 3, commitment: 'c3' }));
    expect(receipt('t').keyings).toEqual([keying(1, null), keying(2, null)]);
    expect(receipt('t').announced).toEqual([
      { nth: 2, commitment: 'c2' },
      { nth: 3, commitment: 'c3' },
    ]);
  });

  it('tells whether a share that came with sitting down was used at once', async () => {
    const invitation = {
      table: 't',
      seat_key: 'sleeper',
      fair: { nth: 1, commitment: 'c1', opened: null },
    } as unknown as InvitationInfo;
    const gift = offerOf(invitation);
    expect(gift).toMatchObject({ nth: 1 });
    expect(kept('t').announced).toEqual([{ nth: 1, commitment: 'c1' }]);
    answers = () => json({ keyings: [keying(1, gift?.share ?? '')] });
    await contribute(table({ nth: 2, commitment: 'c2' }));
    expect(receipt('t').given).toEqual([{ nth: 1, seat: 'sleeper', share: gift?.share }]);
  });

  it('accuses nobody of a share that came too late', async () => {
    offer('t', { nth: 1, commitment: 'c1' }, ['sleeper']);
    answers = () => json({ keyings: [keying(1, null)] });
    await contribute(table({ nth: 2, commitment: 'c2' }));
    expect(receipt('t').given).toEqual([]);
  });

  it('says what a share would be for, or there is none', () => {
    expect(offerAt(table({ wanted: true }, []), 1)).toMatchObject({ nth: 1 });
    expect(offerAt(table({ wanted: false }))).toBeUndefined();
    expect(offerAt(table(null), 1)).toBeUndefined();
    expect(offerAt(table({ nth: 0, commitment: '' }), 1)).toBeUndefined();
    expect(offerOf({ table: 't', seat_key: 'sleeper' } as InvitationInfo)).toBeUndefined();
  });
});
