// How an option is said and what it meets: what the rows of the prompt, the board and the chooser share.

import { commonWords, type Row } from './rows';
import { hundredths, type View } from './view';
import { capitalised } from '../voice';
import type { Forecast, OptionGroup, OptionView, Piece, PromptView, Scene } from '../protocol';

type Told = Pick<View, 'scene' | 'voice'>;

/** The cost has a column of its own: a number in brackets that repeats it is left out. */
export function labelOf(view: Told, option: OptionView, short = false): string {
  const text = view.voice.say(short && option.short ? option.short : option.label);
  return option.cost === null || option.cost === undefined ? text : text.replace(` (${option.cost})`, '');
}

export function groupLabel(view: Told, prompt: PromptView | null, row: Extract<Row, { kind: 'group' }>): string {
  const named = row.narrow.kind === 'group' ? prompt?.groups?.find((it) => it.id === row.narrow.id) : undefined;
  return named ? view.voice.say(named.label) : commonWords(row.options.map((it) => labelOf(view, it)));
}

/** The name a thing on the board answers to: the option it stands for, else its own and how many there are. */
export function targetLabel(view: Told, name: string, about: OptionView[]): string {
  const only = about[0];
  if (only === undefined) return name;
  return about.length === 1 ? labelOf(view, only) : `${name}: ${view.voice.word('web-ways', { count: about.length })}`;
}

/** Headings by the row they stand before: the name of a group of several that stand together. */
export function headings(prompt: PromptView | null, rows: Row[]): Map<string, OptionGroup> {
  const found = new Map<string, OptionGroup>();
  for (const group of prompt?.groups ?? []) {
    const members = rows.flatMap((it) => (it.kind === 'option' && it.option.group === group.id ? [it] : []));
    const first = members[0];
    if (first !== undefined && members.length > 1) found.set(first.id, group);
  }
  return found;
}

export function sharedCost(options: OptionView[]): { cost: number; coin: string | null } | null {
  const [first] = options;
  if (first?.cost === null || first?.cost === undefined) return null;
  const same = options.every((it) => it.cost === first.cost && (it.coin ?? null) === (first.coin ?? null));
  return same ? { cost: first.cost, coin: first.coin ?? null } : null;
}

/** The pieces of a seat in the places an option is about. */
export function piecesThere(scene: Scene, option: OptionView, seat: number | null): Piece[] {
  return scene.pieces.filter((it) => (it.owner ?? null) === seat && option.targets.includes(it.place));
}

/** What one meets at the end of a way: pieces that are nobody's. */
export function metThere(scene: Scene, option: OptionView): Piece[] {
  return (option.route ?? []).length === 0 ? [] : piecesThere(scene, option, null);
}

/** «В среднем: убийств 0,8. Хотя бы одно убийство: 60 %.» */
export function forecastSaid(view: Told, forecast: Forecast): string {
  const means = forecast.means.map(([what, value]) =>
    view.voice.word('web-mean', { what: view.voice.say(what), value: hundredths(view.voice, value) }),
  );
  const odds = forecast.odds.map(([what, value]) =>
    capitalised(view.voice.word('web-odds', { what: view.voice.say(what), percent: percent(view, value) })),
  );
  const said = [...(means.length > 0 ? [view.voice.word('web-on-average', { list: means.join(', ') })] : []), ...odds];
  return said.map((it) => `${it}.`).join(' ');
}

/** Thousandths in per cent; a chance is never rounded to certainty. */
function percent(view: Told, value: number): string {
  const digits = value < 10 || value > 990 ? 1 : 0;
  return new Intl.NumberFormat(view.voice.language, { maximumFractionDigits: digits }).format(value / 10);
}
