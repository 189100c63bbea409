// Rough lines: midpoint displacement from a fixed seed, so that a coast is the same every time.

export type Point = [number, number];

/** Small, fast and good enough for coasts (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The line through the points, each stretch broken until its parts are no longer than `step`. */
export function rough(points: Point[], amount: number, step: number, seed: number): Point[] {
  const next = random(seed);
  const line: Point[] = [];
  const add = (a: Point, b: Point): void => {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const length = Math.hypot(dx, dy);
    if (length <= step) {
      line.push(b);
      return;
    }
    const shift = (next() * 2 - 1) * amount;
    const middle: Point = [(a[0] + b[0]) / 2 - dy * shift, (a[1] + b[1]) / 2 + dx * shift];
    add(a, middle);
    add(middle, b);
  };
  points.forEach((point, at) => {
    const before = points[at - 1];
    if (before === undefined) line.push(point);
    else add(before, point);
  });
  return line;
}

/** A smooth line through the same points (Catmull-Rom), so that corners of the data do not show. */
export function smooth(points: Point[], parts = 4): Point[] {
  if (points.length < 3) return points;
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] as Point;
  const line: Point[] = [at(0)];
  for (let i = 0; i + 1 < points.length; i += 1) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let part = 1; part <= parts; part += 1) {
      const t = part / parts;
      const blend = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
      line.push([blend(0), blend(1)]);
    }
  }
  return line;
}

export function path(points: Point[], closed = false): string {
  const tenth = (value: number) => String(Math.round(value * 10) / 10);
  const steps = points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${tenth(x)} ${tenth(y)}`);
  return steps.join('') + (closed ? 'Z' : '');
}

/** Whether a point lies inside a closed line. */
export function inside([x, y]: Point, line: Point[]): boolean {
  let within = false;
  line.forEach((a, at) => {
    const b = line[(at + line.length - 1) % line.length] as Point;
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) {
      within = !within;
    }
  });
  return within;
}
