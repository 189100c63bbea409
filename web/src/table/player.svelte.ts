// Plays animations. The only part that knows about time; it never delays an answer.

import type { Piece, Scene } from '../protocol';
import type { Plan, Step } from './motion';

/** How long the last change is outlined for players who have switched animation off. */
const OUTLINED = 2000;
const CALM_FADE = 200;
const EASE = 'cubic-bezier(.2,.7,.2,1)';

/** A piece in the air, or one that fades where it stood. */
export interface Flight {
  key: string;
  piece: Piece;
  /** Places it comes by; a single one is where it fades. */
  way: string[];
  /** What it was called where it started. */
  was: string;
  at: number;
  ms: number;
}

type Rects = Map<string, DOMRect>;

export class Player {
  flights = $state.raw<Flight[]>([]);
  /** Things that have not arrived yet. */
  hidden = $state.raw<ReadonlySet<string>>(new Set());
  tumbling = $state.raw<ReadonlySet<string>>(new Set());
  touched = $state.raw<ReadonlySet<string>>(new Set());
  /** Figures as they were, until they begin to count. */
  held = $state.raw<ReadonlyMap<string, number>>(new Map());
  #timers: ReturnType<typeof setTimeout>[] = [];
  #running: Animation[] = [];
  #plan: Plan | null = null;
  /** Without animation, changes are only scrolled into view. */
  #dawning: string[] = [];
  #rects: Rects = new Map();

  /** Before the page shows the new scene: what will move is taken away and its old place is kept. */
  prepare(plan: Plan, before: Scene, after: Scene, root: Element | undefined, calm: boolean): void {
    this.finish();
    if (plan.touched.length === 0 && plan.steps.length === 0) return;
    if (calm) {
      this.touched = new Set(plan.touched);
      this.#dawning = plan.touched;
      this.#timers.push(setTimeout(() => (this.touched = new Set()), OUTLINED));
      return;
    }
    this.#plan = plan;
    this.#rects = rectsOf(root, plan.steps);
    const [was, is] = [byId(before), byId(after)];
    this.flights = plan.steps.flatMap((step) => flight(step, was, is));
    this.hidden = new Set(plan.steps.flatMap((it) => arriving(it)));
    this.tumbling = new Set(plan.steps.flatMap((it) => (it.kind === 'roll' ? [it.roll] : [])));
    this.held = new Map(plan.steps.flatMap((it) => (it.kind === 'count' ? [[it.meter, it.from] as const] : [])));
  }

  /** The page shows the new scene. */
  run(root: Element | undefined): void {
    for (const id of this.#dawning) dawn(elementOf(root, id));
    this.#dawning = [];
    const plan = this.#plan;
    if (plan === null) return;
    this.#plan = null;
    for (const step of plan.steps) {
      if (step.kind === 'travel' && !step.joins) this.#later(step.at + step.ms, () => this.#arrive(step.piece));
      else if (step.kind === 'appear') this.#later(step.at, () => this.#arrive(step.piece));
      else if (step.kind === 'roll')
        this.#later(step.at + step.ms, () => (this.tumbling = without(this.tumbling, step.roll)));
      else if (step.kind === 'slide') this.#slide(root, step.marker, step);
      else if (step.kind === 'turn') this.#turn(root, step.card, step);
      else if (step.kind === 'count')
        this.#later(step.at, () => (this.held = new Map([...this.held].filter(([id]) => id !== step.meter))));
    }
    this.#later(plan.total, () => this.finish());
  }

  /** Everything is where it belongs, at once. */
  finish(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.#running.forEach((it) => it.finish());
    this.#running = [];
    this.#plan = null;
    if (this.flights.length > 0) this.flights = [];
    if (this.hidden.size > 0) this.hidden = new Set();
    if (this.tumbling.size > 0) this.tumbling = new Set();
    if (this.touched.size > 0) this.touched = new Set();
    if (this.held.size > 0) this.held = new Map();
  }

  /** Where a piece was drawn before, in units of the board. */
  wasAt(
    id: string,
    window: Element | undefined,
    pan: { x: number; y: number; scale: number },
  ): [number, number] | null {
    const old = this.#rects.get(id);
    const frame = window?.getBoundingClientRect();
    if (old === undefined || frame === undefined) return null;
    return [
      (old.x + old.width / 2 - frame.x - pan.x) / pan.scale,
      (old.y + old.height / 2 - frame.y - pan.y) / pan.scale,
    ];
  }

  /** Whether a click would end something rather than nothing. */
  get moving(): boolean {
    return this.#timers.length > 0 && this.touched.size === 0;
  }

  #later(ms: number, what: () => void): void {
    this.#timers.push(setTimeout(what, ms));
  }

