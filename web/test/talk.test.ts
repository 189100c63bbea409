import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { joined, unheard } from '../src/talk/talk';
import Talk from '../src/talk/Talk.svelte';
import type { TalkLine } from '../src/wire';
import { filesUnder, read, voice } from './files';

afterEach(cleanup);

const line = (n: number, text: string, seat: number | null = 1): TalkLine => ({
  n,
  seat,
  name: '<i>K</i>',
  text,
  at: 0,
});

const none = () => Promise.resolve();

describe('table talk', () => {
  it('shows markup as the letters it is made of', () => {
    const lines = [line(1, '<img src=x onerror="alert(1)"><b>hi</b>')];
    const { container } = render(Talk, {
      voice: voice('en'),
      lines,
      onsay: () => true,
      mayTalk: true,
      onearlier: none,
      onread: () => undefined,
    });
    expect(container.querySelector('img, b, i, script')).toBeNull();
    expect(screen.getByText('<img src=x onerror="alert(1)"><b>hi</b>')).toBeTruthy();
    expect(screen.getByText('<i>K</i>')).toBeTruthy();
  });

  it('keeps the words that did not get through', async () => {
    const onsay = vi.fn(() => false);
    render(Talk, { voice: voice('en'), lines: [], onsay, mayTalk: true, onearlier: none, onread: () => undefined });
    const field = screen.getByRole<HTMLInputElement>('textbox');
    await fireEvent.input(field, { target: { value: '  hello ' } });
    await fireEvent.submit(field.closest('form') as Element);
    expect(onsay.mock.calls).toEqual([['hello']]);
    expect(field.value).toBe('  hello ');
    onsay.mockReturnValue(true);
    await fireEvent.submit(field.closest('form') as Element);
    expect(field.value).toBe('');
  });

  it('offers earlier lines as long as there are any', async () => {
    const lines = [line(2, 'two'), line(3, 'three')];
    const onearlier = vi.fn(none);
    const onread = vi.fn();
    const props = { voice: voice('en'), lines, onsay: () => true, mayTalk: true, onearlier, onread };
    const { rerender } = render(Talk, props);
    await fireEvent.click(screen.getByRole('button', { name: 'Earlier messages' }));
    expect(onearlier).toHaveBeenCalledTimes(1);
    await rerender({ ...props, lines: [line(1, 'one'), ...lines] });
    expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull();
    expect(screen.getByText('one')).toBeTruthy();
    expect(onread.mock.calls).toEqual([[3]]);
  });

  it('joins what it knew and what it hears, and forgets what lies before a gap', () => {
    const numbers = (known: number[], heard: number[]) =>
      joined(
        known.map((n) => line(n, '')),
        heard.map((n) => line(n, '')),
      ).map((it) => it.n);
    expect(numbers([], [])).toEqual([]);
    expect(numbers([51, 52], [49, 50, 51])).toEqual([49, 50, 51, 52]);
    expect(numbers([1, 2], [71, 72])).toEqual([71, 72]);
    expect(numbers([1, 3], [6, 7])).toEqual([6, 7]);
  });

  it('counts what others said since', () => {
    const lines = [line(1, 'a'), line(2, 'b'), line(3, 'c', 0), line(4, 'd', null)];
    expect(unheard(lines, 1, [0])).toBe(2);
    expect(unheard(lines, 4, [0])).toBe(0);
  });
});

describe('the source', () => {
  it('never puts text on the page as markup, and has no style attributes for a policy to refuse', () => {
    for (const file of filesUnder('src').filter((it) => it.endsWith('.svelte'))) {
      expect(read(file), file).not.toMatch(/\{@html|innerHTML|\sstyle="/);
    }
  });

  it('asks nobody but its own server', () => {
    for (const file of filesUnder('src').filter((it) => /\.(svelte|ts|css)$/.test(it))) {
      expect(read(file).replaceAll('http://www.w3.org/', ''), file).not.toMatch(/https?:\/\//);
    }
  });
});
