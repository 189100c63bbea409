import { describe, expect, it } from 'vitest';

import { MIDDLE, onBoard } from '../build/globe';
import { pointsOf, stretches } from '../src/grounds/stretches';
import type { Board, Piece } from '../src/protocol';
import { arrange } from '../src/table/board/arrange';
import { curve, linesOf, pennantsOf, radiusOf, shapeOf } from '../src/table/board/shapes';
import { drawn, fixture } from './files';

const { scene } = fixture('eldritch-crowded');
const world = scene.boards[0] as Board;
const place = (id: string) => world.places.find((it) => it.id === id)!;

const piecesAt = (pieces: Piece[]) => {
  const at = new Map<string, Piece[]>();
  for (const piece of pieces) at.set(piece.place, [...(at.get(piece.place) ?? []), piece]);
  return at;
};

describe('a board of points', () => {
  it('draws every link, and one across the edge as two lines', () => {
    const lines = linesOf(world);
    expect(lines).toHaveLength(world.links.length);
    for (const { link, paths } of lines) expect(paths, `${link.from} ${link.to}`).toHaveLength(link.across ? 2 : 1);
  });

  it('begins and ends a line in its places', () => {
    const line = linesOf(world).find(({ link }) => link.from === 'place:rome' && link.to === 'place:istanbul');
    const { x, y } = place('place:istanbul');
    expect(line?.paths[0]).toMatch(new RegExp(`^M${place('place:rome').x} ${place('place:rome').y}C.* ${x} ${y}$`));
  });

  it('names the far end at both edges, and the other board where a way leads to it', () => {
    const signs = pennantsOf(world);
    const to = (id: string) => signs.filter((it) => it.to === id).map((it) => it.points);
    expect(to('place:space-2')).toEqual(['right']);
    expect(to('place:tokyo')).toEqual(['left']);
    expect(signs.filter((it) => it.board).map((it) => [it.to, it.board])).toEqual([['place:cairo', 'board:egypt']]);
    for (const { at } of signs.filter((it) => !it.board)) expect(at[0] > 0 && at[0] < world.width).toBe(true);
  });

  it('tells kinds of places apart by their shapes', () => {
    const shapes = new Set(['city', 'wilderness', 'sea'].map((kind) => shapeOf(kind, 12)));
    expect(shapes.size).toBe(3);
  });

  it('bows a line without points on its way, so that it is seen as a way', () => {
    expect(
      curve([
        [0, 0],
        [90, 0],
      ]),
    ).not.toBe(
      curve([
        [0, 0],
        [45, 0],
        [90, 0],
      ]),
    );
  });
});

describe('pieces round places', () => {
  const ground = drawn(world);
  const put = (grow: number) =>
    arrange(
      world.places,
      piecesAt(scene.pieces),
      (it) => it.id.length - 6,
      () => true,
      grow,
      ground.view,
    );

  it('all stand in sight, near their place', () => {
    const [left, top, width, height] = ground.view;
    const here = scene.pieces.filter((it) => world.places.some((at) => at.id === it.place));
    const { pieces } = put(1);
    expect(pieces.size).toBe(here.length);
    for (const piece of here) {
      const [x, y] = pieces.get(piece.id)!;
      const at = place(piece.place);
      expect(x > left && x < left + width && y > top && y < top + height, piece.id).toBe(true);
      expect(Math.hypot(x - at.x, y - at.y), piece.id).toBeLessThan(110);
    }
  });

  it('never stand on the number or the landmark of a place', () => {
    const { pieces } = put(1);
    for (const piece of scene.pieces.filter((it) => it.form !== 'pin' && it.form !== 'flag')) {
      const at = pieces.get(piece.id);
      if (at === undefined) continue;
      for (const other of world.places)
        expect(Math.hypot(at[0] - other.x, at[1] - other.y), `${piece.id} on ${other.id}`).toBeGreaterThan(
          radiusOf(other) / 2,
        );
    }
  });

  it('stand closer where they are drawn smaller', () => {
    const [near, far] = [put(0.5), put(1)].map(({ pieces }) => pieces.get('piece:gate-london')!);
    const { x, y } = place('place:london');
    expect(Math.hypot(near![0] - x, near![1] - y)).toBeLessThan(Math.hypot(far![0] - x, far![1] - y));
  });

  it('stand where they stood when nothing has changed', () => {
    expect([...put(1).pieces]).toEqual([...put(1).pieces]);
  });
});

describe('the projection of the world', () => {
  it('goes through its anchors and never turns back', () => {
    expect(onBoard([-169, 84])).toEqual([2, 49.88]);
    expect(onBoard([0, 0])[0]).toBeCloseTo(439.08);
    for (let degrees = -168; degrees <= 190; degrees += 1) {
      expect(onBoard([degrees, 0])[0], String(degrees)).toBeGreaterThan(onBoard([degrees - 1, 0])[0]);
    }
    for (let degrees = -81; degrees <= 83; degrees += 1) {
      expect(onBoard([MIDDLE, degrees])[1], String(degrees)).toBeLessThan(onBoard([MIDDLE, degrees - 1])[1]);
    }
  });

  it('is the one the places stand on', () => {
    const [x, y] = onBoard([12.5, 42.1]);
    expect([Math.round(x), Math.round(y)]).toEqual([place('place:rome').x, place('place:rome').y]);
  });
});

describe('a coast in stretches', () => {
  const ring = `M10 10l${Array.from({ length: 399 }, (_, at) => (at % 2 === 0 ? '1 1' : '1-1')).join(' ')}z`;

  it('reads steps written as short as can be', () => {
    expect(pointsOf('M1.5 2l-.5.5 1 0-1.5-.5')).toEqual([
      [1.5, 2],
      [1, 2.5],
      [2, 2.5],
      [0.5, 2],
    ]);
  });

  it('goes through every corner, each stretch on from the one before', () => {
    const made = stretches(ring, 160);
    expect(made).toHaveLength(3);
    const corners = made.map((it) => it.slice(1).split('L'));
    const seen = new Set(corners.flat());
    for (const point of pointsOf(ring)) expect(seen.has(point.join(' ')), point.join(' ')).toBe(true);
    expect(corners[1]?.[0]).toBe(corners[0]?.[160]);
    expect(corners[2]?.at(-1)).toBe(corners[0]?.[7]);
  });

  it('keeps islands near each other together and whole', () => {
    expect(stretches('M1 1l1 0 0 1zM5 5l1 0 0 1zM900 5l1 0 0 1z')).toEqual([
      'M1 1l1 0 0 1zM5 5l1 0 0 1z',
      'M900 5l1 0 0 1z',
    ]);
  });
});
