// Egypt: the delta and the river as the land has them, the rest drawn by hand.

import { path, type Point, rough, smooth } from './rough';

/** The coast of the sea in the north, from west to east. */
// prettier-ignore
const NORTH: Point[] = [
  [-600, 74], [-200, 60], [40, 78], [150, 112], [230, 96], [318, 88], [372, 100], [430, 84], [492, 62], [560, 76],
  [628, 58], [700, 82], [790, 70], [880, 44], [960, 20], [1600, -40],
];
/** The western shore of the narrow sea in the east, from north to south, and its other shore. */
// prettier-ignore
const EAST: Point[][] = [
  [[862, 196], [880, 262], [912, 340], [944, 428], [970, 530], [1010, 640], [1060, 900]],
  [[1180, 900], [1100, 640], [1048, 520], [1012, 420], [968, 330], [920, 250], [880, 190], [862, 196]],
];
// prettier-ignore
const RIVER: Point[] = [[560, 900], [612, 640], [672, 560], [700, 486], [652, 430], [596, 392], [588, 330], [640, 290], [664, 244], [620, 190]];
// prettier-ignore
const MOUTHS: Point[][] = [
  [[620, 190], [560, 150], [492, 62]],
  [[620, 190], [628, 130], [628, 58]],
  [[620, 190], [672, 140], [700, 82]],
];

const shore = (points: Point[], seed: number): Point[] => rough(smooth(points), 0.12, 3.4, seed);
const north = shore(NORTH, 1922);
const gulf = EAST.flatMap((side, at) => shore(side, 1923 + at));

/** Everything south of the sea, without the gulf. */
export const COAST = path([...north, [1600, 1300], [-600, 1300]], true) + path(gulf, true);
export const RIVERS = [RIVER, ...MOUTHS].map((line, at) => path(rough(smooth(line), 0.06, 5, 1930 + at)));

/** Dunes in rows, away from the river and from places. */
export const DUNES = Array.from({ length: 120 }, (_, at): Point => [((at * 197) % 1020) - 20, 250 + ((at * 89) % 400)])
  .filter(([x, y]) => Math.abs(x - 640) > 90 && x < 850 - (600 - y) * 0.02)
  .map(([x, y]) => `M${x} ${y}q3-4.6 6-.7q3-4 6-.3`)
  .join('');
