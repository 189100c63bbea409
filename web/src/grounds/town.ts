// A town of cells: every place has a border, and what two places have in common is a wall, a
// partition, a path or nothing, by the groups they belong to. All of it is taken from the scene.

import { later } from '../later.svelte';
import type { Board, Group, Place } from '../protocol';
import { type Ground, wordOf, type Zone } from './ground';
import { around, type Edge, edgeName, edgesOf, loops, redrawn, unsteady, widthOf } from './outline';
import { inside, path, type Point, random } from './rough';

/** Places under a roof, and yards behind a wall. */
const WALLED = new Set(['building', 'house', 'yard']);
const ROOFED = new Set(['building', 'house']);
const RIVER = 'river';

export interface Plan {
  /** Areas by what they are, already drawn with an unsteady hand. */
  areas: Map<string, string>;
  river: string;
  banks: string;
  walls: string;
  partitions: string;
  lanes: string;
  paths: string;
  /** Where quarters meet. */
  seams: string;
}

const isWalled = (place: Place | undefined) => place !== undefined && WALLED.has(place.kind);

/** Walls are straight; everything else is drawn by hand. */
function hand(board: Board): (a: Point, b: Point) => Point[] {
  const places = new Map(board.places.map((it) => [it.id, it]));
  const walls = new Set(
    [...edges(board)].filter(([, edge]) => edge.of.some((id) => isWalled(places.get(id)))).map(([name]) => name),
  );
  return (a, b) => (walls.has(edgeName(a, b)) ? [a, b] : unsteady(a, b));
}

function edges(board: Board): Map<string, Edge> {
  const rivers = (board.groups ?? []).filter((it) => it.kind === RIVER);
  const outlines = [...board.places, ...rivers].map((it): [string, string] => [it.id, it.outline ?? '']);
  return edgesOf(outlines);
}

/** What a cell is filled as: its kind, and for walled ones which house of the town it is. */
function fillOf(place: Place, buildings: Group[]): string {
  if (place.kind !== 'building' && place.kind !== 'yard') return place.kind;
  return `building-${Math.max(
    0,
    buildings.findIndex((it) => it.id === place.group),
  )}`;
}

export function plan(board: Board): Plan {
  const line = hand(board);
  const places = new Map(board.places.map((it) => [it.id, it]));
  const buildings = (board.groups ?? []).filter((it) => it.kind === 'building');
  const rivers = (board.groups ?? []).filter((it) => it.kind === RIVER);
  const areas = new Map<string, string>();
  for (const place of board.places) {
    const fill = fillOf(place, buildings);
    areas.set(fill, (areas.get(fill) ?? '') + redrawn(place.outline ?? '', line));
  }
  const river = rivers.map((it) => redrawn(it.outline ?? '', line)).join('');
  const banks = around(loops(river).map((it) => path(it, true)));
  const made: Plan = { areas, river, banks, walls: '', partitions: '', lanes: '', paths: '', seams: '' };
  for (const { a, b, of } of edges(board).values()) {
    const beside = of.map((id) => places.get(id));
    const drawn = path(line(a, b));
    const [first, second] = beside;
    if (of.length < 2 || (!isWalled(first) && !isWalled(second) && beside.includes(undefined))) continue;
    if (isWalled(first) && isWalled(second) && first?.group === second?.group) made.partitions += drawn;
    else if (isWalled(first) || isWalled(second)) made.walls += drawn;
    else if (first?.kind === 'forest' || second?.kind === 'forest') made.paths += drawn;
    else made.lanes += drawn;
  }
  for (const quarter of board.groups ?? []) {
    if (quarter.kind !== 'quarter') continue;
    for (const [a, b] of loops(quarter.outline ?? '')) if (a && b) made.seams += path(line(a, b));
  }
  return made;
}

/** Points strewn over a cell, well inside it and as many as have room; always the same ones. */
export function strewn(place: Place, apart: number, seed: number, most = 70): Point[] {
  const next = random(seed + Math.round(place.x * 7 + place.y * 13));
  const border = loops(place.outline ?? '')[0] ?? [];
  const points: Point[] = [];
  const [xs, ys] = [border.map((it) => it[0]), border.map((it) => it[1])];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const count = Math.min(most, Math.round((width * height) / (apart * apart * 1.9)));
  for (let tries = 0; tries < count * 30 && points.length < count; tries += 1) {
    const at: Point = [left + width * next(), top + height * next()];
    const clear = [
      [-9, 0],
      [9, 0],
      [0, -9],
      [0, 9],
    ].every(([dx = 0, dy = 0]) => inside([at[0] + dx, at[1] + dy], border));
    if (clear && points.every((it) => Math.hypot(it[0] - at[0], it[1] - at[1]) > apart)) points.push(at);
  }
  return points;
}

/** Lit windows keep off the middle, where things stand, and near enough to it to be seen. */
export function windowsOf(place: Place, board: Board): Point[] {
  if (!ROOFED.has(place.kind)) return [];
  const far = ([x, y]: Point) => Math.hypot(x - place.x, y - place.y);
  const seen = ([x, y]: Point) => x > 0 && y > 0 && x < board.width && y < board.height;
  return strewn(place, 9, 5)
    .filter((it) => seen(it) && far(it) > 19 && far(it) < 48)
    .slice(0, 3);
}

/** One and the same for every board, so that nothing is fetched anew. */
const paint = later(() => import('./Town.svelte'));

export function town(board: Board): Ground {
  const line = hand(board);
  const zone = (place: Place): Zone => ({
    path: redrawn(place.outline ?? '', line),
    label: place.label ?? [place.x, place.y],
    gather: [place.x, place.y],
    room: Math.max(50, widthOf(loops(place.outline ?? '').flat()) - 14),
    water: false,
    lettering: 'none',
  });
  return {
    view: [0, 0, board.width, board.height],
    sea: '#0A0E15',
    coast: '',
    tints: [],
    lines: [],
    relief: '',
    ornaments: [],
    pennants: [],
    zones: Object.fromEntries(board.places.map((place) => [wordOf(place.id), zone(place)])),
    marks: { power: 'ring', portal: 'well', search: 'sign', exit: 'worded', ruins: 'landmark', gates: 'landmark' },
    groups: { building: 'name', quarter: 'badge', house: 'drawn', river: 'drawn' },
    paint,
    arrows: true,
  };
}
