// What a backdrop knows: how to draw itself, where its places are, and how things look on it.

import type { Component } from 'svelte';

import type { Later } from '../later.svelte';
import type { Board } from '../protocol';
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
  /** How a name is set where it is not the name of a land or a water. */
  lettering?: Lettering;
  /** A second name where the place is cut by the edge. */
  again?: { at: [number, number]; turn: number };
}

/** Small, for a part of an area; narrow, along a street; or not written at all. */
export type Lettering = 'part' | 'street' | 'none';

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

/**
 * How a mark is drawn: small beside the name; among the pieces; or under them, as a ring round the
 * middle, a well, a small sign, a sign with its word.
 */
export type MarkLook = 'beside' | 'portal' | 'tower' | 'glyph' | UnderLook;
export type UnderLook = 'ring' | 'well' | 'sign' | 'worded' | 'landmark';

const UNDER: ReadonlySet<MarkLook> = new Set(['ring', 'well', 'sign', 'worded', 'landmark']);

/** Whether a mark lies under the pieces. */
export const isUnder = (look: MarkLook | undefined): look is UnderLook => look !== undefined && UNDER.has(look);

/** How a group is drawn: a district with a ribbon and a middle, a name, a round badge; or by the backdrop. */
export type GroupLook = 'district' | 'name' | 'badge' | 'drawn';

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
  groups?: Record<string, GroupLook>;
  /** Links are arrows over the borders they cross, with doors where there are any. */
  arrows?: boolean;
  /** The place the viewer stands in is outlined. */
  home?: boolean;
  /** Places are points with names beside them, joined by lines. */
  nodes?: boolean;
  /** The middle of the free spot for a track that is a wheel. */
  wheel?: [number, number];
  /** Fetches what draws the ground, where that is much. */
  paint?: Later<Component<{ board: Board }>>;
}

/** A backdrop for places that are points: it has no areas of its own. */
export type Chart = Pick<Ground, 'view' | 'sea' | 'wheel' | 'paint'>;

/** The last word of a scene id: `place:x` is `x`. */
export function wordOf(id: string): string {
  return id.slice(id.lastIndexOf(':') + 1);
}
