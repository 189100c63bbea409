// Makes src/grounds/coast.ts from Natural Earth's coasts (public domain): npm run coast

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { geoPath, geoProjection } from 'd3-geo';
// @ts-expect-error: it comes without types
import { geoStitch } from 'd3-geo-projection';
import { feature } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';

import { MIDDLE, onBoard } from './globe.ts';

type Point = [number, number];

/** Detail finer than this is left out, in square degrees. */
const COARSE = 0.004;
/** Islands under this many square units are left out. */
const SMALLEST = 7;
/** Steps shorter than this are merged. */
const SHORTEST = 1.1;

const degrees = (radians: number) => (radians * 180) / Math.PI;

function land() {
  const path = createRequire(import.meta.url).resolve('world-atlas/land-50m.json');
  const world = JSON.parse(readFileSync(path, 'utf8')) as Topology<{ land: GeometryCollection }>;
  const coarse = simplify(presimplify(world), COARSE);
  return geoStitch(feature(coarse, coarse.objects.land as GeometryCollection));
}

/** The rings of the land in board units. */
function rings(): Point[][] {
  const raw = (longitude: number, latitude: number): Point => {
    const [x, y] = onBoard([degrees(longitude) + MIDDLE, degrees(latitude)]);
    return [x, -y];
  };
  const projection = geoProjection(raw)
    .rotate([-MIDDLE, 0])
    .scale(1)
    .translate(onBoard([MIDDLE, 0]))
    .precision(0.4);
  const found: Point[][] = [];
  const ring = (x: number, y: number) => found.at(-1)?.push([x, y]);
  geoPath(projection, {
    beginPath: () => undefined,
    moveTo: (x, y) => found.push([[x, y]]),
    lineTo: ring,
    closePath: () => undefined,
    arc: () => undefined,
  })(land());
  return found;
}

const area = (ring: Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );

function merged(ring: Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of ring) {
    const last = kept.at(-1);
    if (last === undefined || Math.hypot(point[0] - last[0], point[1] - last[1]) >= SHORTEST) kept.push(point);
  }
  return kept;
}

/** Steps from point to point in tenths, written as short as SVG reads them. */
function short(ring: Point[]): string {
  const tenths = ring.map(([x, y]): Point => [Math.round(x * 10), Math.round(y * 10)]);
  const number = (value: number) => String(value / 10).replace(/^(-?)0\./, '$1.');
  let text = '';
  let before = '';
  let [x, y] = [0, 0];
  // A second point of a number begins the next one, as a minus does.
  const apart = (number: string) => (/^-/.test(number) || (/^\./.test(number) && before.includes('.')) ? '' : ' ');
  tenths.forEach(([toX, toY], i) => {
    const step = i === 0 ? [toX, toY] : [toX - x, toY - y];
    step.map(number).forEach((it, part) => {
      text += (part === 1 || i > 1 ? apart(it) : i === 0 ? 'M' : 'l') + it;
      before = it;
    });
    [x, y] = [toX, toY];
  });
  return `${text}z`;
}

const coast = rings()
  .filter((ring) => area(ring) >= SMALLEST)
  .map(merged)
  .map(short)
  .join('');

const round = (value: number) => Math.round(value * 10) / 10;
const meridians = Array.from({ length: 24 }, (_, i) => round(onBoard([-165 + i * 15, 0])[0]));
const parallels = [75, 60, 45, 30, 15, 0, -15, -30, -45, -60, -75].map((it) => round(onBoard([0, it])[1]));

writeFileSync(
  new URL('../src/grounds/coast.ts', import.meta.url),
  [
    '// Made by build/coast.ts from Natural Earth (public domain); do not edit.',
    '',
    `export const COAST =\n  '${coast}';`,
    `export const MERIDIANS = [${meridians.join(', ')}];`,
    `export const PARALLELS = [${parallels.join(', ')}];`,
    '',
  ].join('\n'),
);
console.info(`coast.ts: ${coast.length} characters`);
