// The answer being chosen: which rows are open, which one is selected, what it highlights.

import type { OptionGroup, OptionView, PromptView } from '../protocol';
import { apart, type Narrow, optionsOf, type Row, rowsFor, single } from './rows';

/** How long the second press of an answer that can't be undone is waited for. */
const AGAIN_WITHIN = 3000;
/** Until then a press was still meant for the question before. */
const FRESH = 350;

export class Choosing {
  #prompt: () => PromptView | null;
  #send: (choice: string) => void;
  #careful: () => boolean;
  #armedAt = 0;
  #askedAt = 0;
  #touched = false;

  selected = $state<string | null>(null);
  /** What the pointer or the focus is on: a target or an option. */
  hoveredTarget = $state<string | null>(null);
  hoveredRow = $state<string | null>(null);
  armed = $state(false);
  /** The answer that was sent and not yet taken. */
  sent = $state<string | null>(null);
  /** One narrowing inside the other; the last one is undone first. */
  narrows = $state.raw<Narrow[]>([]);
  /** Every option has its own row, however many there are. */
  all = $state(false);
  /** The thing on the board whose options are being chosen from. */
  pointed = $state<string | null>(null);

  /** Whether to ask again before anything that can't be undone. */
  constructor(prompt: () => PromptView | null, send: (choice: string) => void, careful = () => true) {
    this.#prompt = prompt;
    this.#send = send;
    this.#careful = careful;
  }

  readonly options = $derived.by(() => {
    const prompt = this.#prompt();
    return prompt === null ? [] : [...prompt.options, ...prompt.rights];
  });

  /** The answer that ends, passes or stays: marked as such, else the one that stands alone and touches nothing. */
  readonly finish = $derived.by((): OptionView | null => {
    const asked = this.#prompt()?.options ?? [];
    if (asked.length < 2) return null;
    const marked = asked.filter((it) => it.finish);
    if (marked.length > 0) return marked.length === 1 ? (marked[0] ?? null) : null;
    const alone = (one: OptionView) => asked.every((it) => it === one || it.group !== one.group);
    return asked.findLast((it) => it.targets.length === 0 && alone(it)) ?? null;
  });

