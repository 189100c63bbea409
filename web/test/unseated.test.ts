import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { invitations } from '../src/live/invitations.svelte';
import { LiveTable } from '../src/live/table.svelte';
import Unseated from '../src/pages/Unseated.svelte';
import { PROTOCOL, type SeatInfo, type TableInfo, type ToClient } from '../src/wire';
import { voice } from './files';

class FakeSocket {
  static last: FakeSocket;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send(): void {}
  close(): void {}
  says(...messages: ToClient[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const en = voice('en');
const seat = (over: Partial<SeatInfo>): SeatInfo => ({
  seat: 0,
  key: 'sleeper',
  kind: 'person',
  name: 'Bea',
  mine: true,
  present: true,
  ...over,
});
const table = (...seats: SeatInfo[]): TableInfo =>
  ({
    id: 't',
    game: 'duel',
    title: '',
    status: 'running',
    seats,
    asked: [],
    host: false,
    listed: false,
    spectators: false,
    watching: 0,
    at: { seq: 1, cuts: 0 },
    created: 0,
    changed: 0,
  }) as unknown as TableInfo;
const open = seat({ kind: 'open', name: '', mine: false, present: false });
const shut: ToClient = {
  closing: { retry: null, problem: { type: '/problems/not-your-seat', title: '', status: 403, detail: '' } },
};
const invitation = { seat: 0, path: '/join/abc' };

let live: LiveTable;
let end: () => void;

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  live = new LiveTable('t');
  end = live.open();
  FakeSocket.last.says(
    { hello: { protocol: PROTOCOL, version: '0', viewer: { seat: 0 }, resumed: false } },
    { table: table(seat({})) },
  );
});

afterEach(() => {
  cleanup();
  end();
  invitations.forget('t', [0]);
  vi.unstubAllGlobals();
});

const shows = () => render(Unseated, { voice: en, live, onclose: () => undefined });
const link = () => screen.queryByLabelText<HTMLInputElement>(en.word('invite-link'))?.value ?? null;

describe('the link to a seat that was given away', () => {
  // The server may close the connection before it answers the request that gave the seat away.
  it('is shown when the connection closed before the answer with the link arrived', async () => {
    FakeSocket.last.says(shut);
    shows();
    expect(link()).toBeNull();
    invitations.remember('t', [invitation]);
    live.took(table(open));
    await tick();
    expect(link()).toBe(`${location.origin}/join/abc`);
  });

  it('is shown when it arrives after everything else is known', async () => {
    live.took(table(open));
    shows();
    expect(link()).toBeNull();
    invitations.remember('t', [invitation]);
    await tick();
    expect(link()).toBe(`${location.origin}/join/abc`);
  });

  it('goes when somebody sits there', async () => {
    invitations.remember('t', [invitation]);
    live.took(table(open));
    shows();
    expect(link()).not.toBeNull();
    live.took(table(seat({ name: 'Cy', mine: false })));
    await tick();
    expect(link()).toBeNull();
  });
});
