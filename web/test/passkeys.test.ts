import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import PasskeyPane from '../src/pages/PasskeyPane.svelte';
import { byName } from '../src/live/passkeys';
import { person } from '../src/live/person.svelte';
import { voice } from './files';

const en = voice('en');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  person.me = undefined;
});

/** A browser that has passkeys, at this address. */
function browser(address: string): void {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', { parseCreationOptionsFromJSON: () => ({}) });
  vi.stubGlobal('location', new URL(address));
}

describe('passkeys', () => {
  it('have the name of this machine where they were asked for by its number', () => {
    const at = (address: string) => byName(new URL(address));
    expect(at('http://127.0.0.1:8080/')).toBe('http://localhost:8080');
    expect(at('http://[::1]:81/')).toBe('http://localhost:81');
    expect(at('http://127.0.0.1/')).toBe('http://localhost');
    expect([at('http://192.168.0.7:8080/'), at('https://omen.example.org/'), at('http://localhost:8080/')]).toEqual([null, null, null]);
  });

  it('say where they would work', async () => {
    browser('http://127.0.0.1:8099/');
    person.me = { name: 'Ada', passkeys: 0 };
    const problem = { type: '/problems/no-passkeys-here', title: '', status: 409, detail: '' };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(problem, { status: 409 })));
    render(PasskeyPane, { voice: en });
    await fireEvent.click(screen.getByRole('button', { name: en.word('passkey-make') }));
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'http://localhost:8099' });
    expect(link.getAttribute('href')).toBe('http://localhost:8099');
    expect(screen.getByRole('alert').textContent).toMatch(/do not work at this address/);
  });
});