  #arrive(id: string): void {
    this.hidden = without(this.hidden, id);
  }

  /** A coin slides from where it lay; the cell it enters flashes once. */
  #slide(root: Element | undefined, id: string, { at, ms }: Step): void {
    const coin = elementOf(root, id);
    const old = this.#rects.get(id);
    if (coin === null || old === undefined) return;
    const now = coin.getBoundingClientRect();
    const from = `translate(${old.x - now.x}px, ${old.y - now.y}px)`;
    this.#animate(coin, [{ transform: from }, { transform: 'none' }], { delay: at, duration: ms });
    const cell = coin.closest('li');
    if (cell !== null)
      this.#animate(cell, [{}, { backgroundColor: 'rgba(235, 208, 154, 0.55)', offset: 0.3 }, {}], {
        delay: at + ms * 0.8,
        duration: 400,
      });
  }

  #turn(root: Element | undefined, id: string, { at, ms }: Step): void {
    const card = elementOf(root, id);
    if (card === null) return;
    this.#animate(
      card,
      [
        { transform: 'perspective(500px) rotateY(90deg)', opacity: 0.2 },
        { transform: 'none', opacity: 1 },
      ],
      { delay: at, duration: ms },
    );
  }

  #animate(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    if (typeof element.animate !== 'function') return;
    this.#running.push(element.animate(frames, { easing: EASE, fill: 'backwards', ...timing }));
  }
}

/** Moves a drawn thing along points relative to where it is drawn, with a slight lift in between. */
export function fly(element: Element, points: [number, number][], { at, ms }: { at: number; ms: number }): void {
  if (typeof element.animate !== 'function') return;
  const lift = (index: number) => (index === 0 || index === points.length - 1 ? 1 : 1.08);
  const frames = points.map(([x, y], index) => ({ transform: `translate(${x}px, ${y}px) scale(${lift(index)})` }));
  const fade = [{ opacity: 1 }, { opacity: 0 }];
  element.animate(points.length > 1 ? frames : fade, { delay: at, duration: ms, easing: EASE, fill: 'both' });
}

/** Comes into sight within a moment. */
function dawn(element: Element | null): void {
  element?.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: CALM_FADE });
}

function flight(step: Step, was: Map<string, Piece>, is: Map<string, Piece>): Flight[] {
  if (step.kind === 'travel') {
    const piece = is.get(step.piece);
    return piece
      ? [{ key: `${step.was}>${step.piece}`, piece, way: step.way, was: step.was, at: step.at, ms: step.ms }]
      : [];
  }
  if (step.kind !== 'vanish') return [];
  const piece = was.get(step.piece);
  return piece ? [{ key: `${step.piece}!`, piece, way: [piece.place], was: step.piece, at: step.at, ms: step.ms }] : [];
}

function arriving(step: Step): string[] {
  return step.kind === 'appear' || (step.kind === 'travel' && !step.joins) ? [step.piece] : [];
}

function rectsOf(root: Element | undefined, steps: Step[]): Rects {
  const ids = steps.flatMap((it) => {
    if (it.kind === 'slide') return [it.marker];
    return it.kind === 'travel' ? [it.was] : it.kind === 'vanish' ? [it.piece] : [];
  });
  return new Map(
    ids.flatMap((id) => {
      const element = elementOf(root, id);
      return element === null ? [] : [[id, element.getBoundingClientRect()] as [string, DOMRect]];
    }),
  );
}

function elementOf(root: Element | undefined, id: string): Element | null {
  return root?.querySelector(`[data-about="${CSS.escape(id)}"]`) ?? null;
}

const byId = (scene: Scene) => new Map(scene.pieces.map((it) => [it.id, it]));

function without(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const rest = new Set(set);
  rest.delete(id);
  return rest;
}
