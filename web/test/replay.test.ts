import { describe, expect, it, vi } from 'vitest';

import type { View } from '../src/live/view';
import { takeBack } from '../src/pages/undo';
import type { LogEntry } from '../src/protocol';
import { travel } from '../src/replay/keys';
import { Views } from '../src/replay/views';
import { fixture } from './files';

const view = (seq: number): View => ({ at: { seq, cuts: 0 }, viewer: 'public', ...fixture('waiting') });

describe('past positions', () => {
  it('are fetched once while they are near', async () => {
    const fetch = vi.fn((seq: number) => Promise.resolve(view(seq)));
    const views = new Views(fetch);
    await views.at(3);
    await views.at(3);
    expect(fetch.mock.calls).toEqual([[3]]);
  });

  it('are forgotten from the one used longest ago', async () => {
    const fetch = vi.fn((seq: number) => Promise.resolve(view(seq)));
    const views = new Views(fetch, 2);
    await views.at(1);
    await views.at(2);
    await views.at(1);
    await views.at(3);
    expect(views.size).toBe(2);
    await views.at(1);
    expect(fetch).toHaveBeenCalledTimes(3);
    await views.at(2);
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  it('are tried again after a failure', async () => {
    const fetch = vi.fn((seq: number) => Promise.resolve(view(seq))).mockRejectedValueOnce(new Error('no'));
    const views = new Views(fetch);
    await expect(views.at(1)).rejects.toThrow('no');
    expect((await views.at(1)).at.seq).toBe(1);
  });

  it('are fetched ahead, never beyond the ends', () => {
    const fetch = vi.fn((seq: number) => Promise.resolve(view(seq)));
    new Views(fetch).near(9, 10, 1);
    expect(fetch.mock.calls.flat()).toEqual([10, 8]);
    fetch.mockClear();
    new Views(fetch).near(1, 10, -1);
    expect(fetch.mock.calls.flat()).toEqual([0, 2]);
  });
});

describe('keys of the replay', () => {
  const press = (code: string, over = {}) =>
    travel({ code, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, target: null, ...over }, 5, 8);

  it('go a step, ten steps, or to an end', () => {
    expect(press('BracketLeft')).toEqual({ to: 4 });
    expect(press('ArrowRight')).toEqual({ to: 6 });
    expect(press('ArrowRight', { shiftKey: true })).toEqual({ to: 8 });
    expect(press('Home')).toEqual({ to: 0 });
    expect(press('End')).toEqual({ to: 8 });
    expect(press('Space')).toBe('play');
  });

  it('leave the others alone', () => {
    expect(press('KeyU')).toBeNull();
    expect(press('Home', { ctrlKey: true })).toBeNull();
    expect(press('Space', { target: document.createElement('button') })).toBeNull();
    expect(press('ArrowLeft', { target: document.createElement('textarea') })).toBeNull();
  });
});

describe('taking back', () => {
  const line = (seq: number, seat: number | null, tone: LogEntry['tone'] = 'line'): LogEntry => ({
    seq,
    seat,
    tone,
    phrase: { key: `k${seq}` },
    rules: [],
  });

  it('goes to before the last thing a seat did', () => {
    const log = [line(1, 0), line(2, 1), line(3, 0), line(4, null, 'heading'), line(5, 1)];
    const back = takeBack(log, 0);
    expect(back?.to).toBe(2);
    expect(back?.lines.map((it) => it.seq)).toEqual([5, 3]);
  });

  it('has nothing to take back from who did nothing', () => {
    expect(takeBack([line(1, 1)], 0)).toBeNull();
    expect(takeBack([], 0)).toBeNull();
  });
});
