import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Talk from '../src/talk/Talk.svelte';
import { unheard } from '../src/talk/talk';
import type { TalkLine } from '../src/wire';
import { filesUnder, read, voice } from './files';

afterEach(cleanup);

const line = (n: number, text: string, seat: number | null = 1): TalkLine => ({ n, seat, name: '<i>K</i>', text, at: 0 });

describe('table talk', () => {
  it('shows markup as the letters it is made of', () => {
    const lines = [line(1, '<img src=x onerror="alert(1)"><b>hi</b>')];
    const { container } = render(Talk, { voice: voice('en'), lines, onsay: () => true, mayTalk: true, onread: () => undefined });
    expect(container.querySelector('img, b, i, script')).toBeNull();
    expect(screen.getByText('<img src=x onerror="alert(1)"><b>hi</b>')).toBeTruthy();
    expect(screen.getByText('<i>K</i>')).toBeTruthy();
  });

  it('keeps the words that did not get through', async () => {
    const onsay = vi.fn(() => false);
    render(Talk, { voice: voice('en'), lines: [], onsay, mayTalk: true, onread: () => undefined });
    const field = screen.getByRole<HTMLInputElement>('textbox');
    await fireEvent.input(field, { target: { value: '  hello ' } });
    await fireEvent.submit(field.closest('form') as Element);
    expect(onsay.mock.calls).toEqual([['hello']]);
    expect(field.value).toBe('  hello ');
    onsay.mockReturnValue(true);
    await fireEvent.submit(field.closest('form') as Element);
    expect(field.value).toBe('');
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
