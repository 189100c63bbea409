import { describe, expect, it } from 'vitest';

import type { LogEntry, Tone } from '../src/protocol';
import { added, kept, linesOf } from '../src/table/lines';

const entry = (seq: number, tone: Tone = 'line', more: Partial<LogEntry> = {}): LogEntry => ({
  seq,
  phrase: { key: `e${seq}` },
  rules: [],
  tone,
  ...more,
});

describe('lines of the log', () => {
  it('fold details under the line they belong to', () => {
    const lines = linesOf([entry(1), entry(1, 'detail'), entry(1, 'detail'), entry(2, 'detail'), entry(3, 'heading')]);
    expect(lines.map((it) => [it.key, it.folded.length])).toEqual([
      [0, 2],
      [3, 0],
      [4, 0],
    ]);
  });

  it('keep dice and changed figures in sight', () => {
    const lines = linesOf([
      entry(1),
      entry(1, 'detail', { dice: [6] }),
      entry(1, 'detail', { changes: [{ name: { key: 'x' }, from: 11, to: 9 }] }),
    ]);
    expect(lines).toHaveLength(3);
  });

  it('are kept by what is asked for', () => {
    const lines = linesOf([
      entry(1, 'line', { seat: 0 }),
      entry(2, 'line', { seat: 1, dice: [3] }),
      entry(3, 'heading'),
    ]);
    expect(kept(lines, 'all', 0)).toHaveLength(3);
    expect(kept(lines, 'mine', 0).map((it) => it.entry.seq)).toEqual([1]);
    expect(kept(lines, 'mine', null)).toEqual([]);
    expect(kept(lines, 'rolls', 0).map((it) => it.entry.seq)).toEqual([2]);
    expect(kept(lines, 'talk', 0)).toEqual([]);
  });

  it('are new only where the log has grown', () => {
    const [a, b, c] = [entry(1), entry(2), entry(3)];
    expect(added([a, b], [a, b, c])).toEqual([c]);
    expect(added([a, b, c], [a, b])).toEqual([]);
    expect(added([], [a, b])).toEqual([]);
    expect(added([a, b], [a, entry(7), entry(8)])).toEqual([]);
  });
});
