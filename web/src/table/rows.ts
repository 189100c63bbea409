// How the options of a question are laid out as rows: singly, folded by group, or the notable ones first.

import type { OptionView } from '../protocol';

/** What the options on the page have in common: their group, or something they concern. */
export type Narrow = { kind: 'group' | 'target'; id: string };

/** A line of the prompt: one option, several that are told apart by their targets, or all that are not listed. */
export type Row =
  | { kind: 'option'; id: string; option: OptionView }
  | { kind: 'group'; id: string; narrow: Narrow; options: OptionView[] }
  | { kind: 'rest'; id: string; options: OptionView[] };

/** From here on options of one group are folded into one row. */
export const FOLD_FROM = 7;
/** So many notable options are listed before all the others are left to the board. */
const NOTABLE = 6;

export const single = (option: OptionView): Row => ({ kind: 'option', id: option.choice, option });

export const optionsOf = (row: Row): OptionView[] => (row.kind === 'option' ? [row.option] : row.options);

/** Rows for these options; `all` lists each by itself. */
export function rowsFor(options: OptionView[], all: boolean): Row[] {
  if (all || options.length < FOLD_FROM) return together(options).map(single);
  const byGroup = folds(options, 'group', (it) => it.group);
  if (byGroup.length > 1) return byGroup;
  const notable = options.filter((it) => it.note || it.icon || it.forecast).slice(0, NOTABLE);
  if (notable.length > 0 && apart(options)) {
    const rest = options.filter((it) => !notable.includes(it));
    return [...notable.map(single), ...(rest.length > 0 ? [{ kind: 'rest', id: 'rest', options: rest } as Row] : [])];
  }
  const byTarget = folds(options, 'target', (it) => it.targets[0] ?? it.choice);
  return byTarget.length > 1 && byTarget.length < options.length ? byTarget : options.map(single);
}

/** The options with those of one group beside each other, groups in the order of their first option. */
function together(options: OptionView[]): OptionView[] {
  return [...piles(options, (it) => it.group).values()].flat();
}

/** Whether each option can be pointed at by a target of its own. */
export function apart(options: OptionView[]): boolean {
  const targets = options.map((it) => it.targets.at(-1));
  return targets.every((it) => it !== undefined) && new Set(targets).size === options.length;
}

function folds(options: OptionView[], kind: Narrow['kind'], by: (option: OptionView) => string): Row[] {
  return [...piles(options, by)].flatMap(([id, pile]): Row[] =>
    pile.length > 1 ? [{ kind: 'group', id: `${kind}:${id}`, narrow: { kind, id }, options: pile }] : pile.map(single),
  );
}

function piles(options: OptionView[], by: (option: OptionView) => string): Map<string, OptionView[]> {
  const piles = new Map<string, OptionView[]>();
  for (const option of options) {
    const pile = piles.get(by(option));
    if (pile === undefined) piles.set(by(option), [option]);
    else pile.push(option);
  }
  return piles;
}

/** What the labels of a group have in common, from the left, by whole words. */
export function commonWords(labels: string[]): string {
  const [first, ...rest] = labels.map((it) => it.split(' '));
  if (first === undefined) return '';
  let length = first.length;
  for (const words of rest) {
    const differs = first.findIndex((word, at) => at < length && words[at] !== word);
    if (differs >= 0) length = differs;
  }
  if (length === first.length) return first.join(' ');
  // Up to a colon if there is one; without the short words that only lead on to the rest.
  const [head = ''] = first.slice(0, length).join(' ').split(':');
  const shared = head.replace(/(?:[\s,(–—-]+\p{L}{0,2})+$/u, '');
  return shared === '' ? (labels[0] ?? '') : shared;
}
