import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import Table from '../src/table/Table.svelte';
import type { TableInfo } from '../src/wire';
import { fixture, voice } from './files';

afterEach(cleanup);

const words = `
ask-anything = What now?
because = Any way is open.
opt-a = Travel to A
opt-b = Travel to B
short-b = to B
why-not = a monster stands there
right = Use the charm
done = End the turn
term-sanity = sanity
group-travel = Travel
note-b = a clue lies there
`;
const en = voice('en', words);
const shown = fixture('battle');
const option = (choice: string, key: string, more: object = {}) => ({
  choice,
  label: { key },
  rules: [],
  targets: [],
  group: 'travel',
  undo: 'free' as const,
  ...more,
});

const prompt = (more: object = {}) => ({
  seats: [0],
  lead: 0,
  question: { key: 'ask-anything' },
  reason: { key: 'because' },
  rules: ['R-1'],
  options: [
    option('a', 'opt-a', { targets: ['place:baltica'] }),
    option('b', 'opt-b', {
      short: { key: 'short-b' },
      note: { key: 'note-b' },
      cost: 2,
      coin: 'sanity',
      targets: ['place:kalahari'],
    }),
    option('end', 'done', { group: 'end', finish: true }),
  ],
  groups: [{ id: 'travel', label: { key: 'group-travel' } }],
  refusals: [
    {
      choice: 'c',
      label: { key: 'opt-a' },
      rule: 'R-9',
      why: { key: 'why-not' },
      group: 'rest',
      targets: ['place:laurentia'],
    },
  ],
  rights: [option('charm', 'right', { group: 'charm' })],
  ...more,
});
const scene = { ...shown.scene, terms: [{ id: 'sanity', name: { key: 'term-sanity' }, icon: 'brain' }] };
const shows = (more: object = {}, props: object = {}) =>
  render(Table, { scene, prompt: prompt(more), log: shown.log, voice: en, ...props });
const info = (more: Partial<TableInfo> = {}) =>
  ({
    asked: [1],
    wishes: [],
    seats: [
      { seat: 0, key: 'a', kind: 'person', name: 'Anna', mine: true, present: true },
      { seat: 1, key: 'b', kind: 'person', name: 'Kira', mine: false, present: false },
    ],
    ...more,
  }) as unknown as TableInfo;