  /** The answer that goes back to the question before. */
  readonly retreat = $derived.by((): OptionView | null => this.#prompt()?.options.find((it) => it.back) ?? null);

  readonly open = $derived.by((): OptionView[] => {
    const fits = (it: OptionView) => (narrow: Narrow) =>
      narrow.kind === 'group' ? it.group === narrow.id : it.targets.includes(narrow.id);
    return this.options.filter((it) => this.narrows.every(fits(it)));
  });

  readonly rows = $derived.by((): Row[] => {
    const rights = new Set(this.#prompt()?.rights ?? []);
    const listed = this.open.filter((it) => it !== this.retreat && (this.narrows.length > 0 || it !== this.finish));
    const asked = listed.filter((it) => !rights.has(it));
    return [...rowsFor(asked, this.all), ...listed.filter((it) => rights.has(it)).map(single)];
  });

  /** The open group; its own question is shown instead. */
  readonly group = $derived.by((): OptionGroup | null => {
    const id = this.narrows.findLast((it) => it.kind === 'group')?.id;
    return this.#prompt()?.groups?.find((it) => it.id === id) ?? null;
  });

  readonly folded = $derived(this.rows.some((it) => it.kind === 'group'));

  readonly chosen = $derived(this.options.find((it) => it.choice === this.selected) ?? null);

  /** The option in view: under the pointer or the focus, otherwise the selected one. */
  readonly aim = $derived.by((): OptionView | null => {
    const row = this.rows.find((it) => it.id === this.hoveredRow);
    if (row?.kind === 'option') return row.option;
    const about = this.hoveredTarget === null ? [] : this.about(this.hoveredTarget);
    return about.length === 1 ? (about[0] ?? null) : this.chosen;
  });

  /** Rights that would go unused if the player ends here. */
  readonly lapsing = $derived.by((): OptionView[] =>
    this.finish === null || this.narrows.length > 0 ? [] : (this.#prompt()?.rights ?? []),
  );

  /** Everything on the table that can be answered with, and the number of its row if it has one. */
  readonly targets = $derived.by((): Map<string, number | null> => {
    const targets = new Map<string, number | null>();
    this.rows.forEach((row, at) => {
      for (const target of optionsOf(row).flatMap((it) => it.targets)) {
        const number = row.kind === 'option' && at < 9 ? at + 1 : null;
        targets.set(target, targets.has(target) ? null : number);
      }
    });
    return targets;
  });

  /** The targets that are shown: all of them, and once an answer is on its way only what it concerns. */
  readonly lit = $derived.by((): Map<string, number | null> => {
    if (this.sent === null) return this.targets;
    return new Map([...this.targets].filter(([id]) => this.chosen?.targets.includes(id)));
  });

  /** What the selected or hovered rows are about. */
  readonly hot = $derived.by((): Set<string> => {
    const hot = new Set(this.chosen?.targets ?? []);
    if (this.hoveredTarget !== null) hot.add(this.hoveredTarget);
    const row = this.rows.find((it) => it.id === this.hoveredRow);
    if (row !== undefined) optionsOf(row).forEach((it) => it.targets.forEach((id) => hot.add(id)));
    return hot;
  });

  /** Whether a list beside the thing pointed at is needed: the board cannot tell its options apart. */
  readonly listed = $derived.by((): boolean => {
    const pointed = this.pointed;
    if (pointed === null || this.sent !== null || this.rows.length === 0) return false;
    return !apart(this.open) || this.open.some((it) => it.targets.at(-1) === pointed);
  });

  /** The open options that concern this thing. */
  about(id: string): OptionView[] {
    return this.open.filter((it) => it.targets.includes(id));
  }

  reset(): void {
    this.selected = null;
    this.narrows = [];
    this.all = false;
    this.pointed = null;
    this.hoveredRow = null;
    this.hoveredTarget = null;
    this.sent = null;
    this.#touched = false;
    this.#askedAt = Date.now();
    this.#disarm();
    this.#selectFirst();
  }

  /** The answer did not come through: the same question is open again. */
  release(): void {
    this.sent = null;
    this.#disarm();
  }

  /** Selects; a second time is the answer, unless `once` says that something else confirms. */
  press(row: Row, once = false): void {
    if (row.kind === 'group') this.narrowTo(row.narrow);
    else if (row.kind === 'rest') this.all = true;
    else this.pressOption(row.option, once);
  }

  pressOption(option: OptionView, once = false): void {
    if (this.selected === option.choice && !once) this.confirm();
    else this.select(option.choice);
  }

  select(choice: string): void {
    if (this.selected !== choice) this.#disarm();
    this.#touched = true;
    this.selected = choice;
  }

  /** Answers with the selected option; what can't be undone has to be confirmed. */
  confirm(sure = false): void {
    const option = this.chosen;
    if (option === null || this.sent !== null) return;
    const now = Date.now();
    if (!this.#touched && !sure && now - this.#askedAt < FRESH) return;
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
  pressTarget(id: string, once = false): void {
    const about = this.about(id);
    const only = about[0];
    if (only === undefined) return;
    if (about.length === 1) this.pressOption(only, once);
    else {
      this.pointed = id;
      if (about.length < this.open.length) this.narrowTo({ kind: 'target', id });
    }
  }

  narrowTo(narrow: Narrow): void {
    this.narrows = [...this.narrows, narrow];
    this.all = false;
    this.hoveredRow = null;
    this.#disarm();
    this.#touched = true;
    this.#selectFirst();
  }

  /** One level back; false if there is none. */
  back(): boolean {
    if (this.armed) {
      this.#disarm();
      return true;
    }
    if (this.all) {
      this.all = false;
      return true;
    }
    if (this.narrows.length === 0) {
      const pointed = this.pointed !== null;
      this.pointed = null;
      if (!pointed && this.retreat !== null) {
        this.select(this.retreat.choice);
        this.confirm();
        return true;
      }
      return pointed;
    }
    this.narrows = this.narrows.slice(0, -1);
    this.pointed = this.narrows.findLast((it) => it.kind === 'target')?.id ?? null;
    this.selected = null;
    return true;
  }

  /** An answer is preselected; a right never is. */
  #selectFirst(): void {
    const first = this.rows[0];
    const asked = first?.kind === 'option' && this.#prompt()?.options.includes(first.option);
    this.selected = asked ? first.option.choice : null;
  }

  #disarm(): void {
    this.armed = false;
    this.#armedAt = 0;
  }
}
