import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import App from '../src/App.svelte';
import { nav } from '../src/nav.svelte';
import { speech } from '../src/speech.svelte';

const PATIENCE = { timeout: 20_000 };
const heading = (text: string | RegExp) => screen.findByRole('heading', { level: 1, name: text }, PATIENCE);

let asked: string[] = [];

beforeEach(() => {
  asked = [];
  const answers: Record<string, unknown> = { '/api/games': [], '/api/me': null, '/api/tables/open': [] };
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const body = Object.hasOwn(answers, path)
      ? answers[path]
      : { type: '/problems/not-found', title: '', status: 404, detail: '' };
    return Promise.resolve(new Response(JSON.stringify(body), { status: Object.hasOwn(answers, path) ? 200 : 404 }));
  });
  speech.set('en');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the client', () => {
  it('shows the page of the address, and says so in the title', async () => {
    nav.go('/about');
    render(App);
    await heading('About');
    await waitFor(() => expect(document.title).toBe('About · Omen'), PATIENCE);
  });

  it('changes language without recreating the page', async () => {
    nav.go('/about');
    const { container } = render(App);
    await heading('About');
    const page = container.querySelector('.page');
    speech.set('ru');
    await heading('О проекте');
    expect(container.querySelector('.page')).toBe(page);
    expect(document.documentElement.lang).toBe('ru');
  });

  it('follows a link without reloading, and focuses the heading', async () => {
    nav.go('/about');
    render(App);
    await heading('About');
    const link = screen.getByRole('link', { name: 'Tables' });
    await fireEvent.click(link, { button: 0 });
    const found = await heading('What shall we play tonight?');
    await waitFor(() => expect(document.activeElement).toBe(found), PATIENCE);
    expect(location.pathname).toBe('/');
  });

  it('leaves a click with a key held to the browser', async () => {
    nav.go('/about');
    render(App);
    await heading('About');
    const link = screen.getByRole('link', { name: 'Tables' });
    link.addEventListener('click', (event) => event.preventDefault());
    await fireEvent.click(link, { button: 0, ctrlKey: true });
    expect(location.pathname).toBe('/about');
  });

  it('shows a friendly page for an unknown address', async () => {
    nav.go('/no/such/page/here');
    render(App);
    await heading('Page not found');
  });

  it('asks no page for what the next one is called', async () => {
    nav.go('/join/abcdef');
    render(App);
    await heading('This invitation can’t be used');
    nav.go('/about');
    await heading('About');
    expect(asked.filter((path) => path.includes('undefined'))).toEqual([]);
  });
});
