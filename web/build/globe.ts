// The projection of the world map: longitude and latitude to board units.
//
// It is separable and monotone, so that meridians stay straight, and it stretches Europe on
// purpose: half of what happens, happens there.

type Point = [number, number];

const LONGITUDES = [-169, -150, -122, -97, -71, -58, -40, -17, 0, 12.5, 29, 40, 73, 87, 102, 121.5, 140, 152, 172, 191];
const ACROSS = [0, 4.6, 10.2, 17.4, 25.4, 29, 33.8, 40, 44.6, 50.4, 58.6, 62.6, 71, 75, 79, 85, 91.4, 94.2, 97.8, 100];
const LATITUDES = [-82, -70, -58, -45, -34, -20, 0, 20, 30, 36, 42, 51.5, 62, 72, 84];
const DOWN = [100, 97, 93, 88.2, 83, 75.6, 64.4, 52.6, 45.6, 40.2, 34, 23.6, 14, 7.4, 1];

/** The meridian in the middle of the map; the cut runs through the Bering Strait. */
export const MIDDLE = 11;

const across = monotone(LONGITUDES, ACROSS);
const down = monotone(LATITUDES, DOWN);

/** Board units of a longitude from -169 to 191 and a latitude. */
export function onBoard([longitude, latitude]: Point): Point {
  return [2 + 9.8 * across(longitude), 44 + 5.88 * down(latitude)];
}

/** A smooth curve through the points that never turns back (Fritsch and Carlson). */
function monotone(xs: number[], ys: number[]): (x: number) => number {
  const at = (list: number[], i: number): number => list[i] ?? 0;
  const last = xs.length - 1;
  const slope = xs.slice(1).map((x, i) => (at(ys, i + 1) - at(ys, i)) / (x - at(xs, i)));
  const tangent = xs.map((_, i) => {
    if (i === 0) return at(slope, 0);
    if (i === last) return at(slope, last - 1);
    const [before, after] = [at(slope, i - 1), at(slope, i)];
    return before * after <= 0 ? 0 : (before + after) / 2;
  });
  slope.forEach((steep, i) => {
    const [a, b] = [at(tangent, i) / steep, at(tangent, i + 1) / steep];
    const length = Math.hypot(a, b);
    if (length <= 3) return;
    tangent[i] = (3 / length) * a * steep;
    tangent[i + 1] = (3 / length) * b * steep;
  });
  return (x) => {
    const after = xs.findIndex((it) => it > x);
    const i = Math.max(0, (after < 0 ? last : after) - 1);
    const step = at(xs, i + 1) - at(xs, i);
    const t = (x - at(xs, i)) / step;
    return (
      (1 + 2 * t) * (1 - t) ** 2 * at(ys, i) +
      t * (1 - t) ** 2 * step * at(tangent, i) +
      t * t * (3 - 2 * t) * at(ys, i + 1) +
      t * t * (t - 1) * step * at(tangent, i + 1)
    );
  };
}
