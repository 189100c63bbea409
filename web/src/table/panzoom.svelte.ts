// Moving and scaling a drawing with mouse, wheel, one finger or two.

type Box = [left: number, top: number, width: number, height: number];

const NEAREST = 3;
const FARTHEST = 0.6;
/** Nearer than this to the rim of the window a point is hard to see. */
const EDGE = 40;
/** Two taps within this time and distance are one. */
const TWICE = 300;
const SAME = 28;
/** So many milliseconds without zooming, and the picture is drawn sharp again. */
const SETTLED = 160;

export class PanZoom {
  #pointers = new Map<number, [number, number]>();
  #moved = 0;
  #tap: { at: [number, number]; when: number } | null = null;

  width = $state(1);
  height = $state(1);
  /** Pixels per unit of the drawing, and the point at the upper left corner. */
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  fitted = 1;
  #bounds: Box = [0, 0, 1, 1];

  /** The scale things are drawn at. While it changes the finished picture is stretched instead. */
  drawn = $state(1);
  #settling: ReturnType<typeof setTimeout> | undefined;

  /** Shows the whole box; `cover` fills the window and lets something stick out. */
  fit([left, top, width, height]: Box, cover = false): void {
    const [a, b] = [this.width / width, this.height / height];
    this.fitted = Math.min(a, b);
    this.#bounds = [left, top, width, height];
    this.#look(left + width / 2, top + height / 2, cover ? Math.max(a, b) : this.fitted);
  }

  /** Shows the part of the drawing in which something waits, clear of what lies over the window above and at its sides. */
  frame([left, top, width, height]: Box, above = 0, beside = 0, limit = 1.25): void {
    const scale = Math.min((this.width - 2 * beside) / width, (this.height - above) / height, limit);
    this.#look(left + width / 2, top + height / 2 - above / 2 / scale, scale);
  }

  /** Centres the view on this point. */
  centre([x, y]: [number, number]): void {
    this.#look(x, y, this.scale);
  }

  /** Moves the view so that this point is visible, if it is not already. */
  reveal([x, y]: [number, number]): void {
    const [left, top] = [this.x + x * this.scale, this.y + y * this.scale];
    if (left < EDGE || top < EDGE || left > this.width - EDGE || top > this.height - EDGE) this.centre([x, y]);
  }

  zoom(factor: number, at: [number, number] = [this.width / 2, this.height / 2]): void {
    const scale = Math.min(NEAREST, Math.max(FARTHEST * this.fitted, this.scale * factor));
    const k = scale / this.scale;
    this.x = at[0] - (at[0] - this.x) * k;
    this.y = at[1] - (at[1] - this.y) * k;
    this.scale = scale;
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => (this.drawn = this.scale), SETTLED);
  }

  /** Whether the pointer went so far that its release is not a click. */
  get dragged(): boolean {
    return this.#moved > 6;
  }

  down(event: PointerEvent, element: Element): void {
    if (this.#pointers.size === 0) this.#moved = 0;
    const box = element.getBoundingClientRect();
    this.#pointers.set(event.pointerId, [event.clientX - box.left, event.clientY - box.top]);
  }

  move(event: PointerEvent, element: Element): void {
    const before = this.#pointers.get(event.pointerId);
    if (before === undefined) return;
    const box = element.getBoundingClientRect();
    const now: [number, number] = [event.clientX - box.left, event.clientY - box.top];
    const [dx, dy] = [now[0] - before[0], now[1] - before[1]];
    this.#moved += Math.hypot(dx, dy);
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) {
      if (this.dragged) {
        if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
        this.x += dx;
        this.y += dy;
        this.#keep();
      }
    } else {
      const apart = (it: [number, number]) => Math.hypot(it[0] - other[0], it[1] - other[1]);
      this.x += dx / 2;
      this.y += dy / 2;
      this.zoom(apart(now) / Math.max(1, apart(before)), [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
    }
    this.#pointers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    const at = this.#pointers.get(event.pointerId);
    this.#pointers.delete(event.pointerId);
    if (event.pointerType !== 'touch' || at === undefined || this.dragged) return;
    const [before, then] = [this.#tap, Date.now()];
    const twice =
      before !== null && then - before.when < TWICE && Math.hypot(at[0] - before.at[0], at[1] - before.at[1]) < SAME;
    this.#tap = twice ? null : { at, when: then };
    if (twice) this.#nearer(at);
  }

  /** Closer to what was tapped twice; from near, all of it again. */
  #nearer(at: [number, number]): void {
    if (this.scale > 1.8 * this.fitted) this.fit(this.#bounds);
    else this.zoom(2, at);
  }

  wheel(event: WheelEvent, element: Element): void {
    event.preventDefault();
    const box = element.getBoundingClientRect();
    this.zoom(Math.exp(-event.deltaY * 0.0015), [event.clientX - box.left, event.clientY - box.top]);
  }

  /** The middle of the window never leaves the drawing. */
  #keep(): void {
    const [left, top, width, height] = this.#bounds;
    const within = (middle: number, from: number, length: number) => Math.min(from + length, Math.max(from, middle));
    const x = within((this.width / 2 - this.x) / this.scale, left, width);
    const y = within((this.height / 2 - this.y) / this.scale, top, height);
    this.#look(x, y, this.scale);
  }

  #look(x: number, y: number, scale: number): void {
    this.scale = scale;
    this.drawn = scale;
    this.x = this.width / 2 - x * scale;
    this.y = this.height / 2 - y * scale;
  }
}
