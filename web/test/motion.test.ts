import { describe, expect, it } from 'vitest';

import type { Piece, Scene } from '../src/protocol';
import { LONGEST, plan } from '../src/table/motion';

const piece = (id: string, place: string, count = 1, kind = 'ghoul'): Piece => ({
  id,
  kind,
  name: { key: kind },
  owner: 0,
  place,
  count,
  rank: 1,
});

const scene = (pieces: Piece[], more: Partial<Scene> = {}): Scene => ({
  version: 3,
  game: 'any',
  viewer: 'public',
  step: [],
  boards: [
    {
      id: 'board',
      name: { key: 'board' },
      width: 100,
      height: 100,
      ground: '',
      wraps: false,
      places: ['a', 'b', 'c', 'd'].map((id) => ({ id, name: { key: id }, kind: 'land', x: 0, y: 0 })),
      links: [
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'd'],
      ].map(([from = '', to = '']) => ({ from, to, style: 'road' as const, across: false })),
    },
  ],
  pieces,
  tracks: [],
  sheets: [],
  supplies: [],
  dice: [],
  ...more,
});

describe('a plan of motion', () => {
  it('sends a piece along the links between its places', () => {
    const made = plan(scene([piece('x', 'a')]), scene([piece('x', 'd')]));
    expect(made.steps).toEqual([
      { kind: 'travel', piece: 'x', was: 'x', way: ['a', 'b', 'c', 'd'], joins: false, at: 0, ms: 540 },
    ]);
    expect(made.touched).toEqual(['x']);
  });

  it('knows a piece that is called differently at its new place', () => {
    const made = plan(scene([piece('a:ghoul', 'a'), piece('b:ghoul', 'b', 2)]), scene([piece('b:ghoul', 'b', 3)]));
    expect(made.steps).toMatchObject([
      { kind: 'travel', piece: 'b:ghoul', was: 'a:ghoul', way: ['a', 'b'], joins: true },
    ]);
  });

  it('takes for the mover the nearest that left', () => {
    const made = plan(scene([piece('a:g', 'a'), piece('c:g', 'c')]), scene([piece('d:g', 'd')]));
    expect(made.steps.map((it) => it.kind)).toEqual(['vanish', 'travel']);
    expect(made.steps[1]).toMatchObject({ was: 'c:g' });
  });

  it('lets come and go what did not move', () => {
    const made = plan(scene([piece('x', 'a', 1, 'ghoul')]), scene([piece('y', 'a', 1, 'byakhee')]));
    expect(made.steps.map((it) => it.kind)).toEqual(['vanish', 'appear']);
    expect(made.steps[1]?.at).toBe(made.steps[0]?.ms);
  });

  it('throws dice first and slides coins last', () => {
    const track = (at: number) => ({
      id: 't',
      name: { key: 't' },
      shape: 'line' as const,
      spaces: ['0', '1', '2'],
      markers: [{ id: 'm', name: { key: 'm' }, at }],
    });
    const before = scene([piece('x', 'a')], { tracks: [track(0)] });
    const after = scene([piece('x', 'b')], {
      tracks: [track(2)],
      dice: [{ id: 'r', seat: 0, name: { key: 'r' }, faces: [1, 6, 6] }],
    });
    const { steps } = plan(before, after);
    expect(steps.map((it) => it.kind)).toEqual(['roll', 'travel', 'slide']);
    expect(steps[0]?.ms).toBe(600 + 120 + 2 * 40);
    expect(steps[2]).toMatchObject({ marker: 'm', from: 0, to: 2, ms: 480 });
  });

  it('shows meters, cards and marks that are new', () => {
    const sheet = (value: number, cards: string[]) => ({
      id: 's',
      seat: 0,
      name: { key: 's' },
      meters: [{ id: 'power', name: { key: 'power' }, value }],
      slots: [],
      cards: [
        {
          id: 'hand',
          name: { key: 'hand' },
          layout: 'row' as const,
          count: cards.length,
          cards: cards.map((id) => ({ id, name: { key: id }, count: 1 })),
        },
      ],
    });
    const made = plan(scene([], { sheets: [sheet(3, ['c1'])] }), scene([], { sheets: [sheet(5, ['c1', 'c2'])] }));
    expect(made.steps).toMatchObject([
      { kind: 'count', meter: 's/power', from: 3, to: 5 },
      { kind: 'turn', card: 'c2', ms: 260 },
    ]);
  });

  it('never lasts longer than it may, however much happened', () => {
    const many = (place: string) => Array.from({ length: 30 }, (_, at) => piece(`x${at}`, place));
    const made = plan(scene(many('a')), scene(many('d')));
    expect(made.steps).toHaveLength(30);
    expect(Math.max(...made.steps.map((it) => it.at + it.ms))).toBeCloseTo(LONGEST);
    expect(made.total).toBeLessThanOrEqual(LONGEST);
  });

  it('moves nothing when the table has jumped', () => {
    const many = (place: string) => Array.from({ length: 60 }, (_, at) => piece(`x${at}`, place));
    const made = plan(scene(many('a')), scene(many('b')));
    expect(made.steps).toEqual([]);
    expect(made.touched).toHaveLength(60);
    const same = scene([piece('x', 'a')]);
    expect(plan(same, same)).toEqual({ steps: [], total: 0, touched: [] });
  });
});
