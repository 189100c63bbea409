// Which thing is shown enlarged, and when: the pointer rests on it, a finger stays on it, or a key asks.
//
// Anything that can be inspected has its scene id as `data-about`; nothing else is needed.

/** How long the pointer rests before a card opens, and how long the card stays after the pointer leaves. */
const REST = 300;
const LEAVE = 160;
/** A long press: how long, and within how many pixels. */
const STAY = 500;
const STILL = 10;
/** Things up to this size are stood beside. */
const SMALL = 220;

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

export class Inspecting {
  id = $state<string | null>(null);
  spot = $state.raw<Spot>({ x: 0, y: 0, width: 0, height: 0 });
  /** Stays until it is closed, and may be read and clicked. */
  pinned = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #finger: { id: string; x: number; y: number } | null = null;
  #held = false;

  over(event: PointerEvent): void {
    if (event.pointerType === 'touch' || this.pinned) return;
    if (inCard(event.target)) return clearTimeout(this.#timer);
    const id = aboutOf(event.target);
    if (id === this.id && id !== null) return clearTimeout(this.#timer);
    clearTimeout(this.#timer);
    if (id === null) this.#timer = setTimeout(() => this.close(), LEAVE);
    else this.#timer = setTimeout(() => this.open(id, spotOf(event)), REST);
  }

  leave(): void {
    clearTimeout(this.#timer);
    if (!this.pinned) this.#timer = setTimeout(() => this.close(), LEAVE);
  }

  down(event: PointerEvent): void {
    this.#held = false;
    clearTimeout(this.#timer);
    if (!inCard(event.target)) this.close();
    if (event.pointerType !== 'touch') return;
    const id = aboutOf(event.target);
    this.#finger = id === null ? null : { id, x: event.clientX, y: event.clientY };
    if (id === null) return;
    this.#timer = setTimeout(() => {
      this.#finger = null;
      this.#held = true;
      this.open(id, spotOf(event), true);
    }, STAY);
  }

  move(event: PointerEvent): void {
    const finger = this.#finger;
    if (finger === null || Math.hypot(event.clientX - finger.x, event.clientY - finger.y) < STILL) return;
    this.lift();
  }

  lift(): void {
    if (this.#finger === null) return;
    this.#finger = null;
    clearTimeout(this.#timer);
  }

  /** The click that ends a long press means nothing else. */
  swallow(event: Event): void {
    if (!this.#held) return;
    this.#held = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Shows what the element is about; false if it is about nothing. */
  show(element: Element | null): boolean {
    const id = aboutOf(element);
    if (id === null || element === null) return false;
    if (this.id === id && this.pinned) return this.close();
    this.open(id, element.getBoundingClientRect(), true);
    return true;
  }

  open(id: string, spot: Spot, pinned = false): void {
    clearTimeout(this.#timer);
    this.id = id;
    this.spot = { x: spot.x, y: spot.y, width: spot.width, height: spot.height };
    this.pinned = pinned;
  }

  /** False if nothing was open. */
  close(): boolean {
    clearTimeout(this.#timer);
    const open = this.id !== null;
    this.id = null;
    this.pinned = false;
    return open;
  }
}

function aboutOf(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest('[data-about]')?.getAttribute('data-about') ?? null) : null;
}

/** Beside a thing that is small, else beside the pointer. */
export function spotOf(event: MouseEvent): Spot {
  const thing =
    event.target instanceof Element ? event.target.closest('[data-about]')?.getBoundingClientRect() : undefined;
  if (thing !== undefined && thing.width > 0 && Math.max(thing.width, thing.height) < SMALL) return thing;
  return { x: event.clientX, y: event.clientY, width: 0, height: 0 };
}

function inCard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.inspect') !== null;
}

/** Where a card of this size stands beside a spot and inside the window. */
export function beside(
  spot: Spot,
  width: number,
  height: number,
  screen: { width: number; height: number },
): [number, number] {
  const GAP = 14;
  const right = spot.x + spot.width + GAP;
  const left = spot.x - GAP - width;
  const x = right + width <= screen.width - 8 ? right : left >= 8 ? left : (screen.width - width) / 2;
  const middle = spot.y + spot.height / 2 - height / 2;
  // Where it cannot stand beside it, it stands above or below.
  const covers = x < spot.x + spot.width && x + width > spot.x;
  const y = !covers ? middle : spot.y - GAP - height >= 8 ? spot.y - GAP - height : spot.y + spot.height + GAP;
  const within = (value: number, limit: number) => Math.max(8, Math.min(value, limit - 8));
  return [within(x, screen.width - width), within(y, screen.height - height)];
}
