import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Fair, Receipt } from '../src/fair/types';
import Ending from '../src/pages/Ending.svelte';
import FairLine from '../src/pages/FairLine.svelte';
import FairPane from '../src/pages/FairPane.svelte';
import type { TableInfo } from '../src/wire';
import { fixture, read, voice } from './files';

const en = voice('en');
const ru = voice('ru');
const log = read('test/fair/duel.log');
const receipt = JSON.parse(read('test/fair/receipt.json')) as Receipt;

const table = (fair?: Partial<Fair>): TableInfo =>
  ({
    id: 't',
    game: 'duel',
    title: '',
    status: 'finished',
    seats: ['sleeper', 'windwalker'].map((key, seat) => ({
      seat,
      key,
      kind: 'person',
      name: key,
      mine: seat === 0,
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
    ...(fair && {
      fair: { nth: 1, commitment: 'ab12cd34ef', given: [0], wanted: false, taken_back: 0, opened: null, ...fair },
    }),
  }) as TableInfo;

let sent = log;
beforeEach(() => {
  sent = log;
  localStorage.clear();
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(sent)));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const keep = (mine: Receipt): void => localStorage.setItem('omen-fair-t', JSON.stringify({ ...mine, table: 't' }));
const shown = (): string => document.body.textContent ?? '';
const verdict = (words: string) => vi.waitFor(() => expect(shown()).toContain(words));

describe('what the dice will be made of', () => {
  it.each([en, ru])('is told with the table, and what it means', (voice) => {
    render(FairLine, { voice, about: table({}) });
    expect(shown()).toContain('ab12cd34…');
    expect(shown()).toContain(voice.word('fair-shares', { given: 1, of: 2 }));
    expect(shown()).toContain(voice.word('fair-shares-means'));
    expect(shown()).not.toContain(voice.word('fair-opened', { who: 'Anna', step: 4 }));
  });

  it('says who has read the log', () => {
    render(FairLine, { voice: en, about: table({ opened: { by: 'Anna', at: 40 } }) });
    expect(screen.getByRole('note').textContent).toBe(en.word('fair-opened', { who: 'Anna', step: 40 }));
  });

  it('is nothing where the server tells nothing', () => {
    render(FairLine, { voice: en, about: table() });
    expect(shown().trim()).toBe('');
  });
});

describe('after the game', () => {
  it('the final page counts undone results of chance and leads to the check', async () => {
    keep(receipt);
    const { scene } = fixture('ended');
    render(Ending, {
      voice: en,
      table: table({ taken_back: 2 }),
      scene,
      ontable: () => undefined,
      onrule: () => undefined,
      onclose: () => undefined,
    });
    expect(shown()).toContain(en.word('fair-taken-back', { count: 2 }));
    await fireEvent.click(screen.getByRole('button', { name: en.word('fair-title') }));
    await verdict(en.word('fair-yes'));
    expect(shown()).toContain(en.word('fair-receipt', { keyings: 5, shares: 5 }));
  });

  it.each([en, ru])('the check says what was checked and what was not', async (voice) => {
    render(FairPane, { voice, table: table({}), onclose: () => undefined });
    await verdict(voice.word('fair-yes'));
    expect(shown()).toContain(voice.word('fair-keyings', { count: 5, shares: 7 }));
    expect(shown()).toContain(voice.word('fair-no-receipt'));
    expect(shown()).toContain('omen verify');
    expect(shown()).not.toContain('⟨');
  });

  it('a receipt that contradicts the log is reported', async () => {
    const given = receipt.given.map((it, at) => (at === 0 ? { ...it, share: '0'.repeat(64) } : it));
    keep({ ...receipt, given });
    render(FairPane, { voice: en, table: table({}), onclose: () => undefined });
    await verdict(en.word('fair-no'));
    expect(shown()).toContain(en.word('fair-caught-changed', { nth: 1 }));
  });

  it('a log that was edited is refused by its line', async () => {
    sent = log.replace('"dice":[', '"dice":[1,');
    render(FairPane, { voice: en, table: table({}), onclose: () => undefined });
    await verdict(en.word('fair-bad-log', { line: log.slice(0, log.indexOf('"dice":[')).split('\n').length }));
  });

  it('every complaint has a message in both languages', () => {
    const source = read('src/fair/check.ts');
    const keys = [...source.matchAll(/'(fair-(?:wrong|caught)-[a-z]+)'/g)].map((it) => it[1] as string);
    expect(keys.length).toBeGreaterThan(8);
    for (const key of keys) for (const voice of [en, ru]) expect(voice.has(key), key).toBe(true);
  });

  it('the receipt is saved as a file', async () => {
    keep(receipt);
    const saved: string[] = [];
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((it) => (blobs.push(it as Blob), 'blob:it'));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    render(FairPane, { voice: en, table: table({}), onclose: () => undefined });
    await fireEvent.click(screen.getByRole('button', { name: en.word('fair-save') }));
    expect(saved).toEqual(['duel-t-receipt.json']);
    expect(JSON.parse((await blobs[0]?.text()) ?? '')).toEqual({ ...receipt, table: 't' });
  });
});