describe('the prompt', () => {
  it('says what is asked, why, by which rule, how often and what it costs', () => {
    const onrule = vi.fn();
    shows({ count: [1, 2], pays: { of: 'sanity', value: 1 } }, { onrule });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('What now?');
    expect(screen.getByText('Any way is open.')).toBeTruthy();
    expect(screen.getByText('action 1 of 2')).toBeTruthy();
    expect(screen.getByText(/cost: sanity/)).toBeTruthy();
    screen.getByRole('button', { name: 'R-1' }).click();
    expect(onrule.mock.calls).toEqual([['R-1']]);
  });

  it('names groups once and says the rest shortly, with notes and costs', () => {
    shows();
    const group = screen.getByRole('radiogroup', { name: 'What now?' });
    expect(within(group).getByText('Travel')).toBeTruthy();
    const [, second] = within(group).getAllByRole('radio');
    expect(second?.textContent?.replace(/\s+/g, ' ').trim()).toMatch(/^2 to B a clue lies there sanity\s?2$/);
  });

  it('names targets on the board by the options they stand for', () => {
    shows();
    expect(screen.getByRole('button', { name: 'Travel to A' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Travel to B' })).toBeTruthy();
  });

  it('tells what is forbidden and by which rule, at the board too', async () => {
    const { container } = shows();
    const reason = within(container.querySelector('.cant') as HTMLElement);
    expect(reason.getByText(/a monster stands there/)).toBeTruthy();
    await fireEvent.click(container.querySelector('[data-about="place:laurentia"]') as Element);
    const card = screen.getByRole('dialog', { name: 'Laurentia' });
    expect(card.textContent).toContain('a monster stands there');
    expect(within(card).getByRole('button', { name: 'R-9' })).toBeTruthy();
    await fireEvent.keyDown(window, { code: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ends by the key 0 and reminds of what would lapse', async () => {
    const onchoose = vi.fn();
    shows({}, { onchoose });
    const lapses = screen.getByText('Left unused: Use the charm');
    expect(lapses.classList.contains('is-sel')).toBe(false);
    await fireEvent.keyDown(window, { code: 'Digit0' });
    expect(lapses.classList.contains('is-sel')).toBe(true);
    await fireEvent.keyDown(window, { code: 'Digit0' });
    expect(onchoose.mock.calls).toEqual([['end']]);
  });

  it('is walked by arrows and answered by Enter, Space only selects', async () => {
    const onchoose = vi.fn();
    shows({}, { onchoose });
    await tick();
    await fireEvent.keyDown(window, { code: 'ArrowDown' });
    const second = document.activeElement as Element;
    expect(second.getAttribute('aria-checked')).toBe('true');
    expect(second.getAttribute('tabindex')).toBe('0');
    await fireEvent.keyDown(second, { code: 'Space' });
    expect(onchoose).not.toHaveBeenCalled();
    await fireEvent.keyDown(second, { code: 'Enter' });
    expect(onchoose.mock.calls).toEqual([['b']]);
  });

  it('leaves keys alone where they are switched off', async () => {
    const onchoose = vi.fn();
    shows({}, { onchoose, keys: false });
    await fireEvent.keyDown(window, { code: 'Digit2' });
    await fireEvent.keyDown(window, { code: 'Digit2' });
    expect(onchoose).not.toHaveBeenCalled();
  });

  it('asks again when the next question reads exactly like the last one', async () => {
    const onchoose = vi.fn();
    const { rerender, container } = shows({}, { onchoose, taken: 0 });
    await fireEvent.keyDown(window, { code: 'Digit2' });
    await fireEvent.keyDown(window, { code: 'Digit2' });
    expect(container.querySelector('.is-sent')).not.toBeNull();
    await rerender({ taken: 1 });
    expect(container.querySelector('.is-sent')).toBeNull();
  });

  it('opens the question again when the answer was refused', async () => {
    const onchoose = vi.fn();
    const { rerender, container } = shows({}, { onchoose, refused: 0 });
    await fireEvent.keyDown(window, { code: 'Digit2' });
    await fireEvent.keyDown(window, { code: 'Digit2' });
    expect(container.querySelector('.is-sent')).not.toBeNull();
    expect(container.querySelector('[data-target]')).toBeNull();
    await rerender({ refused: 1 });
    expect(container.querySelector('.is-sent')).toBeNull();
    expect(container.querySelector('[data-target]')).not.toBeNull();
  });

  it('says calmly who is waited for, with the name of the person and whether they are there', () => {
    const { container } = shows({ seats: [1], lead: 1, options: [], rights: [] }, { info: info() });
    expect(container.querySelector('.who')?.textContent).toContain('Kira, Windwalker');
    expect(container.querySelector('.who')?.textContent).toContain('away');
    expect(container.querySelector('.opt, .legal')).toBeNull();
  });

  it('shows what others asked together would like; without the last word one only proposes', async () => {
    const [onchoose, onwish] = [vi.fn(), vi.fn()];
    shows({ seats: [0, 1], lead: 1 }, { info: info({ wishes: [[1, 'b']] }), onchoose, onwish });
    expect(screen.getByText('Kira, Windwalker has the last word')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Kira, Windwalker would like this' })).toBeTruthy();
    await fireEvent.keyDown(window, { code: 'Digit2' });
    await fireEvent.keyDown(window, { code: 'Enter' });
    expect(onwish.mock.calls).toEqual([['b']]);
    expect(onchoose).not.toHaveBeenCalled();
  });

  it('waits for nobody when the game is over', () => {
    const { container } = render(Table, {
      scene,
      prompt: null,
      log: shown.log,
      voice: en,
      info: info({ asked: [], status: 'finished' }),
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The game is over.');
    expect(container.querySelector('.who')).toBeNull();
  });

  it('offers nothing in the past', () => {
    const { container } = shows({}, { past: true, at: 88 });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('As it was after step 88');
    expect(container.querySelector('.opt, .legal, .key:not(.dim)')).toBeNull();
  });

  it('takes the focus when it changes, unless the player is busy elsewhere', async () => {
    const { rerender } = shows();
    await tick();
    expect(document.activeElement?.id).toBe('ask');
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await rerender({ prompt: prompt({ question: { key: 'because' } }) });
    await tick();
    expect(document.activeElement).toBe(field);
    field.remove();
  });
});

describe('a shelf', () => {
  it('is walked along by arrows, and Space enlarges what it holds', async () => {
    const { container } = shows();
    await tick();
    const dock = container.querySelector<HTMLElement>('.dock');
    dock?.focus();
    await fireEvent.keyDown(dock as Element, { code: 'ArrowRight' });
    const thing = document.activeElement as Element;
    expect(thing.hasAttribute('data-about')).toBe(true);
    await fireEvent.keyDown(thing, { code: 'Space' });
    expect(await screen.findByRole('dialog')).toBeTruthy();
    await fireEvent.keyDown(window, { code: 'Escape' });
    await tick();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('long lists', () => {
  const forty = Array.from({ length: 40 }, (_, at) =>
    option(`o${at}`, 'opt-a', {
      group: 'travel',
      targets: [`place:p${at}`],
      ...(at < 3 ? { note: { key: 'note-b' } } : {}),
    }),
  );

  it('name the notable options and leave the rest to the board or to whoever asks', async () => {
    shows({ options: forty, rights: [] });
    const group = screen.getByRole('radiogroup', { name: 'What now?' });
    expect(within(group).getAllByRole('radio')).toHaveLength(3);
    await fireEvent.click(within(group).getByText('Or any of 37 highlighted targets on the board'));
    expect(within(group).getAllByRole('radio')).toHaveLength(40);
    await fireEvent.keyDown(window, { code: 'Escape' });
    expect(within(group).getAllByRole('radio')).toHaveLength(3);
  });
});
