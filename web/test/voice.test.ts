import { describe, expect, it } from 'vitest';

import type { Phrase } from '../src/protocol';
import { capitalised, type Language, Voice } from '../src/voice';
import { read, voice } from './files';

const ru = voice('ru');
const en = voice('en');

const recruit: Phrase = { key: 'choice-recruit', zone: 'zone-baltica', cost: 1 };

describe('a voice', () => {
  it('asks names for the forms a sentence needs', () => {
    expect(ru.say(recruit)).toBe('Завербовать аколита в Балтике');
    const summoned: Phrase = {
      key: 'event-summoned',
      who: 'faction-sleeper',
      unit: 'unit-serpent-man',
      zone: 'zone-kalahari',
    };
    expect(ru.say(summoned)).toBe('Спящий призывает змеелюда в Калахари.');
    expect(en.say(summoned)).toBe('The Sleeper summons a serpent man in Kalahari.');
  });

  it('falls back to the nominative for a form nobody wrote', () => {
    const own = new Voice('ru', ['thing = вещь\ntake = Взять { $thing_acc }, { $thing_gen }']);
    expect(own.say({ key: 'take', thing: 'thing' })).toBe('Взять вещь, вещь');
  });

  it('asks a phrase inside another for its forms', () => {
    const words =
      'foe = враг\n    .acc = врага\nnear = { $foe } рядом\n    .acc = { $foe_acc } рядом\nhit = Бейте { $whom_acc }';
    const near: Phrase = { key: 'near', foe: 'foe' };
    const own = new Voice('ru', [words]);
    expect(own.say({ key: 'hit', whom: near })).toBe('Бейте врага рядом');
    expect(own.parts({ key: 'hit', whom: near })).toEqual([
      { text: 'Бейте ' },
      { text: 'врага', key: 'foe' },
      { text: ' рядом' },
    ]);
  });

  it('joins several names in every form', () => {
    const names = { names: ['unit-acolyte', 'unit-wizard', 'unit-wendigo'] };
    const phrase: Phrase = { key: 'listed', units: names };
    const list = 'listed = { $units_acc }; { $units_gender ->\n    [plural] много\n   *[other] один\n}\n';
    expect(voice('ru', list).say(phrase)).toBe('аколита, колдуна и вендиго; много');
    const two: Phrase = { key: 'listed', units: { names: ['faction-sleeper', 'faction-windwalker'] } };
    expect(voice('en', 'listed = { $units }').say(two)).toBe('Sleeper and Windwalker');
  });

  it('declines plain text as a word that never changes', () => {
    const phrase: Phrase = { key: 'table-thinking', seat: { text: 'кира' } };
    expect(ru.say(phrase)).toBe('Кира думает…');
    expect(ru.say({ key: 'ask-burrow', who: { text: 'Кира' } })).toContain('Кира');
  });

  it('raises the first letter of a name that begins a sentence', () => {
    expect(ru.say({ key: 'event-tower-placed', zone: 'zone-mawson' })).toBe('В океане Моусона вырастает тёмная башня.');
    expect(capitalised('«ёж»')).toBe('«Ёж»');
    expect(capitalised('3 ежа')).toBe('3 ежа');
    expect(capitalised('⟨unit⟩')).toBe('⟨unit⟩');
  });

  it('counts in the plural of the language', () => {
    const options = (count: number): Phrase => ({ key: 'table-options-count', count });
    expect(ru.say(options(1))).toBe('1 вариант');
    expect(ru.say(options(3))).toBe('3 варианта');
    expect(ru.say(options(11))).toBe('11 вариантов');
    expect(en.say(options(1))).toBe('1 option');
    expect(en.say(options(12345))).toBe('12345 options');
  });

  it('says what it has no words for', () => {
    expect(ru.say({ key: 'nobody-wrote-this' })).toBe('⟨nobody-wrote-this⟩');
    const lost: Phrase = { key: 'choice-recruit', zone: 'zone-atlantis' };
    expect(en.say(lost)).toContain('{$');
    expect(ru.has('zone-baltica')).toBe(true);
    expect(ru.has('zone-atlantis')).toBe(false);
  });

  it('tells names apart inside a sentence', () => {
    const phrase: Phrase = { key: 'event-turn', who: 'faction-sleeper' };
    expect(ru.parts(phrase)).toEqual([{ text: 'Ходит ' }, { text: 'Спящий', key: 'faction-sleeper' }, { text: '.' }]);
  });

  it('says texts made of sentences by the key that names them', () => {
    const words = 'two = { $first } { $second }\nstep = One step to { $place }.\nsea = the sea';
    const step: Phrase = { key: 'step', place: 'sea' };
    const own = new Voice('en', [words], 'all', new Map([['card-text', { key: 'two', first: step, second: step }]]));
    expect(own.say({ key: 'card-text' })).toBe('One step to the sea. One step to the sea.');
    expect(own.say({ key: 'two', first: { key: 'card-text' }, second: { text: '!' } })).toBe(
      'One step to the sea. One step to the sea. !',
    );
    expect(own.parts({ key: 'card-text' }).filter((it) => it.key === 'sea')).toHaveLength(2);
    expect(new Voice('en', [words], 'some').say({ key: 'card-text' })).toBe('');
  });

  it('has no marks for directions of writing in what it says', () => {
    for (const said of [ru.say(recruit), en.say(recruit)]) {
      expect(said).not.toMatch(/[\u2066-\u2069\u{F0000}-\u{FFFFD}]/u);
    }
  });

  it('waits in silence for forms of words that have not come yet', () => {
    const told: Phrase = { key: 'told', story: 'story-of-the-end' };
    const table = 'told = It wakes. { $story_awakens }';
    expect(new Voice('en', [table], 'some').say(told)).toBe('It wakes. ');
    const story = 'story-of-the-end = Once.\n    .awakens = The music stops.';
    expect(new Voice('en', [table, story]).say(told)).toBe('It wakes. The music stops.');
  });
});

describe('the words of the client', () => {
  const keys = (language: Language) =>
    [...read(`src/words/${language}.ftl`).matchAll(/^([a-z][a-z-]*) =/gm)].map((it) => it[1]);

  it('are the same in both languages', () => {
    expect(keys('ru')).toEqual(keys('en'));
  });
});
