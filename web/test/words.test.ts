import { describe, expect, it } from 'vitest';

import type { Phrase } from '../src/protocol';
import { type Language, Voice } from '../src/voice';
import { tableVoice, tellingVoice, voiceFor } from '../src/words';
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

/** Where the first look at a table is made. */
const FIRST = /src\/(table|talk|live|grounds)\/|src\/pages\/(Notes|TablePage)\./;

const keysOf = (path: string) => [...read(path).matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((it) => it[1]);

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
      const source = read(`src/words/${language}.ftl`) + read(`src/words/pages/${language}.ftl`);
      const keys = [...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((it) => it[1]);
      expect(keys.length).toBe(new Set(keys).size);
    });
  }

  it('of the table itself are there without those of the pages', () => {
    const sources = (language: Language) =>
      ['../locales/LANG/table.ftl', '../locales/LANG/shelf.ftl', 'src/words/LANG.ftl'].map((path) =>
        read(path.replace('LANG', language)),
      );
    const spoken = new Voice('en', sources('en'));
    const first = [...messages].filter(([, file]) => FIRST.test(file));
    expect(first.length).toBeGreaterThan(80);
    expect(first.filter(([key]) => !spoken.has(key))).toEqual([]);
    expect(keysOf('src/words/pages/ru.ftl')).toEqual(keysOf('src/words/pages/en.ftl'));
  });

  it('on the shelf are the same in both languages', () => {
    expect(keysOf('../locales/ru/shelf.ftl')).toEqual(keysOf('../locales/en/shelf.ftl'));
  });

  it('say every kind of trouble the server knows', () => {
    const sources = ['house/trouble.rs', 'http/fault.rs'].map((file) => read(`../crates/server/src/${file}`));
    const kinds = sources.flatMap((text) => [...text.matchAll(/\("([a-z-]+)", (?:S::|\d)/g)].map((it) => it[1]));
    expect(kinds.length).toBeGreaterThan(30);
    const spoken = [voice('ru'), voice('en')];
    for (const kind of kinds) for (const it of spoken) expect(it.has(`problem-${kind}`), kind).toBe(true);
  });

  it('of what happened come after those of the table, stories last, and a table waits for them in silence', async () => {
    const keys = ['eldritch', 'eldritch-told', 'eldritch-cards', 'eldritch-stories-mythos'].map(
      (file) => keysOf(`../locales/ru/${file}.ftl`)[0] ?? '',
    );
    const [first, telling, whole] = [
      await tableVoice('ru', 'eldritch'),
      await tellingVoice('ru', 'eldritch'),
      await voiceFor('ru', 'eldritch'),
    ];
    const has = [first, telling, whole].map((it) => keys.map((key) => it.has(key)));
    expect(has).toEqual([
      [true, false, false, false],
      [true, true, true, false],
      [true, true, true, true],
    ]);
    expect(first.word(keys[1] ?? '')).toBe('');
    const [printed = ''] = Object.keys(JSON.parse(read('../locales/texts/eldritch.json')) as object);
    const place = { key: 'eh-note-area', place: 'eh-place-rome' };
    const phrases: Phrase[] = [
      place,
      { ...place, place: { key: keys[1] ?? '' } },
      { key: 'eh-note-area', place: { names: ['eh-place-rome', keys[1] ?? ''] } },
      { key: printed },
    ];
    expect([first, telling].map((it) => phrases.map((phrase) => it.can(phrase)))).toEqual([
      [true, false, false, false],
      [true, true, true, true],
    ]);
    expect(whole.word('nobody-wrote-this')).toBe('⟨nobody-wrote-this⟩');
    expect([first, whole].map((voice) => voice.say({ key: 'eh-asset-axe-text' }).length > 40)).toEqual([false, true]);
  });
});
