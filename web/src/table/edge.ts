// Things outside the window become signs at its edge.

export interface Beyond {
  id: string;
  x: number;
  y: number;
}

export interface AtEdge {
  id: string;
  x: number;
  y: number;
  /** Where the thing lies, in degrees clockwise from the right. */
  turn: number;
}

/** Signs never stand closer than this. */
const APART = 46;
const INSET = 24;

/** Where signs for things outside the window stand; `above` is covered by something else. */
export function atEdge(things: Beyond[], width: number, height: number, above = 0): AtEdge[] {
  const outside = things.filter((it) => it.x < 0 || it.y < above || it.x > width || it.y > height);
  const clamp = (value: number, from: number, to: number) => Math.max(from, Math.min(value, to));
  const signs: AtEdge[] = [];
  for (const thing of outside) {
    const x = clamp(thing.x, INSET, width - INSET);
    let y = clamp(thing.y, above + INSET, height - INSET);
    // The next free spot along the edge, down first and then up.
    const free = (at: number) => signs.every((it) => Math.abs(it.x - x) >= APART || Math.abs(it.y - at) >= APART);
    for (let by = 0; by < height && !free(y); by += APART / 2) {
      const down = clamp(thing.y + by, above + INSET, height - INSET);
      const up = clamp(thing.y - by, above + INSET, height - INSET);
      y = free(down) ? down : up;
    }
    const turn = Math.round((Math.atan2(thing.y - y, thing.x - x) * 180) / Math.PI);
    signs.push({ id: thing.id, x, y, turn });
  }
  return signs;
}
