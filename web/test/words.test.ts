import { describe, expect, it } from 'vitest';
import { filesUnder, read, voice } from './files';

/** Every message named in the source; a name that is put together is known by its beginning. */
function used(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of filesUnder('src').filter((it) => /\.(svelte|ts)$/.test(it))) {
    const text = read(file);
    for (const [, key] of text.matchAll(/\bword\(\s*'([a-z][a-z0-9-]*)'/g)) if (key) found.set(key, file);
    // `word(sure ? 'a' : 'b')`, and tables of words.
    for (const [, inside] of text.matchAll(/\bword\(([^()]*\?[^()]*)\)/g)) {
      for (const [, key] of (inside ?? '').matchAll(/[?:]\s*'([a-z]+-[a-z0-9-]*)'/g)) if (key) found.set(key, file);
    }
    for (const [, key] of text.matchAll(/\bword: '([a-z]+-[a-z0-9-]*)'/g)) if (key) found.set(key, file);
  }
  return found;
}

describe('the words', () => {
  const messages = used();

  it('are looked for where they are used', () => {
    expect(messages.size).toBeGreaterThan(150);
  });

  for (const language of ['ru', 'en'] as const) {
    it(`that the client uses are written (${language})`, () => {
      const spoken = voice(language, read(`../locales/${language}/shelf.ftl`));
      const missing = [...messages].filter(([key]) => !spoken.has(key));
      expect(missing).toEqual([]);
    });

    it(`have no holes (${language})`, () => {
      const source = read(`src/words/${language}.ftl`);
      const keys = [...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((it) => it[1]);
      expect(keys.length).toBe(new Set(keys).size);
    });
  }

  it('on the shelf are the same in both languages', () => {
    const keys = (language: string) => [...read(`../locales/${language}/shelf.ftl`).matchAll(/^([a-z][a-z-]*) =/gm)].map((it) => it[1]);
    expect(keys('ru')).toEqual(keys('en'));
  });

  it('say every kind of trouble the server knows', () => {
    const sources = ['house/trouble.rs', 'http/fault.rs'].map((file) => read(`../crates/server/src/${file}`));
    const kinds = sources.flatMap((text) => [...text.matchAll(/\("([a-z-]+)", (?:S::|\d)/g)].map((it) => it[1]));
    expect(kinds.length).toBeGreaterThan(30);
    const spoken = [voice('ru'), voice('en')];
    for (const kind of kinds) for (const it of spoken) expect(it.has(`problem-${kind}`), kind).toBe(true);
  });
});
