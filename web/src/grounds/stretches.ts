// A long coast as short stretches. A browser strokes a whole path for every tile of the screen it
// touches; of many short ones it leaves out those that lie elsewhere.

type Point = [number, number];

/** Stretches overlap by so many points, so that wide lines have no gaps where they meet. */
const OVERLAP = 8;
/** Islands within so many units of each other are one stretch. */
const CELL = 140;

/** Rings written as `Mx yl dx dy …z`, one after the other, cut to at most so many points. */
export function stretches(rings: string, most = 160): string[] {
  const made: string[] = [];
  const islands = new Map<string, string>();
  for (const ring of rings.split('z').filter((it) => it !== '')) {
    const points = pointsOf(ring);
    const first = points[0];
    if (first === undefined) continue;
    if (points.length <= most) {
      const cell = first.map((it) => Math.floor(it / CELL)).join(' ');
      islands.set(cell, `${islands.get(cell) ?? ''}${ring}z`);
      continue;
    }
    const round = [...points, ...points.slice(0, OVERLAP)];
    for (let from = 0; from < points.length; from += most) made.push(line(round.slice(from, from + most + OVERLAP)));
  }
  return [...made, ...islands.values()];
}

/** The corners of a ring; all but the first are written as steps. */
export function pointsOf(ring: string): Point[] {
  const numbers = (ring.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    x += numbers[at] ?? 0;
    y += numbers[at + 1] ?? 0;
    points.push([x, y]);
  }
  return points;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

const line = (points: Point[]): string => `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}`;
