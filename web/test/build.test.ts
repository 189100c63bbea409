import { describe, expect, it } from 'vitest';

import { type Built, firstTable, tablePictures } from '../build/size';
import { bare, seatNames, wordsChunk } from '../build/words';
import { Voice } from '../src/voice';
import { filesUnder, read } from './files';

describe('sentences in a build', () => {
  const files = filesUnder('../locales').concat(filesUnder('src/words'));
  const keys = (source: string) => [...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((it) => it[1] ?? '');

  it('are complete without their comments', () => {
    expect(files.length).toBeGreaterThan(8);
    for (const file of files) {
      const source = read(file);
      const needed = keys(source).filter((key) => !file.endsWith('/table.ftl') || !/^(term|plain)-/.test(key));
      expect(keys(bare(file, source)), file).toEqual(needed);
    }
  });

  it('say the same', () => {
    for (const file of files.filter((it) => it.includes('/ru'))) {
      const source = read(file);
      const [whole, short] = [new Voice('ru', [source]), new Voice('ru', [bare(file, source)])];
      for (const key of keys(bare(file, source))) {
        const phrase = () => ({ key, count: 3 });
        expect(short.say(phrase()), key).toBe(whole.say(phrase()));
      }
    }
  });

  it('leave out what only the terminal says', () => {
    const source = '# a\nterm-x =\n    long\n    text\ntable-y = y\n    .gen = z\nplain-q = q\n';
    expect(bare('locales/en/table.ftl', source)).toBe('table-y = y\n    .gen = z');
    expect(bare('locales/en/game.ftl', source)).toContain('term-x');
  });
});

describe('the first table view', () => {
  const built = (file: string, module: string, weight: number, imports: string[] = [], css: string[] = []): Built => ({
    file,
    modules: [module],
    imports,
    later: [],
    css,
    weight,
  });
  /** The page, and the words it leads to by itself. */
  const page = (weight: number, later: string[], css: string[] = []): Built => ({
    file: 'index.js',
    modules: ['/w/src/words.ts', '/w/src/main.ts'],
    imports: [],
    later,
    css,
    weight,
  });

  it('counts what is fetched, once, and the heavier language', () => {
    const files = [
      page(10, ['ru.js', 'en.js', 'ru-a.js', 'ru-b.js', 'en-a.js'], ['index.css']),
      built('index.css', '', 5),
      built('table.js', '/w/src/pages/TablePage.svelte', 20, ['index.js', 'shared.js']),
      built('shared.js', '', 3),
      built('lobby.js', '/w/src/pages/Lobby.svelte', 50),
      built('ru.js', '/w/src/words/ru.ftl?raw', 4),
      built('en.js', '/w/src/words/en.ftl?raw', 2),
      built('ru-a.js', '/r/locales/ru/a.ftl?raw', 9),
      built('ru-b.js', '/r/locales/ru/b.ftl?raw', 7),
      built('en-a.js', '/r/locales/en/a.ftl?raw', 8),
    ];
    expect(firstTable(files).map((it) => it.file)).toEqual([
      'table.js',
      'index.js',
      'ru-a.js',
      'index.css',
      'ru.js',
      'shared.js',
    ]);
  });

  it('counts all words a game needs at first, and none that come after the table', () => {
    const files = [
      page(10, ['shared.js', 'small.js', 'large.js', 'large-table.js', 'large-en.js', 'late.js']),
      built('late.js', '/w/src/latewords.ts', 30),
      built('table.js', '/w/src/pages/TablePage.svelte', 20),
      built('shared.js', '/r/locales/ru/table.ftl?raw', 1),
      built('small.js', '/r/locales/ru/small.ftl?raw', 9),
      built('small-stories.js', '/r/locales/ru/small-stories-north.ftl?raw', 40),
      built('large.js', '/r/locales/ru/large.ftl?raw', 6),
      built('large-table.js', '/r/locales/ru/large-table.ftl?raw', 5),
      built('large-en.js', '/r/locales/en/large.ftl?raw', 10),
    ];
    expect(firstTable(files).map((it) => it.file)).toEqual([
      'table.js',
      'index.js',
      'large.js',
      'large-table.js',
      'shared.js',
    ]);
  });

  it('is not measured without a table in it', () => {
    expect(() => firstTable([built('index.js', '/w/src/main.ts', 10)])).toThrow('TablePage');
  });
});

describe('the pictures of a table view', () => {
  const built = (file: string, module: string, weight: number, css: string[] = []): Built => ({
    file,
    modules: [module],
    imports: [],
    later: [],
    css,
    weight,
  });

  it('are all but the covers, with the heaviest engraving', () => {
    const files = [
      built('sprite.svg', '', 90),
      built('plate.svg', '/src/plate.svg', 1),
      built('duel.svg', '/src/covers/duel.svg', 9),
      built('World.js', '/w/src/grounds/World.svelte', 26, ['World.css']),
      built('World.css', '', 2),
      built('Town.js', '/w/src/grounds/Town.svelte', 27),
      built('grounds.js', '/w/src/grounds/index.ts', 50),
    ];
    expect(tablePictures(files).map((it) => it.file)).toEqual(['sprite.svg', 'World.js', 'World.css', 'plate.svg']);
  });
});

describe('the names of seats', () => {
  it('are taken from the words of each game, with what they are made of and nothing else', () => {
    const one = 'duel-seat-a = { faction-a }\nfaction-a = The A\n    .gen = of the A\nfaction-b = The B\n';
    const other = '# A remark\neldritch-seat-p1 = { eh-seat-p1 }\neh-seat-p1 = Investigator 1\nother-seat-x = X\n';
    expect(seatNames(new Set(['duel', 'eldritch']), [one, other]).split('\n')).toEqual([
      'duel-seat-a = { faction-a }',
      'eldritch-seat-p1 = { eh-seat-p1 }',
      'faction-a = The A',
      '    .gen = of the A',
      'eh-seat-p1 = Investigator 1',
    ]);
  });
});

describe('messages that are needed together', () => {
  it('travel in one file, the stories of a game apart from its other words', () => {
    const chunk = (path: string) => wordsChunk(`/w/${path}?raw`);
    expect(['locales/ru/table.ftl', 'locales/ru/shelf.ftl', 'src/words/ru.ftl'].map(chunk)).toEqual(
      Array.from({ length: 3 }, () => 'words-ru'),
    );
    expect(chunk('locales/ru/a.ftl')).toBe('a-ru');
    expect(chunk('locales/ru/a-table.ftl')).toBe('a-ru');
    expect(chunk('locales/ru/a-cards.ftl')).toBe('a-told-ru');
    expect(chunk('locales/ru/a-stories-north.ftl')).toBe('a-stories-ru');
    expect(chunk('locales/ru/a-stories-south.ftl')).toBe('a-stories-ru');
    expect(chunk('src/words/pages/ru.ftl')).toBeUndefined();
    expect(wordsChunk('/w/src/main.ts')).toBeUndefined();
  });
});

describe('the source', () => {
  it('has no file of more than 400 lines, unless a program made it', () => {
    const long = filesUnder('src').filter((path) => {
      const text = /\.(ts|svelte|css)$/.test(path) ? read(path) : '';
      return text.split('\n').length > 401 && !text.startsWith('// Generated ');
    });
    expect(long).toEqual([]);
  });
});
