// What the player is about to answer: which rows are open, which one is selected, what it lights.

import type { OptionView, PromptView } from '../protocol';

/** A line of the prompt: one option, or several that are told apart by their targets. */
export type Row =
  | { kind: 'option'; id: string; option: OptionView }
  | { kind: 'group'; id: string; narrow: Narrow; options: OptionView[] };

/** What the options on the page have in common: their group, or something they concern. */
type Narrow = { kind: 'group' | 'target'; id: string };

/** From here on options of one group are folded into one row. */
export const FOLD_FROM = 10;

/** How long the second press of an answer that cannot be taken back is waited for. */
const AGAIN_WITHIN = 3000;

export class Choosing {
  #prompt: () => PromptView | null;
  #send: (choice: string) => void;
  #careful: () => boolean;
  #armedAt = 0;

  selected = $state<string | null>(null);
  /** What the pointer or the focus is on: a target or an option. */
  hoveredTarget = $state<string | null>(null);
  hoveredRow = $state<string | null>(null);
  armed = $state(false);
  /** The answer that was sent and not yet taken. */
  sent = $state<string | null>(null);
  /** One narrowing inside the other; the last one is undone first. */
  narrows = $state.raw<Narrow[]>([]);

  /** A careful player is asked again before what cannot be taken back. */
  constructor(prompt: () => PromptView | null, send: (choice: string) => void, careful = () => true) {
    this.#prompt = prompt;
    this.#send = send;
    this.#careful = careful;
  }

  readonly options = $derived.by(() => {
    const prompt = this.#prompt();
    return prompt === null ? [] : [...prompt.options, ...prompt.rights];
  });

  /** The answer that ends or declines, where one stands alone and touches nothing. */
  readonly finish = $derived.by((): OptionView | null => {
    const asked = this.#prompt()?.options ?? [];
    if (asked.length < 2) return null;
    const alone = (one: OptionView) => asked.every((it) => it === one || it.group !== one.group);
    return asked.findLast((it) => it.targets.length === 0 && alone(it)) ?? null;
  });

  readonly open = $derived.by((): OptionView[] => {
    const fits = (it: OptionView) => (narrow: Narrow) =>
      narrow.kind === 'group' ? it.group === narrow.id : it.targets.includes(narrow.id);
    return this.options.filter((it) => this.narrows.every(fits(it)));
  });

  readonly rows = $derived.by((): Row[] => {
    const listed = this.open.filter((it) => this.narrows.length > 0 || it !== this.finish);
    if (listed.length < FOLD_FROM) return listed.map(single);
    const byGroup = folds(listed, 'group', (it) => it.group);
    if (byGroup.length > 1) return byGroup;
    const byTarget = folds(listed, 'target', (it) => it.targets[0] ?? it.choice);
    return byTarget.length > 1 ? byTarget : listed.map(single);
  });

  readonly folded = $derived(this.rows.some((it) => it.kind === 'group'));

  readonly chosen = $derived(this.options.find((it) => it.choice === this.selected) ?? null);

  /** Everything on the table that can be answered with, and the number of its row if it has one. */
  readonly targets = $derived.by((): Map<string, number | null> => {
    const targets = new Map<string, number | null>();
    this.rows.forEach((row, at) => {
      const options = row.kind === 'option' ? [row.option] : row.options;
      for (const target of options.flatMap((it) => it.targets)) {
        const number = row.kind === 'option' && at < 9 ? at + 1 : null;
        targets.set(target, targets.has(target) ? null : number);
      }
    });
    return targets;
  });

  /** What the selected or hovered rows are about. */
  readonly hot = $derived.by((): Set<string> => {
    const hot = new Set(this.chosen?.targets ?? []);
    if (this.hoveredTarget !== null) hot.add(this.hoveredTarget);
    const row = this.rows.find((it) => it.id === this.hoveredRow);
    if (row?.kind === 'option') row.option.targets.forEach((it) => hot.add(it));
    if (row?.kind === 'group') row.options.forEach((it) => it.targets.forEach((id) => hot.add(id)));
    return hot;
  });

  reset(): void {
    this.selected = null;
    this.narrows = [];
    this.hoveredRow = null;
    this.hoveredTarget = null;
    this.sent = null;
    this.#disarm();
    const first = this.rows[0];
    if (first?.kind === 'option') this.selected = first.option.choice;
  }

  /** Selects; a second time is the answer. */
  press(row: Row): void {
    if (row.kind === 'group') {
      this.narrowTo(row.narrow);
    } else {
      this.pressOption(row.option);
    }
  }

  pressOption(option: OptionView): void {
    if (this.selected === option.choice) this.confirm();
    else this.select(option.choice);
  }

  select(choice: string): void {
    if (this.selected !== choice) this.#disarm();
    this.selected = choice;
  }

  /** Answers with the selected option; what cannot be taken back is asked for twice. */
  confirm(sure = false): void {
    const option = this.chosen;
    if (option === null || this.sent !== null) return;
    const now = Date.now();
    if (option.undo !== 'free' && this.#careful() && !sure && now - this.#armedAt > AGAIN_WITHIN) {
      this.#armedAt = now;
      this.armed = true;
      setTimeout(() => {
        if (Date.now() - this.#armedAt >= AGAIN_WITHIN) this.armed = false;
      }, AGAIN_WITHIN);
      return;
    }
    this.#disarm();
    this.sent = option.choice;
    this.#send(option.choice);
  }

  /** Something on the board was pointed at. */
  pressTarget(id: string): void {
    const about = this.open.filter((it) => it.targets.includes(id));
    const only = about[0];
    if (only === undefined) return;
    if (about.length === 1) this.pressOption(only);
    else if (about.length < this.open.length) this.narrowTo({ kind: 'target', id });
  }

  narrowTo(narrow: Narrow): void {
    this.narrows = [...this.narrows, narrow];
    this.hoveredRow = null;
    const first = this.rows[0];
    this.#disarm();
    this.selected = first?.kind === 'option' ? first.option.choice : null;
  }

  /** One level back; false if there is none. */
  back(): boolean {
    if (this.armed) {
      this.#disarm();
      return true;
    }
    if (this.narrows.length === 0) return false;
    this.narrows = this.narrows.slice(0, -1);
    this.selected = null;
    return true;
  }

  #disarm(): void {
    this.armed = false;
    this.#armedAt = 0;
  }
}

function folds(options: OptionView[], kind: Narrow['kind'], by: (option: OptionView) => string): Row[] {
  const piles = new Map<string, OptionView[]>();
  for (const option of options) piles.set(by(option), [...(piles.get(by(option)) ?? []), option]);
  return [...piles].flatMap(([id, pile]): Row[] =>
    pile.length > 1 ? [{ kind: 'group', id: `${kind}:${id}`, narrow: { kind, id }, options: pile }] : pile.map(single),
  );
}

const single = (option: OptionView): Row => ({ kind: 'option', id: option.choice, option });

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
