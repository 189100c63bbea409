import { describe, expect, it } from 'vitest';
import { firstTable, type Built } from '../build/size';
import { bare } from '../build/words';
import { Voice } from '../src/voice';
import { read } from './files';

describe('sentences in a build', () => {
  it('say the same without their remarks', () => {
    const source = read('../locales/ru/table.ftl');
    const [whole, short] = [new Voice('ru', [source]), new Voice('ru', [bare(source)])];
    const keys = [...source.matchAll(/^(table-[a-z-]+) =/gm)].map((it) => it[1] ?? '');
    expect(keys.length).toBeGreaterThan(50);
    for (const key of keys) expect(short.say({ key, args: [['count', { count: 3 }]] }), key).toBe(whole.say({ key, args: [['count', { count: 3 }]] }));
    expect(bare(source).length).toBeLessThan(source.length);
  });

  it('leave out what only the terminal says', () => {
    expect(bare('# a\nterm-x =\n    long\n    text\ntable-y = y\n    .gen = z\nplain-q = q\n')).toBe('table-y = y\n    .gen = z');
  });
});

describe('the first table view', () => {
  const built = (file: string, module: string, weight: number, imports: string[] = [], css: string[] = []): Built => ({ file, modules: [module], imports, css, weight });

  it('counts what is fetched, once, and the heavier language', () => {
    const files = [
      built('index.js', '/w/src/main.ts', 10, [], ['index.css']),
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
    expect(firstTable(files).map((it) => it.file)).toEqual(['table.js', 'index.js', 'ru-a.js', 'index.css', 'ru.js', 'shared.js']);
  });

  it('is not measured without a table in it', () => {
    expect(() => firstTable([built('index.js', '/w/src/main.ts', 10)])).toThrow('TablePage');
  });
});
