// Places as points on a map: their shapes, the curves between them, the signs at the edge.

import type { Board, Link, Place } from '../../protocol';

export type Point = [number, number];

/** Places with a landmark are larger than those with a number. */
export const radiusOf = (place: Place): number => (place.icon ? 17 : 12);

/** A place's outline round the origin, by its kind: land open to all is round, wild land six-sided, water scalloped. */
export function shapeOf(kind: string, r: number): string {
  switch (kind) {
    case 'wilderness':
      return hexagon(r * 1.1);
    case 'sea':
    case 'ocean':
      return scalloped(r);
    default:
      return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  }
}

/** A ring round the place; a scallop has a plain circle. */
export const ringOf = (kind: string, r: number): string => shapeOf(kind === 'wilderness' ? kind : 'city', r);

const round = (value: number): number => Math.round(value * 100) / 100;

const corners = (n: number, r: number): Point[] =>
  Array.from({ length: n }, (_, at): Point => {
    const angle = (at * 2 * Math.PI) / n - Math.PI / 2;
    return [round(r * Math.cos(angle)), round(r * Math.sin(angle))];
  });

const hexagon = (r: number): string =>
  `M${corners(6, r)
    .map((it) => it.join(' '))
    .join('L')}Z`;

function scalloped(r: number): string {
  const bow = round(r / 3);
  const [first, ...rest] = corners(10, r * 0.972);
  const arcs = [...rest, first ?? [0, 0]].map(([x, y]) => `A${bow} ${bow} 0 0 1 ${x} ${y}`);
  return `M${(first ?? [0, 0]).join(' ')}${arcs.join('')}Z`;
}

/** A smooth curve through the points; one between two points bows a little. */
export function curve(points: Point[]): string {
  const through = points.length === 2 ? bowed(points[0] as Point, points[1] as Point) : points;
  const at = (i: number): Point => through[Math.max(0, Math.min(through.length - 1, i))] as Point;
  let path = `M${at(0).join(' ')}`;
  for (let i = 0; i + 1 < through.length; i += 1) {
    const [from, to] = [at(i), at(i + 1)];
    const leave = tangent(i === 0 ? from : at(i - 1), to);
    const reach = tangent(from, i + 2 === through.length ? to : at(i + 2));
    path += `C${round(from[0] + leave[0])} ${round(from[1] + leave[1])} ${round(to[0] - reach[0])} ${round(to[1] - reach[1])} ${to.join(' ')}`;
  }
  return path;
}

const tangent = (from: Point, to: Point): Point => [(to[0] - from[0]) / 3, (to[1] - from[1]) / 3];

const BOW = 0.07;

function bowed(from: Point, to: Point): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return [from, [round((from[0] + to[0]) / 2 + dy * BOW), round((from[1] + to[1]) / 2 - dx * BOW)], to];
}

/** A sign that names what a line leads to: at the edge of the board, or where another board begins. */
export interface Pennant {
  id: string;
  /** The place at the far end. */
  to: string;
  /** The middle of its straight end, and where it points. */
  at: Point;
  points: 'left' | 'right';
  /** The board that place is on, if it is another one. */
  board: string | null;
}

export interface Line {
  id: string;
  link: Link;
  paths: string[];
}

/** Every link as the curves it is drawn by; one across the edge is two. */
export function linesOf(board: Board): Line[] {
  const at = new Map(board.places.map((place) => [place.id, [place.x, place.y] as Point]));
  return board.links.flatMap((link): Line[] => {
    const stretches = stretchesOf(link, at, board.width);
    const id = `${link.from} ${link.to} ${link.style}`;
    return stretches.length === 0 ? [] : [{ id, link, paths: stretches.map(curve) }];
  });
}

function stretchesOf(link: Link, at: Map<string, Point>, width: number): Point[][] {
  const by = link.by ?? [];
  const ends = [at.get(link.from), at.get(link.to)];
  const points = [...(ends[0] ? [ends[0]] : []), ...by, ...(ends[1] ? [ends[1]] : [])];
  if (points.length < 2) return [];
  if (!link.across) return [points];
  const cut = points.findIndex((point, i) => i > 0 && Math.abs(point[0] - (points[i - 1] as Point)[0]) > width / 2);
  return cut < 2 || cut > points.length - 2 ? [] : [points.slice(0, cut), points.slice(cut)];
}

/** How far from the edge a sign stands. */
const MARGIN = 3;

export function pennantsOf(board: Board): Pennant[] {
  const at = new Map(board.places.map((place) => [place.id, [place.x, place.y] as Point]));
  return board.links.flatMap((link): Pennant[] => {
    const id = `${link.from} ${link.to}`;
    if (link.board) {
      const end = link.by?.at(-1);
      return end
        ? [{ id, to: at.has(link.from) ? link.to : link.from, at: end, points: 'right', board: link.board }]
        : [];
    }
    if (!link.across) return [];
    return stretchesOf(link, at, board.width).flatMap((stretch, part): Pennant[] => {
      const out = part === 0 ? stretch.at(-1) : stretch[0];
      if (out === undefined) return [];
      const right = out[0] > board.width / 2;
      return [
        {
          id: `${id} ${part}`,
          to: part === 0 ? link.to : link.from,
          at: [right ? board.width - MARGIN : MARGIN, out[1]],
          points: right ? 'right' : 'left',
          board: null,
        },
      ];
    });
  });
}
