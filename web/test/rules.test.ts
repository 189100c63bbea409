import { describe, expect, it } from 'vitest';

import { heading, opened, rulesOf, textOf } from '../src/rules/book';
import { folded, synonyms } from '../src/rules/search';
import type { RuleText } from '../src/wire';
import { fixture } from './files';

const rule = (id: string, en: string, ru: string, chapter = 'Gates', book = 'ВРАТА'): RuleText => ({
  id,
  chapter,
  book,
  kind: 'mechanic',
  en,
  ru,
});

const RULES = [
  rule('T-GATE-01', 'A gate stands in a zone.', 'Врата стоят в зоне.'),
  rule('T-GATE-02', 'An acolyte controls it.', 'Их держит аколит, ещё одного нельзя.'),
  rule('T-BATTLE-01', 'A battle costs one power.', 'Бой стоит одну энергию.', 'Battle', 'Бой'),
];
const book = opened({ game: 't', title: 'T', rules: RULES }, 'энергия, мана; врата, портал');
const ids = (query: string) => book.index.find(query).map((it) => it.id);

describe('the rules', () => {
  it('are found by number, whole or begun', () => {
    expect(ids('T-GATE-02')).toEqual(['T-GATE-02']);
    expect(ids('t gate')).toEqual(['T-GATE-01', 'T-GATE-02']);
  });

  it('are found by words of either language, in any form', () => {
    expect(ids('энергию')).toEqual(['T-BATTLE-01']);
    expect(ids('энергией')).toEqual(['T-BATTLE-01']);
    expect(ids('power battle')).toEqual(['T-BATTLE-01']);
    expect(ids('еще')).toEqual(['T-GATE-02']);
  });

  it('are found by what people call things', () => {
    expect(ids('мана')).toEqual(['T-BATTLE-01']);
    expect(ids('портал')[0]).toBe('T-GATE-01');
  });

  it('are not found by half of what was asked', () => {
    expect(ids('gate power')).toEqual([]);
    expect(ids('  ')).toEqual([]);
  });

  it('put the text before the heading', () => {
    expect(ids('врата')).toEqual(['T-GATE-01', 'T-GATE-02']);
  });

  it('stand in chapters, in the order of the book', () => {
    expect(book.chapters.map((it) => [heading(it, 'en'), heading(it, 'ru'), it.rules.length])).toEqual([
      ['Gates', 'Врата', 2],
      ['Battle', 'Бой', 1],
    ]);
  });

  it('fall back to English', () => {
    const english: RuleText = { id: 'X-1', chapter: 'Gates', kind: 'mechanic', en: 'A gate.' };
    expect(textOf(english, 'ru')).toBe('A gate.');
  });

  it('of a question are its own, then what forbids, then what allows', () => {
    const { prompt } = fixture('battle');
    const named = rulesOf(prompt);
    expect(named.slice(0, prompt?.rules.length)).toEqual(prompt?.rules);
    expect(new Set(named).size).toBe(named.length);
    expect(rulesOf(null)).toEqual([]);
  });

  it('have synonyms both ways', () => {
    expect(synonyms('Мана, энергия; ')).toEqual(
      new Map([
        ['мана', ['энергия']],
        ['энергия', ['мана']],
      ]),
    );
    expect(folded('«Ёж», 2-й!')).toBe('еж 2 й');
  });
});
