// Where pieces, names and number tags stand round places that are points: near, and never on each other.

import type { Form, Piece, Place } from '../../protocol';
import { type Point, radiusOf } from './shapes';

type Box = [left: number, top: number, right: number, bottom: number];

export interface Label {
  at: Point;
  anchor: 'start' | 'middle' | 'end';
}

export interface Arranged {
  pieces: Map<string, Point>;
  tags: Map<string, Point>;
}

/** From the middle of a place to the middle of what stands beside it; a number needs more room than a landmark. */
const reach = (place: Place): number => radiusOf(place) + (place.icon ? 9 : 11.5);
/** A letter of a name, and the height of a line. */
const LETTER = 8;
const LINE = 14;
/** Corners may touch by so much. */
const TOUCH = 30;
/** Half the size of a number tag. */
const TAG = 10;

/** Directions in the order in which they are tried: x to the right, y down. */
const around = (...degrees: number[]): Point[] =>
  degrees.map((it): Point => [Math.cos((it * Math.PI) / 180), Math.sin((it * Math.PI) / 180)]);

const UPPER_LEFT = around(-140, -165, -110, 180, 140, -40, 0, 40, 90);
const UPPER_RIGHT = around(-42, 6, -75, 40, 180, 140, -140, 90);
const CORNERS = around(-38, -145, 145, 38, -10, -170, 90, -90);
const LOWER_LEFT = around(145, 38, -145, -38, 170, 10, 90);
const TAGS = around(18, -38, 48, 160, -142, 132, -10, 90, 180, -90);

const WAYS: Record<Form, Point[]> = {
  figure: UPPER_RIGHT,
  pin: [[0, -1]],
  plaque: UPPER_RIGHT,
  disc: UPPER_LEFT,
  hexagon: LOWER_LEFT,
  slip: CORNERS,
  flag: around(-14, -166, 14, 166),
};

/** Large things choose first. */
const TURN: Form[] = ['pin', 'disc', 'plaque', 'figure', 'flag', 'hexagon', 'slip'];

const formOf = (piece: Piece): Form => piece.form ?? 'figure';

/** What a piece covers, from its origin. */
function coverOf(piece: Piece): Box {
  switch (formOf(piece)) {
    case 'pin':
      return [-16, -46, 16, 0];
    case 'plaque':
      return piece.rank > 1 ? [-17, -17, 20, 20] : [-13, -13, 17, 17];
    case 'disc':
      return piece.rank > 0 ? [-15, -15, 15, 15] : [-11, -11, 11, 11];
    case 'flag':
      return [-2, -28, 22, 1];
    case 'hexagon':
      return [-10, -11, 10, 11];
    case 'slip':
      return [-10, -10, 10, 10];
    case 'figure':
      return [-14, -14, 14, 14];
  }
}

/** Where the name of a place stands: where the scene says, else below it. */
export function labelOf(place: Place, grow: number): Label {
  const [dx, dy] = place.label ? [place.label[0] - place.x, place.label[1] - place.y] : [0, radiusOf(place) + 16];
  const anchor = Math.abs(dx) < 12 ? 'middle' : dx > 0 ? 'start' : 'end';
  return { at: [place.x + dx * grow, place.y + dy * grow], anchor };
}

function labelBox(place: Place, letters: number, grow: number): Box {
  const { at, anchor } = labelOf(place, grow);
  const [wide, high] = [letters * LETTER * grow, LINE * grow];
  const left = anchor === 'start' ? at[0] : anchor === 'end' ? at[0] - wide : at[0] - wide / 2;
  return [left, at[1] - high * 0.8, left + wide, at[1] + high * 0.2];
}

const moved = (box: Box, [x, y]: Point, grow: number): Box => [
  x + box[0] * grow,
  y + box[1] * grow,
  x + box[2] * grow,
  y + box[3] * grow,
];

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const high = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** How much of a box lies outside the view; that is worse than lying on something. */
function outside(box: Box, [left, top, width, height]: [number, number, number, number]): number {
  const area = (box[2] - box[0]) * (box[3] - box[1]);
  return 3 * (area - overlap(box, [left, top, left + width, top + height]));
}

/** Puts everything somewhere; `letters` is how long the name beside a place is, `tagged` has a number. */
export function arrange(
  places: Place[],
  piecesAt: Map<string, Piece[]>,
  letters: (place: Place) => number,
  tagged: (place: Place) => boolean,
  grow: number,
  view: [left: number, top: number, width: number, height: number],
): Arranged {
  const taken: { box: Box; of: Place | null }[] = [];
  for (const place of places) {
    const r = radiusOf(place) * 0.9;
    taken.push({ box: moved([-r, -r, r, r], [place.x, place.y], grow), of: place });
    if (place.icon) taken.push({ box: labelBox(place, letters(place), grow), of: null });
  }
  // The rim of its own place is no obstacle: everything beside it keeps the same distance.
  const best = (own: Place, candidates: Point[], cover: Box): Point => {
    const cost = (at: Point) => {
      const here = moved(cover, at, grow);
      const covered = taken.reduce((sum, { box, of }) => sum + (of === own ? 0 : overlap(here, box)), 0);
      return (covered < TOUCH ? 0 : covered) + outside(here, view);
    };
    let [chosen, least] = [candidates[0] ?? ([0, 0] as Point), Infinity];
    for (const at of candidates) {
      const found = cost(at);
      if (found < least - 0.5) [chosen, least] = [at, found];
    }
    taken.push({ box: moved(cover, chosen, grow), of: null });
    return chosen;
  };
  const beside = (place: Place, ways: Point[]): Point[] =>
    ways.map(([dx, dy]) => [place.x + dx * reach(place) * grow, place.y + dy * reach(place) * grow]);

  const pieces = new Map<string, Point>();
  for (const form of TURN) {
    for (const place of places) {
      const here = (piecesAt.get(place.id) ?? []).filter((it) => formOf(it) === form);
      let last: Point | null = null;
      here.forEach((piece, at) => {
        const candidates =
          form === 'pin'
            ? [pinned(place, at, here.length, grow)]
            : [...nextTo(last, piece, grow), ...beside(place, WAYS[form])];
        last = best(place, candidates, coverOf(piece));
        pieces.set(piece.id, last);
      });
    }
  }
  const tags = new Map(
    places.filter(tagged).map((place) => [place.id, best(place, beside(place, TAGS), [-TAG, -TAG, TAG, TAG])]),
  );
  return { pieces, tags };
}

/** Pins point at their place; several stand as a fan. */
function pinned(place: Place, at: number, of: number, grow: number): Point {
  const step = of > 3 ? 14 : 20;
  return [place.x + (at - (of - 1) / 2) * step * grow, place.y - (radiusOf(place) - 3) * grow];
}

/** A row goes on where it began. */
function nextTo(last: Point | null, piece: Piece, grow: number): Point[] {
  if (last === null) return [];
  const [left, , right] = coverOf(piece);
  const step = (right - left + 1) * grow;
  return [
    [last[0] + step, last[1]],
    [last[0], last[1] - step],
    [last[0] - step, last[1]],
  ];
}
