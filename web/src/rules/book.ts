// The rules of a game, fetched once.

import * as api from '../live/api';
import type { PromptView } from '../protocol';
import { capitalised, type Language, type Voice } from '../voice';
import type { RuleBook, RuleText } from '../wire';
import { Index, synonyms } from './search';

export interface Book {
  rules: Map<string, RuleText>;
  chapters: Chapter[];
  index: Index;
}

export interface Chapter {
  name: string;
  /** The heading of the printed book, in the language of that book. */
  printed: string | null;
  rules: RuleText[];
}

const books = new Map<string, Promise<RuleBook>>();

export async function bookOf(game: string, voice: Voice): Promise<Book> {
  const known = books.get(game) ?? api.rules(game);
  books.set(game, known);
  known.catch(() => books.delete(game));
  return opened(await known, voice.has(`shelf-${game}-synonyms`) ? voice.word(`shelf-${game}-synonyms`) : '');
}

export function opened(book: RuleBook, alike: string): Book {
  return {
    rules: new Map(book.rules.map((rule) => [rule.id, rule])),
    chapters: chapters(book.rules),
    index: new Index(book.rules, synonyms(alike)),
  };
}

function chapters(rules: RuleText[]): Chapter[] {
  const made = new Map<string, Chapter>();
  for (const rule of rules) {
    const chapter = made.get(rule.chapter) ?? { name: rule.chapter, printed: rule.book ?? null, rules: [] };
    chapter.rules.push(rule);
    made.set(rule.chapter, chapter);
  }
  return [...made.values()];
}

export const textOf = (rule: RuleText, language: Language): string =>
  language === 'ru' ? (rule.ru ?? rule.en) : rule.en;

/** A heading by the name its readers know; what is printed in capitals is not shouted here. */
export function heading(it: { name: string; printed: string | null }, language: Language): string {
  const name = language === 'ru' ? (it.printed ?? it.name) : it.name;
  return name === name.toUpperCase() ? capitalised(name.toLowerCase()) : name;
}

/** The rules a question rests on: its own, those of its options, those that forbid. */
export function rulesOf(prompt: PromptView | null): string[] {
  if (prompt === null) return [];
  const offered = [...prompt.options, ...prompt.rights].flatMap((it) => it.rules);
  return [...new Set([...prompt.rules, ...prompt.refusals.map((it) => it.rule), ...offered])];
}
