// What a backdrop knows: how to draw itself, where its places are, and how things look on it.

import type { SeatLook } from '../seats';

/** Where and how a place is drawn. Places are found by the last word of their id. */
export interface Zone {
  /** The whole area, as SVG path data. */
  path: string;
  /** The middle of the name. */
  label: [number, number];
  /** Where pieces gather: the middle of their first row. */
  gather: [number, number];
  /** How wide a row of pieces may be. */
  room: number;
  /** Names of waters are set like on charts. */
  water: boolean;
  /** A second name where the place is cut by the edge. */
  again?: { at: [number, number]; turn: number };
}

export interface Layer {
  path: string;
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: string;
  opacity?: number;
}

export interface Ornament {
  icon: string;
  at: [number, number];
  size: number;
  colour: string;
  opacity: number;
}

/** At the edge: a sign that names what lies beyond. */
export interface Pennant {
  to: string;
  y: number;
}

/** How a mark is drawn: small beside the name, or among the pieces as one of these. */
export type MarkLook = 'beside' | 'portal' | 'tower' | 'glyph';

export interface Ground {
  /** Left, top, width, height of what should be seen at once. */
  view: [number, number, number, number];
  sea: string;
  coast: string;
  tints: Layer[];
  lines: Layer[];
  relief: string;
  ornaments: Ornament[];
  pennants: Pennant[];
  zones: Record<string, Zone>;
  marks: Record<string, MarkLook>;
  /** Colours and shapes of the seats, where the backdrop asks for its own. */
  seats?: SeatLook[];
}

/** The last word of a scene id: `place:x` is `x`. */
export function wordOf(id: string): string {
  return id.slice(id.lastIndexOf(':') + 1);
}
