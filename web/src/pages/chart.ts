// Where the points of a chart lie: each curve on its own scale, from 0 up to its most.

import type { Chart, Curve, Note } from '../protocol';

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const FRAME: Frame = { width: 640, height: 232, left: 34, right: 34, top: 14, bottom: 46 };

/** On a small screen the letters stay as large as they are. */
export const SMALL: Frame = { ...FRAME, width: 340, height: 190, left: 24, right: 20 };

/** From this width on there is room for the large one. */
const ROOMY = 480;

export const frameFor = (width: number): Frame => (width < ROOMY ? SMALL : FRAME);

/** How many points there are: those of the longest curve. */
export const pointsOf = (chart: Chart): number => Math.max(1, ...chart.curves.map((it) => it.values.length));

export function across(frame: Frame, count: number, at: number): number {
  const room = frame.width - frame.left - frame.right;
  return count < 2 ? frame.left + room / 2 : frame.left + (room * at) / (count - 1);
}

export function upward(frame: Frame, most: number, value: number): number {
  const room = frame.height - frame.top - frame.bottom;
  const share = Math.min(1, Math.max(0, value / Math.max(1, most)));
  return frame.height - frame.bottom - room * share;
}

const rounded = (value: number) => Number(value.toFixed(1));

/** From point to point. */
export function lineOf(frame: Frame, curve: Curve, count: number): string {
  const point = (value: number, at: number) =>
    `${rounded(across(frame, count, at))} ${rounded(upward(frame, curve.most, value))}`;
  return curve.values.length === 0 ? '' : `M${curve.values.map(point).join('L')}`;
}

/** The same, closed down to the ground. */
export function areaOf(frame: Frame, curve: Curve, count: number): string {
  if (curve.values.length === 0) return '';
  const ground = rounded(frame.height - frame.bottom);
  const end = rounded(across(frame, count, curve.values.length - 1));
  return `${lineOf(frame, curve, count)}L${end} ${ground}L${rounded(across(frame, count, 0))} ${ground}Z`;
}

/** Numbers worth writing beside a scale: from 0 to the most, few and whole. */
export function ticks(most: number, wanted = 4): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((it) => most / it <= wanted) ?? Math.ceil(most / wanted);
  const all: number[] = [];
  for (let at = 0; at < most; at += step) all.push(at);
  // The last but one goes if the top would stand on it.
  if (all.length > 1 && most - (all.at(-1) ?? 0) < step / 2) all.pop();
  return [...all, most];
}

/** Points that are named below: all of them while there is room, else every second, fifth or tenth. */
export function named(count: number, room = 16): number[] {
  const step = [1, 2, 5, 10, 20, 50].find((it) => count / it <= room) ?? Math.ceil(count / room);
  return Array.from({ length: count }, (_, at) => at).filter((at) => at % step === 0);
}

/** Notes with how many of the same point come before each. */
export function stacked(notes: Note[]): { note: Note; nth: number }[] {
  const seen = new Map<number, number>();
  return notes.map((note) => {
    const nth = seen.get(note.at) ?? 0;
    seen.set(note.at, nth + 1);
    return { note, nth };
  });
}
