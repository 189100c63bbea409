import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Scene } from '../src/protocol';
import Table from '../src/table/Table.svelte';
import { fixture, voice } from './files';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const { scene, prompt, log } = fixture('battle');
const en = voice('en');
const mover = scene.pieces.find((it) => it.count === 1 && it.owner === 0 && it.place === 'place:baltica');
const moved = (): Scene => ({
  ...scene,
  pieces: scene.pieces.map((it) => (it === mover ? { ...it, id: `${it.id}:there`, place: 'place:antarctica' } : it)),
});

async function shows(motion: boolean) {
  const page = render(Table, { scene, prompt, log, voice: en, motion });
  await tick();
  await page.rerender({ scene: moved() });
  await tick();
  return page.container;
}

describe('a piece that moved', () => {
  it('is on its way first and stands at its place in the end', async () => {
    const container = await shows(true);
    const there = container.querySelector(`[data-about="${mover?.id}:there"]`);
    expect(container.querySelectorAll('.flight')).toHaveLength(1);
    expect(there?.getAttribute('class')).toContain('on-its-way');
    vi.advanceTimersByTime(2500);
    await tick();
    expect(container.querySelectorAll('.flight')).toHaveLength(0);
    expect(there?.getAttribute('class')).not.toContain('on-its-way');
  });

  it('arrives at once when a key is pressed, and the key still counts', async () => {
    const container = await shows(true);
    await fireEvent.keyDown(window, { code: 'Digit2' });
    expect(container.querySelectorAll('.flight, .on-its-way')).toHaveLength(0);
    expect(container.querySelectorAll('[role="radio"][data-row]')[1]?.getAttribute('aria-checked')).toBe('true');
  });

  it('is only outlined for two seconds where nothing is to move', async () => {
    const container = await shows(false);
    expect(container.querySelectorAll('.flight, .on-its-way')).toHaveLength(0);
    expect(container.querySelectorAll('.piece .named')).toHaveLength(1);
    vi.advanceTimersByTime(2100);
    await tick();
    expect(container.querySelectorAll('.piece .named')).toHaveLength(0);
  });
});

describe('the log', () => {
  it('points at positions, and asks for a link with Shift', async () => {
    const onlog = vi.fn();
    render(Table, { scene, prompt, log, voice: en, onlog });
    const last = log.at(-1)?.seq ?? 0;
    const [see] = screen.getAllByRole('button', { name: `Show the position after step ${last}` });
    await fireEvent.click(see as Element);
    await fireEvent.click(see as Element, { shiftKey: true });
    expect(onlog.mock.calls).toEqual([
      [last, false],
      [last, true],
    ]);
  });

  it('keeps what is asked for', async () => {
    render(Table, { scene, prompt, log, voice: en });
    const all = screen.getByRole('log').querySelectorAll('li').length;
    await fireEvent.click(screen.getByRole('radio', { name: 'rolls' }));
    const rolls = screen.getByRole('log').querySelectorAll('li');
    expect(rolls.length).toBeLessThan(all);
    rolls.forEach((it) => expect(it.querySelector('.die')).not.toBeNull());
  });

  it('draws a long game in parts', () => {
    const long = Array.from({ length: 3000 }, (_, at) => ({ ...(log.at(-1) as (typeof log)[number]), seq: at }));
    render(Table, { scene, prompt, log: long, voice: en });
    expect(screen.getByRole('log').querySelectorAll('li').length).toBeLessThan(200);
  });

  it('lights on the board what a line speaks of', async () => {
    const line = { ...(log.at(-1) as (typeof log)[number]), targets: ['place:arctica'] };
    const { container } = render(Table, { scene, prompt, log: [line], voice: en });
    await fireEvent.pointerEnter(screen.getByRole('log').querySelector('li') as Element);
    expect(container.querySelector('[data-about="place:arctica"]')?.getAttribute('class')).toContain('named');
  });
});
