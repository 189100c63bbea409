// Borders made of straight lines, and what places with borders have in common.

import { path, type Point, rough } from './rough';

/** A stretch of border between two corners. */
export interface Edge {
  a: Point;
  b: Point;
  /** Ids of what it borders: one at the rim, two inside. */
  of: string[];
}

const corner = ([x, y]: Point): string => `${Math.round(x * 10)},${Math.round(y * 10)}`;

/** The same name whichever way one walks. */
export function edgeName(a: Point, b: Point): string {
  const [first, second] = [corner(a), corner(b)];
  return first < second ? `${first} ${second}` : `${second} ${first}`;
}

/** The corners of `M0 0L9 0L9 9Z`, each loop or line by itself. */
export function loops(outline: string): Point[][] {
  return outline
    .split('M')
    .slice(1)
    .map((loop) =>
      loop
        .replace(/Z\s*$/, '')
        .split('L')
        .map((it): Point => {
          const [x = 0, y = 0] = it
            .trim()
            .split(/[\s,]+/)
            .map(Number);
          return [x, y];
        }),
    );
}

/** Every edge once, with everything that lies beside it. */
export function edgesOf(outlines: [id: string, outline: string][]): Map<string, Edge> {
  const edges = new Map<string, Edge>();
  for (const [id, outline] of outlines) {
    for (const loop of loops(outline)) {
      loop.forEach((a, at) => {
        const b = loop[(at + 1) % loop.length] as Point;
        const name = edgeName(a, b);
        const known = edges.get(name);
        if (known === undefined) edges.set(name, { a, b, of: [id] });
        else known.of.push(id);
      });
    }
  }
  return edges;
}

/** A hand's line between two corners: the same for both sides. */
export function unsteady(a: Point, b: Point): Point[] {
  const forwards = corner(a) < corner(b);
  const [from, to] = forwards ? [a, b] : [b, a];
  const seed = Math.round(from[0] * 31 + from[1] * 57 + to[0] * 101 + to[1] * 13);
  const line = rough([from, to], 0.085, 5, seed);
  return forwards ? line : line.toReversed();
}

/** The loops again, each edge drawn as `line` says. */
export function redrawn(outline: string, line: (a: Point, b: Point) => Point[]): string {
  return loops(outline)
    .map((loop) => {
      const points = loop.flatMap((a, at) => line(a, loop[(at + 1) % loop.length] as Point).slice(0, -1));
      return path(points, true);
    })
    .join('');
}

/** What runs round several areas as one: the stretches only one of them has. */
export function around(outlines: string[]): string {
  const edges = edgesOf(outlines.map((outline, at) => [String(at), outline]));
  return [...edges.values()]
    .filter((it) => it.of.length === 1)
    .map((it) => path([it.a, it.b]))
    .join('');
}

export function middleOf(points: Point[]): Point {
  let [area, x, y] = [0, 0, 0];
  points.forEach((a, at) => {
    const b = points[(at + 1) % points.length] as Point;
    const cross = a[0] * b[1] - b[0] * a[1];
    area += cross;
    x += (a[0] + b[0]) * cross;
    y += (a[1] + b[1]) * cross;
  });
  return area === 0 ? (points[0] ?? [0, 0]) : [x / (3 * area), y / (3 * area)];
}

/** How wide something in the middle of the area may be. */
export function widthOf(points: Point[]): number {
  const xs = points.map((it) => it[0]);
  return Math.max(...xs) - Math.min(...xs);
}
