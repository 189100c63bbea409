import { afterEach, expect, it, vi } from 'vitest';

import { Person } from '../src/live/person.svelte';

afterEach(() => vi.unstubAllGlobals());

it('is asked for once, and a name taken meanwhile is not forgotten', async () => {
  const waiting: ((answer: Response) => void)[] = [];
  const asked = vi.fn((_: string, how: RequestInit) =>
    how.method === 'POST'
      ? Promise.resolve(Response.json({ name: 'Ada' }))
      : new Promise<Response>((resolve) => waiting.push(resolve)),
  );
  vi.stubGlobal('fetch', asked);
  const person = new Person();
  const loads = [person.load(), person.load()];
  await person.call('Ada');
  waiting.forEach((answer) => answer(Response.json(null)));
  await Promise.all(loads);
  expect(person.me?.name).toBe('Ada');
  expect(asked).toHaveBeenCalledTimes(2);
});

it('is not known from half an answer', async () => {
  const broken = new Response(new ReadableStream({ start: (half) => half.error(new TypeError('the page is left')) }));
  vi.stubGlobal('fetch', () => Promise.resolve(broken));
  const person = new Person();
  await expect(person.load()).rejects.toThrow();
  expect(person.me).toBeUndefined();
});
