import { describe, expect, it } from 'vitest';

import { wordOf } from '../src/grounds/ground';
import type { Board } from '../src/protocol';
import { linesOf } from '../src/table/board/shapes';
import { placed, thingsAt } from '../src/table/layout';
import { drawn, fixture } from './files';

const { scene } = fixture('battle');
const board = scene.boards[0] as Board;

/** The corners of a path, rounded; borders that two places share have the same corners. */
const corners = (path: string) => new Set(path.match(/-?[\d.]+ -?[\d.]+/g));

describe('a drawn ground', () => {
  const ground = drawn(board);

  it('has an area for every place', () => {
    for (const place of board.places) expect(ground.zones[wordOf(place.id)]?.path, place.id).toMatch(/^M.*Z$/);
  });

  it('gives places that touch a common border', () => {
    for (const link of board.links.filter((it) => !it.across)) {
      const [a, b] = [link.from, link.to].map((id) => corners(ground.zones[wordOf(id)]?.path ?? ''));
      const common = [...(a ?? [])].filter((corner) => b?.has(corner));
      expect(common.length, `${link.from} and ${link.to}`).toBeGreaterThan(1);
    }
  });

  it('keeps every piece where it can be seen', () => {
    const [left, top, width, height] = ground.view;
    for (const place of board.places) {
      const zone = ground.zones[wordOf(place.id)]!;
      const pieces = scene.pieces.filter((it) => it.place === place.id);
      const things = placed(thingsAt(place, pieces, ground, new Set()), zone);
      expect(new Set(things.map((it) => it.id)).size).toBe(things.length);
      for (const { x, y } of things) {
        expect(x > left && x < left + width && y > top && y < top + height, place.id).toBe(true);
      }
    }
  });
});

describe('a ground nobody has drawn', () => {
  const unheard = { ...board, ground: 'unheard-of' };

  it('shows places as points where they have no borders', () => {
    const plain = drawn(unheard);
    expect(plain.view).toEqual([0, 0, board.width, board.height]);
    expect(plain.nodes).toBe(true);
    expect(Object.keys(plain.zones)).toHaveLength(board.places.length);
    const within = board.links.filter((it) => !it.across);
    expect(linesOf(unheard).map((it) => it.link)).toEqual(within);
  });

  it('shows places as areas where they bring their borders', () => {
    const outline = 'M0 0H9V9Z';
    const plain = drawn({ ...unheard, places: board.places.map((it) => ({ ...it, outline })) });
    expect(plain.nodes).toBeUndefined();
    expect(plain.tints.map((it) => it.path)).toEqual(board.places.map(() => outline));
  });
});
