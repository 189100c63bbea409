import { describe, expect, it, vi } from 'vitest';

import { PanZoom } from '../src/table/panzoom.svelte';

const frame = {
  getBoundingClientRect: () => ({ left: 0, top: 0 }),
  hasPointerCapture: () => true,
  setPointerCapture: () => undefined,
} as unknown as Element;
const touch = (x: number, y: number, pointerId = 1) =>
  ({ pointerId, pointerType: 'touch', clientX: x, clientY: y }) as PointerEvent;

function board(): PanZoom {
  const pan = new PanZoom();
  pan.width = 400;
  pan.height = 300;
  pan.fit([0, 0, 800, 600]);
  return pan;
}

describe('the window onto a board', () => {
  it('shows all of it, or covers the window with it', () => {
    const pan = board();
    expect([pan.scale, pan.x, pan.y]).toEqual([0.5, 0, 0]);
    pan.width = 300;
    pan.fit([0, 0, 800, 600], true);
    expect(pan.scale).toBe(0.5);
    expect(pan.x).toBe(-50);
  });

  it('zooms round the point under the fingers, within its limits', () => {
    vi.useFakeTimers();
    const pan = board();
    pan.zoom(2, [100, 100]);
    expect([pan.scale, pan.x, pan.y]).toEqual([1, -100, -100]);
    pan.zoom(100);
    expect(pan.scale).toBe(3);
    pan.zoom(0.0001);
    expect(pan.scale).toBeCloseTo(0.3);
    vi.runAllTimers();
    expect(pan.drawn).toBeCloseTo(0.3);
    vi.useRealTimers();
  });

  it('comes nearer at a double tap and shows all at the next', () => {
    const pan = board();
    const tap = () => {
      pan.down(touch(100, 100), frame);
      pan.up(touch(100, 100));
    };
    tap();
    expect(pan.scale).toBe(0.5);
    tap();
    expect(pan.scale).toBe(1);
    tap();
    tap();
    expect(pan.scale).toBe(0.5);
  });

  it('knows a drag from a click and never loses the board', () => {
    const pan = board();
    pan.down(touch(100, 100), frame);
    expect(pan.dragged).toBe(false);
    pan.move(touch(3000, 100), frame);
    expect(pan.dragged).toBe(true);
    pan.up(touch(3000, 100));
    expect((pan.width / 2 - pan.x) / pan.scale).toBe(0);
  });

  it('moves only if a point is out of sight', () => {
    const pan = board();
    const x = pan.x;
    pan.reveal([400, 300]);
    expect(pan.x).toBe(x);
    pan.zoom(4, [0, 0]);
    pan.reveal([790, 590]);
    expect(pan.x + 790 * pan.scale).toBe(200);
  });
});
