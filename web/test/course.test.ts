import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';

import { across, FRAME, frameFor, lineOf, named, stacked, ticks, upward } from '../src/pages/chart';
import ChartView from '../src/pages/ChartView.svelte';
import DiaryView from '../src/pages/DiaryView.svelte';
import { rows } from '../src/pages/ending';
import type { Chart, Check, Diary } from '../src/protocol';
import { parts } from '../src/table/parts';
import Table from '../src/table/Table.svelte';
import { fixture, voice } from './files';

afterEach(cleanup);

const en = voice(
  'en',
  `
doom = Doom
solved = Mysteries solved
course = How it went
round = Round
first-solved = The first mystery is solved
ada = Ada
bea = Bea
fell = fell in round 2
clues = Clues
omen = Omen
reckoning = Reckoning
cultist = Cultist in Rome
mummy = Mummy in Cairo
gates = Gates
`,
);

const chart: Chart = {
  id: 'chart:course',
  name: { key: 'course' },
  across: { key: 'round' },
  first: 0,
  curves: [
    { id: 'curve:doom', name: { key: 'doom' }, most: 10, values: [10, 7, 5] },
    { id: 'curve:solved', name: { key: 'solved' }, most: 3, values: [0, 0, 1] },
  ],
  notes: [{ at: 2, phrase: { key: 'first-solved' }, seq: 41 }],
};

describe('a chart', () => {
  it('spreads its points over its width and each curve over its height', () => {
    expect(across(FRAME, 3, 0)).toBe(FRAME.left);
    expect(across(FRAME, 3, 2)).toBe(FRAME.width - FRAME.right);
    expect(upward(FRAME, 10, 0)).toBe(FRAME.height - FRAME.bottom);
    expect(upward(FRAME, 10, 10)).toBe(FRAME.top);
    expect(upward(FRAME, 10, 99)).toBe(FRAME.top);
    expect(lineOf(FRAME, { id: 'c', name: { key: 'doom' }, most: 1, values: [] }, 0)).toBe('');
  });

  it('is smaller where there is less room, with letters as large', () => {
    expect(frameFor(700)).toBe(FRAME);
    expect(frameFor(340).width).toBeLessThan(FRAME.width);
  });

  it('stands in the middle while there is one point only', () => {
    expect(across(FRAME, 1, 0)).toBe(FRAME.width / 2);
  });

  it('names few whole numbers, the top among them', () => {
    expect(ticks(3)).toEqual([0, 1, 2, 3]);
    expect(ticks(15)).toEqual([0, 5, 10, 15]);
    expect(ticks(20)).toEqual([0, 5, 10, 15, 20]);
    expect(ticks(11)).toEqual([0, 5, 11]);
    expect(named(5)).toEqual([0, 1, 2, 3, 4]);
    expect(named(20)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18]);
    expect(named(40).at(1)).toBe(5);
  });

  it('puts notes of one point above each other', () => {
    const note = (at: number) => ({ at, phrase: { key: 'first-solved' }, seq: at });
    expect(stacked([note(1), note(2), note(1)]).map((it) => it.nth)).toEqual([0, 0, 1]);
  });

  it('is read as a table, and its notes lead into the replay', () => {
    const { container } = render(ChartView, { voice: en, chart, table: 't1' });
    const rows = [...container.querySelectorAll('tbody tr')].map((it) => it.textContent);
    expect(rows).toEqual(['0100', '170', '251']);
    expect(screen.getByRole('link', { name: 'The first mystery is solved' }).getAttribute('href')).toMatch(/t1.*41/);
    expect(container.querySelectorAll('.curve').length).toBe(2);
  });
});

describe('the words of the end', () => {
  it('are rows of short lines between longer sentences', () => {
    const long = 'The sleeper turns over, and there is nobody left to ask what happened.';
    expect(rows(['It is lost.', long, 'Doom: 0.', 'Rounds: 14.'])).toEqual([
      ['It is lost.'],
      [long],
      ['Doom: 0.', 'Rounds: 14.'],
    ]);
  });
});

describe('a diary', () => {
  const diary: Diary = {
    charts: [chart],
    deeds: [{ id: 'deed:clues', name: { key: 'clues' } }],
    doers: [
      { id: 'doer:ada', seat: 0, name: { key: 'ada' }, counts: [4] },
      { id: 'doer:bea', seat: 1, name: { key: 'bea' }, fate: { key: 'fell' }, counts: [0] },
    ],
  };

  it('tells who did what, who played them, and what became of them', () => {
    render(DiaryView, { voice: en, diary, table: 't1', sitters: new Map([[0, 'Carol']]) });
    const table = within(screen.getByRole('table', { name: 'Who did what' }));
    expect(table.getByRole('row', { name: /Ada Carol 4/ })).toBeTruthy();
    expect(table.getByRole('row', { name: /Bea fell in round 2 0/ })).toBeTruthy();
  });
});

describe('a checklist', () => {
  const checklist: Check[] = [
    { id: 'check:omen', name: { key: 'omen' }, stage: 'done' },
    {
      id: 'check:reckoning',
      name: { key: 'reckoning' },
      stage: 'now',
      left: 2,
      pending: [{ key: 'cultist' }, { key: 'mummy' }],
    },
    { id: 'check:gates', name: { key: 'gates' }, stage: 'ahead', left: 1 },
  ];

  it('says what is done, what runs with what is left of it, and what is ahead', async () => {
    await parts.Checklist.load();
    const shown = fixture('eldritch');
    render(Table, { ...shown, scene: { ...shown.scene, checklist }, voice: en });
    const list = screen.getByRole('list', { name: 'Steps' });
    const steps = within(list)
      .getAllByRole('listitem')
      .map((it) => it.textContent?.replace(/\s+/g, ' ').trim());
    expect(steps).toEqual(['Omen done', 'Reckoning 2 Cultist in Rome, Mummy in Cairo now', 'Gates 1 to come']);
    expect(within(list).getAllByRole('listitem')[1]?.getAttribute('aria-current')).toBe('step');
  });

  it('is not shown where the scene has none', () => {
    const shown = fixture('eldritch');
    render(Table, { ...shown, voice: en });
    expect(screen.queryByRole('list', { name: 'Steps' })).toBeNull();
  });
});

describe('the dock', () => {
  it('has the sheet of one person at a time, however few they are', async () => {
    await parts.PersonSheet.load();
    const shown = fixture('eldritch');
    const two = { ...shown.scene, sheets: shown.scene.sheets.slice(0, 2) };
    const { container } = render(Table, { ...shown, scene: two, voice: en });
    expect(container.querySelectorAll('.dock .person')).toHaveLength(1);
  });
});
