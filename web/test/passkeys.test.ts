import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { byName } from '../src/live/passkeys';
import { person } from '../src/live/person.svelte';
import PasskeyPane from '../src/pages/PasskeyPane.svelte';
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
  it('use localhost where the server was reached by a loopback address', () => {
    const at = (address: string) => byName(new URL(address));
    expect(at('http://127.0.0.1:8080/')).toBe('http://localhost:8080');
    expect(at('http://[::1]:81/')).toBe('http://localhost:81');
    expect(at('http://127.0.0.1/')).toBe('http://localhost');
    expect([at('http://192.168.0.7:8080/'), at('https://omen.example.org/'), at('http://localhost:8080/')]).toEqual([
      null,
      null,
      null,
    ]);
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

  it('are removed one by one, on a second press', async () => {
    let kept = ['aa', 'bb'].map((id) => ({ id, created: Date.UTC(2026, 4, 1) }));
    const asked: string[] = [];
    vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
      asked.push(`${method} ${path}`);
      if (method === 'DELETE') kept = kept.filter((it) => !path.endsWith(it.id));
      return Promise.resolve(method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(kept));
    });
    person.me = { name: 'Ada', passkeys: 2 };
    render(PasskeyPane, { voice: en });
    const buttons = () => screen.queryAllByRole('button', { name: /^Remove: / });
    await vi.waitFor(() => expect(buttons()).toHaveLength(2));
    await fireEvent.click(buttons()[0]!);
    expect(asked).toEqual(['GET /api/passkeys']);
    await fireEvent.click(screen.getByRole('button', { name: en.word('passkey-remove-sure') }));
    await vi.waitFor(() => expect(buttons()).toHaveLength(1));
    expect(asked).toEqual(['GET /api/passkeys', 'DELETE /api/passkeys/aa', 'GET /api/passkeys']);
    expect(person.me.passkeys).toBe(1);
    await fireEvent.click(buttons()[0]!);
    expect(screen.getByRole('status').textContent).toBe(en.word('passkey-remove-last'));
  });
});
