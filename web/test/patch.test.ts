import { describe, expect, it } from 'vitest';

import { apply, unpackedMessage } from '../src/patch';
import type { Patch } from '../src/protocol';
import { read } from './files';

const scene = () => ({
  pieces: [
    { id: 'a', place: 'x', count: 3 },
    { id: 'b', place: 'x', count: 1 },
  ],
  tracks: [{ id: 't', at: 1 }],
  step: ['one'],
});

const moved: Patch = {
  fields: {
    change: {
      pieces: { items: { change: { b: { fields: { change: { place: { set: 'y' } } } } } } },
    },
  },
};

describe('a patch', () => {
  it('moves one piece and leaves everything else the same object', () => {
    const old = scene();
    const made = apply(old, moved);
    expect(made.pieces[1]).toEqual({ id: 'b', place: 'y', count: 1 });
    expect(made.pieces[0]).toBe(old.pieces[0]);
    expect(made.tracks).toBe(old.tracks);
    expect(made.step).toBe(old.step);
    expect(old).toEqual(scene());
  });

  it('lets items come, go and change places', () => {
    const old = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
    const made = apply(old, {
      items: {
        stay: [
          [2, 1],
          [0, 1],
        ],
        add: [[1, { id: 'd' }]],
      },
    });
    expect(made).toEqual([{ id: 'c' }, { id: 'd' }, { id: 'a' }]);
    expect(made[0]).toBe(old[2]);
    expect(apply([{ id: 'a' }], { items: { stay: [] } })).toEqual([]);
  });

  it('replaces plain lists and removes fields', () => {
    const made = apply({ a: [1, 2], b: 1 } as object, {
      fields: { change: { a: { set: [2] }, c: { set: null } }, remove: ['b'] },
    });
    expect(made).toEqual({ a: [2], c: null });
  });

  it('gives the same object back where nothing changes', () => {
    const old = scene();
    expect(apply(old, { fields: { change: { step: { set: old.step } } } })).toBe(old);
    expect(apply(old, { fields: {} })).toBe(old);
    expect(apply(old.pieces, { items: { stay: [[0, 2]] } })).toBe(old.pieces);
  });

  it('agrees with the server on what it makes of the shared vectors', () => {
    const vectors = JSON.parse(read('../crates/delta/tests/patches.json')) as {
      old: unknown;
      new: unknown;
      patch: Patch | null;
    }[];
    for (const vector of vectors) {
      const made = vector.patch === null ? vector.old : apply(vector.old, vector.patch);
      expect(made).toEqual(vector.new);
    }
  });

  it('agrees with the server on what is said once in a message', () => {
    const vectors = JSON.parse(read('../crates/delta/tests/shared.json')) as [object, object][];
    for (const [sent, meant] of vectors) expect(unpackedMessage(sent)).toEqual(meant);
  });

  it('leaves what does not fit', () => {
    expect(apply(7 as unknown, moved)).toBe(7);
    expect(apply({ pieces: 'none' }, moved)).toEqual({ pieces: 'none' });
    const strange: Patch = {
      items: {
        stay: [
          [0, 1],
          [7, 2],
        ],
        change: { z: { set: 1 } },
        add: [[9, { id: 'b' }]],
      },
    };
    expect(apply([{ id: 'a' }], strange)).toEqual([{ id: 'a' }, { id: 'b' }]);
  });

  it('takes a field for a field, whatever it is called', () => {
    const change = JSON.parse('{"__proto__":{"set":{"bad":1}}}') as Record<string, Patch>;
    const made = apply({} as Record<string, unknown>, { fields: { change } });
    expect(Object.keys(made)).toEqual(['__proto__']);
    expect(made.bad).toBeUndefined();
  });
});
