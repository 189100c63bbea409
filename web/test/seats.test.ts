import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { invitations } from '../src/live/invitations.svelte';
import SeatList from '../src/pages/SeatList.svelte';
import type { HandedOver, SeatInfo, TableInfo } from '../src/wire';
import { voice } from './files';

const en = voice('en');
const seat = (seat: number, over: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  key: seat === 0 ? 'sleeper' : 'windwalker',
  kind: 'person',
  name: `P${seat}`,
  mine: seat === 0,
  present: true,
  ...over,
});
const table = (over: Partial<TableInfo> = {}): TableInfo =>
  ({
    id: 't',
    game: 'duel',
    title: '',
    status: 'running',
    seats: [seat(0), seat(1)],
    asked: [],
    host: false,
    listed: false,
    spectators: true,
    watching: 0,
    at: { seq: 1, cuts: 0 },
    created: 0,
    changed: 0,
    ...over,
  }) as TableInfo;

/** What was asked of the server, and what it answers. */
let asked: [string, unknown][];
let answer: () => Response;

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (path: string, how: RequestInit) => {
    asked.push([path, how.body === undefined ? null : JSON.parse(String(how.body))]);
    return Promise.resolve(answer());
  });
});

afterEach(() => {
  cleanup();
  invitations.forget('t', [0, 1]);
  vi.unstubAllGlobals();
});

function shows(over: Partial<TableInfo> = {}): {
  ontable: ReturnType<typeof vi.fn>;
  again: (over: Partial<TableInfo>) => Promise<void>;
} {
  const ontable = vi.fn();
  const props = (over: Partial<TableInfo>) => ({
    voice: en,
    table: table(over),
    bots: ['greedy', 'monte-carlo'],
    ontable,
  });
  const { rerender } = render(SeatList, props(over));
  return { ontable, again: (over) => rerender(props(over)) };
}

const list = (nth = 0) => screen.getAllByRole<HTMLSelectElement>('combobox')[nth]!;
const button = (key: string) => screen.queryByRole('button', { name: en.word(key) });

describe('a seat', () => {
  it('is given away by a button that says what happens, not by moving through the list', async () => {
    const given: HandedOver = {
      table: table({ seats: [seat(0, { kind: 'bot', name: 'greedy', mine: false }), seat(1)] }),
    };
    answer = () => Response.json(given);
    const { ontable } = shows();
    await fireEvent.change(list(), { target: { value: 'greedy' } });
    expect(asked).toEqual([]);
    expect(screen.getByRole('status').textContent).toMatch(/a bot plays.*can’t come back on your own/);
    await fireEvent.click(button('give-not')!);
    expect([list().value, button('give-sure')]).toEqual(['', null]);
    await fireEvent.change(list(), { target: { value: 'greedy' } });
    await fireEvent.click(button('give-sure')!);
    expect(asked).toEqual([['/api/tables/t/seats/0', { bot: 'greedy' }]]);
    await vi.waitFor(() => expect(ontable).toHaveBeenCalledWith(given.table));
  });

  it('can be taken back by the host, who is told so', async () => {
    shows({ host: true });
    await fireEvent.change(list(), { target: { value: 'open' } });
    expect(screen.getByRole('status').textContent).toMatch(/you can take the seat back/);
  });

  it('that was opened leaves the link with whoever opened it, until somebody sits there', async () => {
    const left = { seats: [seat(0, { kind: 'open', name: '', mine: false }), seat(1)] };
    const given: HandedOver = { table: table(left), invitation: { seat: 0, path: '/join/abcdef' } };
    answer = () => Response.json(given);
    const { ontable, again } = shows();
    await fireEvent.change(list(), { target: { value: 'open' } });
    await fireEvent.click(button('give-sure')!);
    await vi.waitFor(() => expect(ontable).toHaveBeenCalled());
    await again(left);
    const link = () => screen.queryByLabelText<HTMLInputElement>(en.word('invite-link'));
    expect(link()?.value).toBe(`${location.origin}/join/abcdef`);
    await again({ seats: [seat(0, { name: 'Cy', mine: false }), seat(1)] });
    expect(link()).toBeNull();
    await again(left);
    expect(link(), 'a link that was used is not offered again').toBeNull();
  });

  it('that is open gets a new link from the host alone', async () => {
    const free = { seats: [seat(0), seat(1, { kind: 'open', name: '' })] };
    const { again } = shows(free);
    expect(button('invite-make')).toBeNull();
    await again({ ...free, host: true });
    expect(button('invite-make')).not.toBeNull();
  });

  it('of somebody who is away is given on by the host, if the server agrees', async () => {
    const away = { host: true, seats: [seat(0), seat(1, { present: false })] };
    const detail = 'The table has not waited for them for a day yet.';
    answer = () => Response.json({ type: '/problems/some-new-kind', title: '', status: 409, detail }, { status: 409 });
    const { again } = shows({ ...away, host: false });
    expect(screen.getAllByRole('combobox')).toHaveLength(1);
    await again({ host: true });
    expect(screen.getAllByRole('combobox'), 'nobody is sent away who is there').toHaveLength(1);
    await again(away);
    expect([...list(1).options].map((it) => it.value)).toEqual(['', 'open', 'greedy', 'monte-carlo']);
    await fireEvent.change(list(1), { target: { value: 'greedy' } });
    expect(screen.getByRole('status').textContent).toContain('P1 loses the seat');
    await fireEvent.click(button('give-sure')!);
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe(detail));
    expect(asked).toEqual([['/api/tables/t/seats/1', { bot: 'greedy' }]]);
  });
});
