// Pangaea: one land in one ocean that runs round the edge. The geometry is ours; which places touch
// comes from the scene.

import type { Ground, Zone } from './ground';
import { inside, path, type Point, random, rough, smooth } from './rough';

// Beyond the view everything runs on, for windows that are wider or taller than the field.
const [LEFT, TOP, RIGHT, BOTTOM] = [-1100, -700, 2100, 1400];

/** Junctions in a field of 988 x 640. */
// prettier-ignore
const JUNCTIONS = {
  W1: [70, -10], W2: [60, 292], W3: [84, 660], WL: [-12, 286], V1: [346, 96], V2: [676, 84],
  V3: [512, 118], V4: [262, 258], V5: [414, 272], V6: [520, 198], V7: [660, 264], V8: [756, 158],
  V9: [872, 300], V10: [592, 350], V11: [446, 362], V12: [252, 296], V13: [404, 508],
  V14: [566, 486], V15: [664, 520], V16: [706, 668], T1: [322, -10], T2: [706, -10],
  B1: [318, 668], B2: [868, 668], ER: [1004, 322],
  N1: [120, TOP], N2: [1000, TOP], S1: [200, BOTTOM], S2: [1000, BOTTOM], S3: [640, BOTTOM],
} satisfies Record<string, Point>;

type Junction = keyof typeof JUNCTIONS;
type Kind = 'coast' | 'land' | 'sea';

/** Borders: ends, kind and the points they run through. */
// prettier-ignore
const BORDERS = {
  e1: ['T1', 'V1', 'coast', [[306, 30], [338, 62]]],
  e2: ['T2', 'V2', 'coast', [[722, 34], [690, 52]]],
  e3: ['V1', 'V3', 'land', [[430, 128]]],
  e4: ['V3', 'V2', 'land', [[600, 92]]],
  e5: ['V1', 'V4', 'coast', [[300, 120], [322, 168], [268, 196], [284, 232]]],
  e6: ['V4', 'V5', 'land', [[330, 276]]],
  e7: ['V5', 'V6', 'land', [[452, 222]]],
  e8: ['V6', 'V3', 'land', []],
  e9: ['V6', 'V7', 'land', [[590, 226]]],
  e10: ['V7', 'V8', 'land', [[712, 196]]],
  e11: ['V8', 'V2', 'coast', [[786, 126], [742, 104], [716, 64]]],
  e12: ['V7', 'V9', 'coast', [[690, 300], [684, 344], [742, 338], [772, 388], [812, 352], [838, 378]]],
  e13: ['V9', 'V8', 'coast', [[892, 262], [862, 228], [874, 186], [816, 172], [806, 140]]],
  e14: ['V7', 'V10', 'coast', [[644, 290], [634, 318], [606, 332]]],
  e15: ['V10', 'V11', 'land', [[520, 372]]],
  e16: ['V11', 'V5', 'land', [[424, 318]]],
  e17: ['V4', 'V12', 'coast', []],
  e18: ['V12', 'V13', 'coast', [[232, 340], [264, 398], [318, 420], [338, 470], [376, 480]]],
  e19: ['V13', 'V11', 'land', [[432, 440]]],
  e20: ['V10', 'V14', 'coast', [[640, 372], [664, 416], [630, 446], [592, 452]]],
  e21: ['V14', 'V13', 'land', [[486, 520]]],
  e22: ['V14', 'V15', 'coast', [[592, 520], [628, 500]]],
  e23: ['V15', 'V16', 'land', [[676, 560]]],
  e24: ['V15', 'B2', 'coast', [[674, 470], [660, 436], [704, 414], [748, 436], [776, 420], [824, 462], [846, 520]]],
  e25: ['V13', 'B1', 'coast', [[360, 528], [372, 560]]],
  o1: ['W1', 'W2', 'sea', [[84, 120]]],
  o2: ['W2', 'W3', 'sea', [[76, 430]]],
  o3: ['WL', 'W2', 'sea', []],
  o4: ['W2', 'V12', 'sea', [[150, 316]]],
  o5: ['V9', 'ER', 'sea', [[930, 330]]],
  b1: ['T1', 'N1', 'coast', [[346, -60], [262, -190]]],
  b2: ['T2', 'N2', 'coast', [[690, -70], [800, -210]]],
  b3: ['B1', 'S1', 'coast', [[290, 740], [330, 900]]],
  b4: ['B2', 'S2', 'coast', [[890, 740], [850, 900]]],
  b5: ['V16', 'S3', 'land', [[690, 800]]],
} satisfies Record<string, [Junction, Junction, Kind, Point[]]>;

type Border = keyof typeof BORDERS;

/** A walk along borders (`-` is backwards) and through corners outside the view. */
type Walk = (Border | `-${Border}` | Point)[];

