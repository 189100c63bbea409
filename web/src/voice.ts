// Says a phrase in Russian or English; the counterpart of crates/voice.
//
// Named things bring their grammatical forms with them as attributes: a sentence may ask for
// `$x_gen`, and nobody here knows that there are cases. What is missing is said between ⟨ and ⟩.

import { FluentBundle, type FluentFunction, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { Phrase } from './protocol';

export type Language = 'ru' | 'en';

export const LANGUAGES: readonly Language[] = ['ru', 'en'];

/** Longer texts, by the keys of the phrases that stand for them. */
export type Texts = ReadonlyMap<string, Phrase>;

/** A part of a sentence; with a `key` it is the name of a thing. */
export interface Part {
  text: string;
  key?: string;
}

/** The forms every name has; one that is not written is the same as the nominative. */
const CASES = ['gen', 'dat', 'acc', 'ins', 'pre', 'few', 'many'];
const GENDER = 'gender';
const AND: Record<Language, string> = { ru: ' и ', en: ' and ' };

interface Name {
  key: string | null;
  nominative: string;
  forms: Map<string, string>;
}

/** Mark where a name begins and ends while a sentence is formatted; removed before it is shown. */
const OPEN = '\u{F0000}';
const SHUT = '\u{F0001}';

export class Voice {
  readonly language: Language;
  private readonly bundle: FluentBundle;
  /** All sources are loaded: a missing message is an error. */
  readonly whole: boolean;
  private readonly texts: Texts;
  private readonly said = new WeakMap<Phrase, Part[]>();

  /** Later sources win over earlier ones; messages with errors are skipped. While only `some` are loaded, a missing message is shown as nothing. */
  constructor(language: Language, sources: string[], come: 'all' | 'some' = 'all', texts: Texts = new Map()) {
    this.language = language;
    this.whole = come === 'all';
    this.texts = texts;
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: { CAP: cap } });
    for (const source of sources) {
      this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }
  }

  /** The phrase as a sentence. */
  say(phrase: Phrase): string {
    return this.parts(phrase)
      .map((part) => part.text)
      .join('');
  }

  /** A message without arguments, or with these. */
  word(key: string, args: Record<string, string | number> = {}): string {
    const phrase: Phrase = { key };
    for (const [name, value] of Object.entries(args))
      phrase[name] = typeof value === 'number' ? value : { text: value };
    return this.say(phrase);
  }

  /** Whether the key has a text; a message with attributes alone has none. */
  has(key: string): boolean {
    return this.bundle.getMessage(key)?.value != null;
  }

  /** Whether all its messages are loaded; once everything is, the answer is always yes. */
  can(named: Phrase): boolean {
    if (this.whole) return true;
    const phrase = this.meant(named);
    return Object.entries(phrase).every(([variable, arg]) => {
      if (typeof arg === 'string') return this.has(arg);
      if (variable === 'key' || typeof arg === 'number') return true;
      return 'key' in arg ? this.can(arg) : 'names' in arg ? arg.names.every((it) => this.has(it)) : true;
    });
  }

  /** The phrase as a sentence whose names are separate parts. */
  parts(phrase: Phrase): Part[] {
    const known = this.said.get(phrase);
    if (known !== undefined) return known;
    const parts = this.made(phrase);
    this.said.set(phrase, parts);
    return parts;
  }

  /** The text a phrase stands for, or the phrase itself. */
  private meant(phrase: Phrase): Phrase {
    return this.texts.get(phrase.key) ?? phrase;
  }

  private made(phrase: Phrase): Part[] {
    const keys: string[] = [];
    return split(this.sentence(phrase, keys), keys);
  }

  /** The sentence with its names marked; their keys are added to `keys`. */
  private sentence(named: Phrase, keys: string[]): string {
    const phrase = this.meant(named);
    const pattern = this.bundle.getMessage(phrase.key)?.value;
    if (pattern == null) return this.missing(phrase.key);
    const missed: Error[] = [];
    const text = this.bundle.formatPattern(pattern, this.args(phrase, keys), missed);
    // A form that is not loaded yet is left out, like its message.
    return this.whole || missed.length === 0 ? text : text.replaceAll(/\{\$[\w-]+\}/g, '');
  }

  private args(phrase: Phrase, keys: string[]): Record<string, FluentVariable> {
    const args: Record<string, FluentVariable> = {};
    for (const [variable, arg] of Object.entries(phrase)) {
      if (variable === 'key') continue;
      if (typeof arg === 'number') {
        args[variable] = new FluentNumber(arg, { useGrouping: false });
        continue;
      }
      const names =
        typeof arg === 'string'
          ? [this.name(arg)]
          : 'key' in arg
            ? [this.clause(this.meant(arg), keys)]
            : 'names' in arg
              ? arg.names.map((key) => this.name(key))
              : [{ key: null, nominative: arg.text, forms: new Map<string, string>() }];
      this.decline(args, variable, names, keys);
    }
    return args;
  }

  private decline(args: Record<string, FluentVariable>, variable: string, names: Name[], keys: string[]): void {
    args[variable] = this.join(names, keys, (name) => name.nominative);
    const forms = new Set([...CASES, ...names.flatMap((name) => [...name.forms.keys()])]);
    forms.delete(GENDER);
    for (const form of forms) {
      args[`${variable}_${form}`] = this.join(names, keys, (name) => name.forms.get(form) ?? name.nominative);
    }
    const gender = names.length > 1 ? 'plural' : names[0]?.forms.get(GENDER);
    if (gender !== undefined) args[`${variable}_${GENDER}`] = gender;
  }

  /** «a, b и c»; "a, b and c". */
  private join(names: Name[], keys: string[], form: (name: Name) => string): string {
    return names
      .map((name, at) => {
        const between = at === 0 ? '' : at + 1 === names.length ? AND[this.language] : ', ';
        return between + (name.key === null ? form(name) : marked(form(name), name.key, keys));
      })
      .join('');
  }

  private name(key: string): Name {
    return { key, ...this.formed(key, null) };
  }

  /** A phrase inside another: the attributes of its message are its forms, with the same arguments. */
  private clause(phrase: Phrase, keys: string[]): Name {
    return { key: null, ...this.formed(phrase.key, this.args(phrase, keys)) };
  }

  private formed(key: string, args: Record<string, FluentVariable> | null): Omit<Name, 'key'> {
    const message = this.bundle.getMessage(key);
    if (message?.value == null) return { nominative: this.missing(key), forms: new Map() };
    const forms = Object.entries(message.attributes).map(([form, pattern]): [string, string] => [
      form,
      this.bundle.formatPattern(pattern, args, []),
    ]);
    return { nominative: this.bundle.formatPattern(message.value, args, []), forms: new Map(forms) };
  }

  /** What is shown for a missing message. */
  private missing(key: string): string {
    return this.whole ? `⟨${key}⟩` : '';
  }
}

