// Links of places with borders: an arrow over the border they share, a door in it, or a long line
// where they do not touch.

import { type Edge, edgesOf } from '../../grounds/outline';
import type { Board, Link, LinkStyle } from '../../protocol';

export interface Arrow {
  id: string;
  style: LinkStyle;
  /** The middle of the border, and which way the link leads over it. */
  x: number;
  y: number;
  turn: number;
  oneWay: boolean;
}

export interface Door {
  id: string;
  x: number;
  y: number;
  /** Along the wall. */
  turn: number;
}

/** A line between places that do not touch. */
export interface Passage {
  id: string;
  style: LinkStyle;
  path: string;
  heads: string;
  x: number;
  y: number;
  icon: string | null;
}

export interface Crossings {
  arrows: Arrow[];
  doors: Door[];
  passages: Passage[];
}

type Point = [number, number];

const angle = ([ax, ay]: Point, [bx, by]: Point): number => (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
const tenth = (value: number): number => Math.round(value * 10) / 10;

export function crossings(board: Board): Crossings {
  const at = new Map(board.places.map((it) => [it.id, [it.x, it.y] as Point]));
  const shared = new Map<string, Edge>();
  for (const edge of edgesOf(board.places.map((it) => [it.id, it.outline ?? ''])).values()) {
    if (edge.of.length === 2) shared.set(edge.of.toSorted().join(' '), edge);
  }
  const made: Crossings = { arrows: [], doors: [], passages: [] };
  for (const link of board.links) {
    const [from, to] = [at.get(link.from), at.get(link.to)];
    if (from === undefined || to === undefined) continue;
    const id = `${link.from} ${link.to} ${link.style}`;
    const edge = shared.get([link.from, link.to].sort().join(' '));
    if (edge === undefined) made.passages.push(passage(id, link, from, to));
    else if (link.door) made.doors.push({ id, ...middle(edge), turn: tenth(angle(edge.a, edge.b)) });
    else
      made.arrows.push({
        id,
        style: link.style,
        ...middle(edge),
        turn: tenth(across(edge, from, to)),
        oneWay: link.one_way ?? false,
      });
  }
  return made;
}

const middle = ({ a, b }: Edge) => ({ x: tenth((a[0] + b[0]) / 2), y: tenth((a[1] + b[1]) / 2) });

/** Square over the border, on the side the link leads to. */
function across({ a, b }: Edge, from: Point, to: Point): number {
  const turn = angle(a, b) + 90;
  const radians = (turn * Math.PI) / 180;
  const ahead = (to[0] - from[0]) * Math.cos(radians) + (to[1] - from[1]) * Math.sin(radians);
  return ahead < 0 ? turn - 180 : turn;
}

/** How far from the middle of a place a line begins and ends. */
const SHORT = 24;

function passage(id: string, link: Link, from: Point, to: Point): Passage {
  const by = link.by?.[0];
  const [out, into] = [by ?? to, by ?? from];
  const start = towards(from, out);
  const end = towards(to, into);
  const path = by ? `M${start.join(' ')}Q${by.join(' ')} ${end.join(' ')}` : `M${start.join(' ')}L${end.join(' ')}`;
  const heads = head(end, into) + (link.one_way ? '' : head(start, out));
  const [x, y] = by
    ? [(start[0] + 2 * by[0] + end[0]) / 4, (start[1] + 2 * by[1] + end[1]) / 4]
    : [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
  return { id, style: link.style, path, heads, x: tenth(x), y: tenth(y), icon: link.icon ?? null };
}

function towards([x, y]: Point, [tx, ty]: Point): Point {
  const far = Math.hypot(tx - x, ty - y) || 1;
  return [tenth(x + ((tx - x) / far) * SHORT), tenth(y + ((ty - y) / far) * SHORT)];
}

/** Two strokes at the tip of a line that came from `from`. */
function head(tip: Point, from: Point): string {
  const turn = Math.atan2(tip[1] - from[1], tip[0] - from[0]);
  const barb = (side: number): string =>
    `${tenth(tip[0] - 10 * Math.cos(turn + side))} ${tenth(tip[1] - 10 * Math.sin(turn + side))}`;
  return `M${barb(0.6)}L${tip.join(' ')}L${barb(-0.6)}`;
}
