import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import Table from '../src/table/Table.svelte';
import { fixture, voiceOf } from './files';

afterEach(cleanup);

describe('dice that may be rerolled', () => {
  const shown = fixture('arkham');
  const table = (onchoose = vi.fn()) => render(Table, { ...shown, voice: voiceOf('en', 'arkham'), onchoose });

  it('are buttons with the numbers of their options, and the others are not', () => {
    const { container } = table();
    const dice = [...container.querySelectorAll('.tray .cast')];
    expect(dice.map((it) => it.tagName)).toEqual(['SPAN', 'SPAN', 'BUTTON', 'BUTTON']);
    expect(dice.slice(2).map((it) => it.textContent?.trim())).toEqual(['2', '3']);
  });

  it('select what they stand for, and ask twice before they roll', async () => {
    const onchoose = vi.fn();
    const { container } = table(onchoose);
    const die = container.querySelector('[data-target="dice:131/3"]') as Element;
    await fireEvent.click(die);
    expect(container.querySelector('.opt.is-sel')?.textContent).toContain('Reroll the one');
    await fireEvent.click(die);
    expect(onchoose).not.toHaveBeenCalled();
    await fireEvent.click(die);
    expect(onchoose.mock.calls).toEqual([['reroll 1 by clue']]);
  });
});

describe('many places at once', () => {
  it('are one outlined area, with the notable ones listed and a way drawn to the selected one', () => {
    const { container } = render(Table, { ...fixture('possession'), voice: voiceOf('ru', 'possession') });
    expect(container.querySelectorAll('.lz')).toHaveLength(20);
    expect(container.querySelector('.reach path')?.getAttribute('d')).toMatch(/^M/);
    expect(container.querySelectorAll('.opts .opt')).toHaveLength(5);
    expect(container.querySelectorAll('.route text')).toHaveLength(2);
  });
});
