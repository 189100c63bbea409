// How an option is said and what it meets: what the rows of the prompt, the board and the chooser share.

import type { Forecast, OptionGroup, OptionView, Piece, PromptView, Scene } from '../protocol';
import { capitalised } from '../voice';
import { find } from './find';
import { commonWords, type Row } from './rows';
import { hundredths, type View } from './view';

type Told = Pick<View, 'scene' | 'voice'>;

/** The cost has a column of its own: a number in brackets that repeats it is left out. */
export function labelOf(view: Told, option: OptionView, short = false): string {
  const text = view.voice.say(short && option.short ? option.short : option.label);
  return option.cost === null || option.cost === undefined ? text : text.replace(` (${option.cost})`, '');
}

/** A row for several options: the name of their group, what they are about where the question has said the rest, or what their labels share. */
export function groupLabel(
  view: Told,
  prompt: PromptView | null,
  row: Extract<Row, { kind: 'group' }>,
  short = false,
): string {
  const { kind, id } = row.narrow;
  const named = kind === 'group' ? prompt?.groups?.find((it) => it.id === id) : undefined;
  if (named !== undefined) return view.voice.say(named.label);
  return (
    (short && kind === 'target' ? thingSaid(view, id) : null) ?? commonWords(row.options.map((it) => labelOf(view, it)))
  );
}

/** «Колдун, Южный океан Талассы». */
function thingSaid(view: Told, id: string): string | null {
  const found = find(view.scene, id);
  if (found?.kind === 'place') return capitalised(view.voice.say(found.place.name));
  if (found?.kind !== 'piece') return null;
  const place = find(view.scene, found.piece.place);
  const names = [found.piece.name, ...(place?.kind === 'place' ? [place.place.name] : [])];
  return names.map((it) => capitalised(view.voice.say(it))).join(', ');
}

/** The accessible name of a thing on the board: the option it stands for, else its own and how many there are. */
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

/** What is met at the end of a way: what the scene names, else pieces that are nobody's. */
export function metThere(scene: Scene, option: OptionView): Piece[] {
  if (option.meets) return option.meets.flatMap((id) => scene.pieces.find((it) => it.id === id) ?? []);
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
