import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import ShareLink from '../src/pages/ShareLink.svelte';
import { voice } from './files';

const en = voice('en');
const address = `${location.origin}/join/abc`;

/** What a test put in the place of the device's own. */
const put = (name: 'clipboard' | 'share', value: unknown): void => {
  Object.defineProperty(navigator, name, { value, configurable: true });
};

afterEach(() => {
  cleanup();
  for (const name of ['clipboard', 'share']) Reflect.deleteProperty(navigator, name);
  vi.useRealTimers();
});

const shows = () => render(ShareLink, { voice: en, path: '/join/abc', title: 'Duel' });
const copy = () => screen.getByRole('button', { name: en.word('invite-copy') });
const settled = () =>
  vi.waitFor(() => expect(screen.getByRole('button', { name: en.word('invite-copied') })).toBeTruthy());

describe('a link to give away', () => {
  it('is whole, and copied with one press', async () => {
    const writeText = vi.fn((_: string) => Promise.resolve());
    put('clipboard', { writeText });
    shows();
    expect(screen.getByLabelText<HTMLInputElement>(en.word('invite-link')).value).toBe(address);
    await fireEvent.click(copy());
    expect(writeText.mock.calls).toEqual([[address]]);
    await settled();
  });

  it('is selected at least where the clipboard is closed', async () => {
    put('clipboard', { writeText: () => Promise.reject(new Error('not allowed')) });
    shows();
    const field = screen.getByLabelText<HTMLInputElement>(en.word('invite-link'));
    field.setSelectionRange(0, 0);
    await fireEvent.click(copy());
    await vi.waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([0, address.length]));
    expect(copy()).toBeTruthy();
  });

  it('goes to the list of the device where there is one', async () => {
    const share = vi.fn((_: ShareData) => Promise.reject(new DOMException('closed', 'AbortError')));
    put('share', share);
    shows();
    await fireEvent.click(screen.getByRole('button', { name: en.word('invite-share') }));
    expect(share.mock.calls).toEqual([[{ title: 'Duel', url: address }]]);
  });

  it('has no such button where there is none', () => {
    shows();
    expect(screen.queryByRole('button', { name: en.word('invite-share') })).toBeNull();
  });
});