function marked(text: string, key: string, keys: string[]): string {
  let at = keys.indexOf(key);
  if (at < 0) at = keys.push(key) - 1;
  return OPEN + String.fromCodePoint(0xf1000 + at) + text + SHUT;
}

function split(text: string, keys: string[]): Part[] {
  const parts: Part[] = [];
  const add = (text: string, key?: string) => {
    if (text !== '') parts.push(key === undefined ? { text } : { text, key });
  };
  const [before, ...rest] = text.split(OPEN);
  add(before ?? '');
  for (const piece of rest) {
    const code = piece.codePointAt(0) ?? 0;
    const end = piece.indexOf(SHUT);
    const from = String.fromCodePoint(code).length;
    add(piece.slice(from, end), keys[code - 0xf1000]);
    add(piece.slice(end + SHUT.length));
  }
  return parts;
}

/** `CAP($x)`, for a sentence that begins with a name; a number stays as it is. */
const cap: FluentFunction = ([value]) => {
  if (typeof value === 'string') return capitalised(value);
  return value ?? '';
};

/**
 * Raises the first letter, past an opening quotation mark, unless a digit stands before it.
 * A missing name keeps its key as written: ⟨unit⟩ is not a word.
 */
export function capitalised(text: string): string {
  return text.replace(/[\p{Alphabetic}\p{N}⟨]/u, (letter) => letter.toUpperCase());
}
