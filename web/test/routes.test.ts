import { describe, expect, it } from 'vitest';

import { pathTo, type Route, routeOf, secretIn } from '../src/routes';

describe('an address', () => {
  const pages: [string, Route][] = [
    ['/', { page: 'lobby' }],
    ['/new/some', { page: 'new', game: 'some' }],
    ['/join/Ab_c-9', { page: 'join', secret: 'Ab_c-9' }],
    ['/table/t1', { page: 'table', id: 't1' }],
    ['/replay/t1', { page: 'replay', id: 't1', at: null }],
    ['/replay/t1?at=40', { page: 'replay', id: 't1', at: 40 }],
    ['/rules/some', { page: 'rules', game: 'some', rule: null, query: '' }],
    ['/rules/some/X-Y-01', { page: 'rules', game: 'some', rule: 'X-Y-01', query: '' }],
    ['/rules/some?q=%D0%B2%D1%80%D0%B0%D1%82%D0%B0', { page: 'rules', game: 'some', rule: null, query: 'врата' }],
    ['/about', { page: 'about' }],
  ];

  for (const [path, route] of pages) {
    it(`leads there and back: ${path}`, () => {
      const url = new URL(path, 'http://here');
      expect(routeOf(url.pathname, url.search)).toEqual(route);
      if (route.page !== 'nowhere') expect(pathTo(route)).toBe(path);
    });
  }

  it('that is none of ours leads nowhere', () => {
    for (const path of [
      '/tables',
      '/table',
      '/table/a/b',
      '/about/us',
      '/new',
      '/rules',
      '/rules/a/b/c',
      '/x/y',
      '/join/%E0%A4%A',
    ]) {
      expect(routeOf(path), path).toEqual({ page: 'nowhere' });
    }
  });

  it('takes only whole steps', () => {
    for (const at of ['-1', '1.5', 'x', '9'.repeat(12), ''])
      expect(routeOf('/replay/t', `?at=${at}`)).toMatchObject({ at: null });
  });

  it('cannot be broken out of', () => {
    expect(pathTo({ page: 'table', id: '../api/me?x#y' })).toBe('/table/..%2Fapi%2Fme%3Fx%23y');
  });
});

describe('an invitation', () => {
  it('is known as a link and as a code', () => {
    expect(secretIn(' https://example.org/join/abc_DEF-123?x=1 ')).toBe('abc_DEF-123');
    expect(secretIn('/join/abcdef')).toBe('abcdef');
    expect(secretIn('abc_DEF-123')).toBe('abc_DEF-123');
  });

  it('is not any text', () => {
    for (const text of ['', 'abc', 'два слова', 'https://example.org/table/x', '<script>'])
      expect(secretIn(text)).toBeNull();
  });
});
