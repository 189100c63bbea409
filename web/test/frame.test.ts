import { describe, expect, it } from 'vitest';

import { atEdge } from '../src/table/edge';
import { classesOf, frameOf, hasTabs } from '../src/table/frame';
import { dragged } from '../src/table/sheet';

describe('a frame', () => {
  it('is chosen by the window', () => {
    const windows: [number, number][] = [
      [1920, 1080],
      [1440, 900],
      [1366, 768],
      [1024, 768],
      [768, 1024],
      [390, 844],
      [844, 390],
    ];
    expect(windows.map((it) => frameOf(...it))).toEqual([
      'large',
      'usual',
      'usual',
      'narrow',
      'tablet',
      'phone',
      'land',
    ]);
  });

  it('uses every line of a low window', () => {
    expect(classesOf('usual', 768)).toEqual(['usual', 'low']);
    expect(classesOf('usual', 900)).toEqual(['usual']);
    expect(classesOf('land', 390)).toEqual(['phone', 'land']);
  });

  it('has tabs where one thing at a time has room', () => {
    expect((['large', 'narrow', 'tablet', 'phone', 'land'] as const).map(hasTabs)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });
});

describe('the sheet of a phone', () => {
  it('follows the finger, and a tap', () => {
    expect(dragged('half', 80)).toBe('full');
    expect(dragged('half', -80)).toBe('peek');
    expect(dragged('peek', -80)).toBe('peek');
    expect(dragged('half', 3)).toBe('full');
    expect(dragged('full', 0)).toBe('half');
  });
});

describe('signs at the edge', () => {
  it('stand for what is outside the window, towards where it lies', () => {
    const signs = atEdge(
      [
        { id: 'in', x: 50, y: 50 },
        { id: 'right', x: 500, y: 100 },
        { id: 'left', x: -40, y: 100 },
      ],
      390,
      300,
    );
    expect(signs.map((it) => it.id)).toEqual(['right', 'left']);
    expect(signs[0]).toMatchObject({ x: 366, y: 100, turn: 0 });
    expect(signs[1]).toMatchObject({ x: 24, turn: 180 });
  });

  it('never stand on each other or under what lies above', () => {
    const signs = atEdge(
      Array.from({ length: 4 }, (_, at) => ({ id: `${at}`, x: 900, y: -10 })),
      390,
      400,
      56,
    );
    const ys = signs.map((it) => it.y).toSorted((a, b) => a - b);
    expect(ys[0]).toBeGreaterThanOrEqual(56);
    ys.slice(1).forEach((y, at) => expect(y - (ys[at] ?? 0)).toBeGreaterThanOrEqual(46));
  });
});
