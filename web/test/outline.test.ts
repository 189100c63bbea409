import { describe, expect, it } from 'vitest';

import { wordOf } from '../src/grounds/ground';
import { around, edgesOf, loops, redrawn, unsteady } from '../src/grounds/outline';
import { plan, windowsOf } from '../src/grounds/town';
import type { Board, Place } from '../src/protocol';
import { crossings } from '../src/table/board/arrows';
import { drawn, fixture } from './files';

const LEFT = 'M0 0L9 0L9 9L0 9Z';
const RIGHT = 'M9 0L18 0L18 9L9 9Z';

const place = (id: string, outline: string, x: number, kind = 'street'): Place => ({
  id,
  name: { key: id },
  kind,
  x,
  y: 5,
  outline,
});

const twoCells = (links: Board['links'], kinds = ['street', 'street']): Board => ({
  id: 'board:two',
  name: { key: 'two' },
  width: 18,
  height: 9,
  ground: 'town',
  wraps: false,
  places: [place('place:a', LEFT, 4, kinds[0]), place('place:b', RIGHT, 13, kinds[1])],
  links,
});

describe('borders', () => {
  it('know whom they lie between', () => {
    const edges = [
      ...edgesOf([
        ['a', LEFT],
        ['b', RIGHT],
      ]).values(),
    ];
    expect(edges).toHaveLength(7);
    expect(edges.filter((it) => it.of.length === 2).map((it) => it.of)).toEqual([['a', 'b']]);
  });

  it('of several areas together leave out what two of them share', () => {
    const rim = loops(around([LEFT, RIGHT]));
    expect(rim).toHaveLength(6);
    expect(rim.some((line) => line.every(([x]) => x === 9))).toBe(false);
  });

  it('are drawn alike from both sides', () => {
    const there = unsteady([0, 0], [60, 20]);
    expect(unsteady([60, 20], [0, 0])).toEqual(there.toReversed());
    expect(there.length).toBeGreaterThan(4);
  });

  it('close again after they were drawn by hand', () => {
    const [corners] = loops(redrawn(LEFT, (a, b) => [a, b]));
    expect(corners).toEqual(loops(LEFT)[0]);
  });
});

describe('links of places with borders', () => {
  const link = (more: Partial<Board['links'][number]>): Board['links'][number] => ({
    from: 'place:a',
    to: 'place:b',
    style: 'street',
    across: false,
    ...more,
  });

  it('are arrows over the border they cross', () => {
    const { arrows } = crossings(twoCells([link({ one_way: true, style: 'forest' })]));
    expect(arrows).toMatchObject([{ x: 9, y: 4.5, turn: 0, oneWay: true, style: 'forest' }]);
    const back = crossings(twoCells([link({ from: 'place:b', to: 'place:a', one_way: true })]));
    expect(Math.abs(back.arrows[0]?.turn ?? 0)).toBe(180);
  });

  it('are doors along the wall where they say so', () => {
    const { arrows, doors } = crossings(twoCells([link({ door: true })]));
    expect(arrows).toEqual([]);
    expect(doors).toMatchObject([{ x: 9, y: 4.5 }]);
    expect(Math.abs(doors[0]?.turn ?? 0)).toBe(90);
  });

  it('are lines with a sign where the places do not touch', () => {
    const board = twoCells([link({ style: 'water', icon: 'waves' })]);
    board.places[1] = place('place:b', 'M90 0L99 0L99 9Z', 94);
    expect(crossings(board).passages).toMatchObject([{ style: 'water', icon: 'waves', x: 49 }]);
  });
});

describe('a town', () => {
  it('has walls round houses, partitions in them and lanes between streets', () => {
    const shared = (kinds: string[], groups: string[] = []) => {
      const board = twoCells([], kinds);
      board.places.forEach((it, at) => (it.group = groups[at] ?? null));
      return plan(board);
    };
    expect(shared(['street', 'street'])).toMatchObject({ walls: '', partitions: '' });
    expect(shared(['street', 'street']).lanes).not.toBe('');
    expect(shared(['house', 'street']).walls).toBe('M9 0L9 9');
    expect(shared(['building', 'building'], ['g', 'g']).partitions).toBe('M9 0L9 9');
    expect(shared(['building', 'building'], ['g', 'h']).walls).toBe('M9 0L9 9');
  });

  it('lights windows only under roofs', () => {
    const square = 'M0 0L90 0L90 90L0 90Z';
    const board = { ...twoCells([]), width: 90, height: 90 };
    expect(windowsOf({ ...place('place:a', square, 45, 'house'), y: 45 }, board)).toHaveLength(3);
    expect(windowsOf({ ...place('place:a', square, 45), y: 45 }, board)).toEqual([]);
  });
});

for (const name of ['arkham', 'possession']) {
  describe(`the position "${name}"`, () => {
    const { scene } = fixture(name);
    const board = scene.boards[0] as Board;

    it('has a drawn ground with an area for every place', () => {
      const ground = drawn(board);
      expect(ground.paint).toBeDefined();
      for (const it of board.places) expect(ground.zones[wordOf(it.id)]?.path, it.id).toMatch(/^M.*Z$/);
    });

    it('leads through doors only where a wall is', () => {
      const walled = new Set(
        board.places.filter((it) => it.kind !== 'street' && it.kind !== 'forest').map((it) => it.id),
      );
      const doors = board.links.filter((it) => it.door);
      expect(crossings(board).doors).toHaveLength(doors.length);
      for (const door of doors)
        expect(walled.has(door.from) || walled.has(door.to), `${door.from} ${door.to}`).toBe(true);
    });
  });
}
