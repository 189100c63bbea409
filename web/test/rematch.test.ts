import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Trouble } from '../src/live/trouble';
import { rematchOf } from '../src/pages/rematch';
import type { TableInfo } from '../src/wire';

const table = (mine: boolean, rematch: string | null): TableInfo =>
  ({
    id: 'old',
    game: 'duel',
    title: '',
    status: 'finished',
    seats: [{ seat: 0, key: 'sleeper', kind: 'person', name: 'Ada', mine, present: true }],
    asked: [],
    host: false,
    listed: false,
    spectators: true,
    watching: 0,
    at: { seq: 9, cuts: 0 },
    created: 0,
    changed: 0,
    rematch,
  }) as Partial<TableInfo> as TableInfo;
const gone = () => Response.json({ type: '/problems/not-found', title: '', status: 404, detail: '' }, { status: 404 });

let asked: string[];
let there: boolean;

beforeEach(() => {
  asked = [];
  there = true;
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    if (method === 'POST') return Promise.resolve(Response.json({ table: { id: 'new' }, invitations: [] }));
    return Promise.resolve(there ? Response.json({ id: 'made' }) : gone());
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('once more', () => {
  it('is a new table, or the one that was made', async () => {
    expect(await rematchOf(table(true, null))).toBe('new');
    expect(await rematchOf(table(true, 'made'))).toBe('made');
    expect(asked).toEqual(['POST /api/tables/old/rematch', 'GET /api/tables/made']);
  });

  it('is another one if that was removed', async () => {
    there = false;
    expect(await rematchOf(table(true, 'made'))).toBe('new');
    expect(asked).toEqual(['GET /api/tables/made', 'POST /api/tables/old/rematch']);
  });

  it('is for those who sat here', async () => {
    there = false;
    await expect(rematchOf(table(false, 'made'))).rejects.toBeInstanceOf(Trouble);
    expect(asked).toEqual(['GET /api/tables/made']);
  });
});