const ROUGHNESS: Record<Kind, [number, number]> = {
  coast: [0.17, 3.2],
  land: [0.1, 5],
  sea: [0.05, 9],
};

/** The field is a little flatter on screen and begins below the tracks. */
const onScreen = ([x, y]: Point): Point => [x, y * 0.9 + 48];

const drawn = new Map<Border, Point[]>(
  (Object.entries(BORDERS) as [Border, [Junction, Junction, Kind, Point[]]][]).map(
    ([name, [from, to, kind, by]], at) => {
      const [amount, step] = ROUGHNESS[kind];
      const ends = [JUNCTIONS[from], ...by, JUNCTIONS[to]] as Point[];
      const line = kind === 'coast' ? ends : smooth(ends);
      return [name, rough(line.map(onScreen), amount, step, 1927 + at * 7)];
    },
  ),
);

function line(border: Border): Point[] {
  return drawn.get(border) ?? [];
}

function walk(steps: Walk): Point[] {
  return steps.flatMap((step) => {
    if (typeof step !== 'string') return [onScreen(step)];
    const backwards = step.startsWith('-');
    const points = line((backwards ? step.slice(1) : step) as Border);
    return backwards ? points.toReversed() : points;
  });
}

const area = (...walks: Walk[]): string => walks.map((steps) => path(walk(steps), true)).join('');

// prettier-ignore
const COAST: Walk = [
  '-b1', 'e1', 'e5', 'e17', 'e18', 'e25', 'b3', '-b4',
  '-e24', '-e22', '-e20', '-e14', 'e12', 'e13', 'e11', '-e2', 'b2',
];

// prettier-ignore
const LANDS: Record<string, [Walk, string]> = {
  arctica: [['-b1', 'e1', 'e3', 'e4', '-e2', 'b2'], '#3B3D3C'],
  laurentia: [['e5', 'e6', 'e7', 'e8', '-e3'], '#403829'],
  angara: [['-e4', '-e8', 'e9', 'e10', 'e11'], '#37362C'],
  baltica: [['e7', 'e9', 'e14', 'e15', 'e16'], '#453C2C'],
  cathaysia: [['e12', 'e13', '-e10'], '#3B3529'],
  amazonia: [['e6', '-e16', '-e19', '-e18', '-e17'], '#3A3A29'],
  kalahari: [['e15', '-e19', '-e21', '-e20'], '#473A28'],
  antarctica: [['-e21', 'e22', 'e23', 'b5', '-b3', '-e25'], '#393B39'],
  australia: [['-b5', '-e23', 'e24', 'b4'], '#40362A'],
};

// prettier-ignore
const WATERS: Record<string, Walk[]> = {
  'north-thalassa': [[[70, TOP], 'o1', 'o4', '-e17', '-e5', '-e1', 'b1']],
  'south-thalassa': [['o2', [90, BOTTOM], '-b3', '-e25', '-e18', '-o4']],
  mawson: [
    ['-b2', 'e2', '-e11', '-e13', 'o5', [RIGHT, 330], [RIGHT, TOP]],
    [[LEFT, TOP], [70, TOP], 'o1', '-o3', [LEFT, 280]],
  ],
  tethys: [
    [[RIGHT, 330], '-o5', '-e12', 'e14', 'e20', 'e22', 'e24', 'b4', [RIGHT, BOTTOM]],
    [[LEFT, 280], 'o3', 'o2', [90, BOTTOM], [LEFT, BOTTOM]],
  ],
};

/** Name, middle of the first row of pieces, room for a row. */
// prettier-ignore
const SPOTS: Record<string, [Point, Point, number]> = {
  arctica: [[512, 76.8], [512, 111], 250],
  laurentia: [[356, 181.2], [380, 222], 170],
  angara: [[640, 156], [640, 194], 190],
  baltica: [[546, 253.2], [550, 296], 180],
  cathaysia: [[790, 240.6], [796, 280], 170],
  amazonia: [[338, 330.6], [344, 370], 150],
  kalahari: [[538, 400.8], [552, 440], 190],
  antarctica: [[500, 535.8], [500, 575], 260],
  australia: [[758, 490.8], [766, 530], 170],
  'north-thalassa': [[172, 188], [176, 250], 150],
  'south-thalassa': [[170, 407], [174, 469], 150],
  mawson: [[884, 140], [884, 180], 170],
  tethys: [[884, 394], [880, 434], 170],
};

function zones(): Record<string, Zone> {
  const lands = Object.entries(LANDS).map(([id, [steps]]) => [id, area(steps), false] as const);
  const waters = Object.entries(WATERS).map(([id, walks]) => [id, area(...walks), true] as const);
  return Object.fromEntries(
    [...lands, ...waters].map(([id, path, water]): [string, Zone] => {
      const [label, gather, room] = SPOTS[id] ?? [[0, 0], [0, 0], 150];
      const zone: Zone = { path, label, gather, room, water };
      if (id === 'mawson') zone.again = { at: [32, 176], turn: -90 };
      if (id === 'tethys') zone.again = { at: [32, 470], turn: -90 };
      return [id, zone];
    }),
  );
}

