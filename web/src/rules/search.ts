// Finds rules by number, by words in either language, and by what people call things.

import type { RuleText } from '../wire';

/** Letters that are typed one for the other are one. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** «a, b; c, d»: words of one group are found by each other. */
export function synonyms(text: string): Map<string, string[]> {
  const groups = text.split(';').map((group) =>
    group
      .split(',')
      .map(folded)
      .filter((it) => it !== ''),
  );
  return new Map(groups.flatMap((group) => group.map((word) => [word, group.filter((it) => it !== word)] as const)));
}

interface Entry {
  rule: RuleText;
  id: string;
  words: string[];
  chapter: string;
}

export class Index {
  readonly #entries: Entry[];
  readonly #alike: Map<string, string[]>;

  constructor(rules: RuleText[], alike: Map<string, string[]> = new Map()) {
    this.#alike = alike;
    this.#entries = rules.map((rule) => ({
      rule,
      id: folded(rule.id),
      words: [...new Set(folded(`${rule.en} ${rule.ru ?? ''}`).split(' '))],
      chapter: folded(`${rule.chapter} ${rule.book ?? ''}`),
    }));
  }

  /** The best first; every word that was asked for has to be there, itself or one like it. */
  find(query: string, most = 200): RuleText[] {
    const asked = folded(query)
      .split(' ')
      .filter((it) => it !== '');
    if (asked.length === 0) return [];
    const whole = asked.join(' ');
    return this.#entries
      .map((entry) => ({ rule: entry.rule, score: this.#score(entry, asked, whole) }))
      .filter((it) => it.score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, most)
      .map((it) => it.rule);
  }

  #score(entry: Entry, asked: string[], whole: string): number {
    if (entry.id === whole) return 1000;
    if (entry.id.startsWith(whole) || entry.id.endsWith(` ${whole}`)) return 500;
    let total = 0;
    for (const word of asked) {
      const here = fits(entry, word);
      const alike = here > 0 ? 0 : Math.max(0, ...(this.#alike.get(word) ?? []).map((it) => fits(entry, it))) / 2;
      if (here + alike === 0) return 0;
      total += here + alike;
    }
    return total;
  }
}

/** Endings change from case to case, so a long word is looked for by its beginning. */
const stem = (word: string): string => (word.length >= 5 ? word.slice(0, -2) : word);

function fits(entry: Entry, words: string): number {
  let least = Infinity;
  for (const word of words.split(' ')) {
    let best = 0;
    if (entry.words.includes(word)) best = 10;
    else if (entry.words.some((it) => it.startsWith(word))) best = 7;
    else if (entry.words.some((it) => it.startsWith(stem(word)))) best = 4;
    if (entry.chapter.split(' ').some((it) => it.startsWith(stem(word)))) best += 3;
    least = Math.min(least, best);
  }
  return least === Infinity ? 0 : least;
}
