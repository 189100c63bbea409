import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import Table from '../src/table/Table.svelte';
import { filesUnder, fixture, read, voice, voiceOf } from './files';

const names = filesUnder('fixtures').map((path) => path.replace(/^.*\/(.*)\.json$/, '$1'));

afterEach(cleanup);

describe('a table', () => {
  for (const name of names) {
    for (const language of ['ru', 'en'] as const) {
      it(`has words for everything in "${name}" (${language})`, () => {
        const shown = fixture(name);
        const { container } = render(Table, { ...shown, voice: voiceOf(language, shown.scene.game) });
        expect(container.innerHTML).not.toMatch(/⟨|\{\$|undefined|\[object/);
      });
    }
  }

  it('takes an answer by keys and asks twice for dice', async () => {
    const onchoose = vi.fn();
    const shown = fixture('battle');
    const prompt = shown.prompt && {
      ...shown.prompt,
      options: shown.prompt.options.map((it) => ({ ...it, undo: 'random' as const })),
    };
    render(Table, { ...shown, prompt, voice: voice('ru'), onchoose });
    await fireEvent.keyDown(window, { code: 'Digit2' });
    const options = within(screen.getByRole('radiogroup', { name: 'Что вы сделаете?' })).getAllByRole('radio');
    expect(options.filter((it) => it.getAttribute('aria-checked') === 'true')).toEqual([options[1]]);
    await fireEvent.keyDown(window, { code: 'Digit2' });
    expect(onchoose).not.toHaveBeenCalled();
    await fireEvent.keyDown(window, { code: 'Enter' });
    const second = prompt?.options.filter((it) => !it.finish)[1];
    expect(onchoose.mock.calls).toEqual([[second?.choice]]);
  });

  it('takes a click on the board for the option it stands for', async () => {
    const { container } = render(Table, { ...fixture('battle'), voice: voice('en') });
    const place = container.querySelector('[data-target="place:kalahari"]');
    await fireEvent.click(place as Element);
    expect(place?.getAttribute('class')).toContain('is-hot');
  });

  it('shows no witch-light to who is not asked', () => {
    const waiting = fixture('waiting');
    const { container } = render(Table, {
      ...waiting,
      prompt: waiting.prompt && { ...waiting.prompt, rights: [] },
      voice: voice('en'),
    });
    expect(container.querySelector('.legal, .opt, .key:not(.dim)')).toBeNull();
  });

  it('speaks the other language at once', async () => {
    const { rerender } = render(Table, { ...fixture('battle'), voice: voice('ru') });
    expect(screen.getByText('Сейчас нельзя')).toBeTruthy();
    await rerender({ voice: voice('en') });
    expect(screen.getByText('Not now')).toBeTruthy();
  });
});

describe('the source', () => {
  it('knows no game and no rule', () => {
    for (const file of filesUnder('src').filter((it) => !it.startsWith('src/covers/'))) {
      const text = read(file);
      // What is exported from elsewhere explains itself by examples.
      if (text.startsWith('// Generated from crates/')) continue;
      expect(text, file).not.toMatch(/\bduel\b|eldritch|arkham|possession/i);
      expect(text, file).not.toMatch(/\b(CWD|EH|AH|PO)-[A-Z]+-\d+/);
      expect(text, file).not.toMatch(/sleeper|windwalker|acolyte|ithaqua|tsathoggua/i);
    }
  });

  it('lists only icons there are', async () => {
    const { sprite } = await import('../build/sprite');
    const made = sprite(read('src/icons.txt'), read('src/drawn.svg'));
    const used = names.flatMap((name) =>
      [...read(`fixtures/${name}.json`).matchAll(/"(?:icon|emblem)": "([^"]+)"/g)].map((it) => it[1]),
    );
    for (const icon of new Set(used)) expect(made).toContain(`id="i-${icon}"`);
    expect(() => sprite('no-such-icon', '')).toThrow('no-such-icon');
  });
});