/** Ranges of small peaks, kept away from names and pieces. */
function relief(): string {
  const next = random(77);
  const strokes: string[] = [];
  const free = ([x, y]: Point) =>
    Object.values(SPOTS).every(([label, gather, room]) => {
      const byName = Math.abs(x - label[0]) < 78 && Math.abs(y - label[1] + 4) < 22;
      const byPieces = Math.abs(x - gather[0]) < room / 2 - 6 && Math.abs(y - gather[1]) < 30;
      return !byName && !byPieces;
    });
  for (const [steps] of Object.values(LANDS)) {
    const border = walk(steps);
    const xs = border.map((it) => it[0]);
    const ys = border.map((it) => it[1]);
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const [top, bottom] = [Math.max(60, Math.min(...ys)), Math.min(620, Math.max(...ys))];
    for (let clump = 0; clump < 26; clump += 1) {
      const at: Point = [left + (right - left) * next(), top + (bottom - top) * next()];
      const clear = [
        [-14, -10],
        [16, 8],
        [-14, 8],
        [16, -10],
      ] as const;
      if (!free(at) || !clear.every(([dx, dy]) => inside([at[0] + dx, at[1] + dy], border))) continue;
      for (let peak = 0; peak < 3; peak += 1) {
        const [x, y] = [at[0] + (peak - 1) * 7 + next() * 3, at[1] + next() * 4];
        const h = 5.5 + next() * 4.5;
        const w = h * 0.62;
        strokes.push(
          path([
            [x - w, y],
            [x, y - h],
            [x + w, y],
          ]) +
            path([
              [x, y - h],
              [x + w * 0.25, y - h * 0.58],
              [x - w * 0.05, y - h * 0.36],
              [x + w * 0.3, y - 0.4],
            ]),
        );
      }
    }
  }
  return strokes.join('');
}

/** How borders between oceans go on outside the view. */
// prettier-ignore
const BEYOND: [Point, Point][] = [
  [JUNCTIONS.W1 as Point, [70, TOP]],
  [JUNCTIONS.W3 as Point, [90, BOTTOM]],
  [JUNCTIONS.WL as Point, [LEFT, 280]],
  [JUNCTIONS.ER as Point, [RIGHT, 330]],
];

function lines(): Ground['lines'] {
  const within = (Object.keys(BORDERS) as Border[]).map((border): [Kind, string] => [
    BORDERS[border][2],
    path(line(border)),
  ]);
  const beyond = BEYOND.map(([from, to]): [Kind, string] => ['sea', path([onScreen(from), onScreen(to)])]);
  return [...beyond, ...within].flatMap(([kind, way]) => {
    switch (kind) {
      case 'coast':
        return [{ path: way, stroke: '#B99A5E', width: 1.1 }];
      case 'land':
        return [
          { path: way, stroke: '#0B0E10', width: 5, opacity: 0.55 },
          { path: way, stroke: '#E0C58E', width: 1.5, dash: '9 3.5 1.5 3.5', opacity: 0.9 },
        ];
      case 'sea':
        return [{ path: way, stroke: '#8FBBCB', width: 1.4, dash: '12 7', opacity: 0.75 }];
    }
  });
}

export const pangaea: Ground = {
  view: [0, 48, 988, 576],
  sea: '#0E1A23',
  coast: area(COAST),
  tints: Object.values(LANDS).map(([steps, fill]) => ({ path: area(steps), fill })),
  lines: lines(),
  relief: relief(),
  ornaments: [
    { icon: 'ammonite', at: [930, 506], size: 66, colour: '#8FBBCB', opacity: 0.13 },
    { icon: 'trilobite', at: [930, 88], size: 62, colour: '#8FBBCB', opacity: 0.13 },
    { icon: 'dimetrodon', at: [748, 216], size: 38, colour: '#E0C58E', opacity: 0.16 },
  ],
  pennants: [
    { to: 'north-thalassa', y: 272 },
    { to: 'south-thalassa', y: 582 },
  ],
  zones: zones(),
  marks: {
    'tower-symbol': 'beside',
    glyph: 'beside',
    'gate-held': 'portal',
    'gate-abandoned': 'portal',
    'gate-covered': 'portal',
    tower: 'tower',
    'ice-age': 'glyph',
  },
  seats: [
    { shape: 'circle', colour: '#F2A65A', fill: '#5A3210', glyph: '#FFE9CF' },
    { shape: 'hexagon', colour: '#BFE3F5', fill: '#1D4257', glyph: '#EFF9FF' },
  ],
};
