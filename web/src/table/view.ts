// What the parts of a table view share.

import { getContext, setContext } from 'svelte';
import type { Scene, Sheet } from '../protocol';
import { SEATS, seatLook, type SeatLook } from '../seats';
import type { Ground } from '../grounds/ground';
import type { Voice } from '../voice';

export interface View {
  readonly scene: Scene;
  readonly voice: Voice;
  readonly ground: Ground | null;
}

const KEY = Symbol('view');

export const setView = (view: View): View => setContext(KEY, view);
export const getView = (): View => getContext<View>(KEY);

export function lookOf(view: View, seat: number | null | undefined): SeatLook {
  return seatLook(view.ground?.seats ?? SEATS, seat);
}

export function sheetOf(scene: Scene, seat: number | null | undefined): Sheet | undefined {
  return scene.sheets.find((sheet) => sheet.seat === seat);
}

export function emblemOf(scene: Scene, seat: number | null | undefined): string | null {
  return sheetOf(scene, seat)?.emblem ?? null;
}

export function ownSeat(scene: Scene): number | null {
  return typeof scene.viewer === 'object' ? scene.viewer.seat : null;
}

/** The viewer's own sheets first, the others in their order. */
export function sheetsInOrder(scene: Scene): Sheet[] {
  const own = ownSeat(scene);
  return [...scene.sheets.filter((it) => it.seat === own), ...scene.sheets.filter((it) => it.seat !== own)];
}

/** Long tracks are rulers above the board, short ones ladders beside it. */
export const RULER = 12;

/** Icons of the figures that stand beside things; a cost is counted in what the first meter shows. */
export function valueIcon(scene: Scene, name: string): string | null {
  if (name === 'cost') return costIcon(scene);
  const icons: Record<string, string> = { combat: 'crossed-sabres', toughness: 'shield', health: 'hearts', sanity: 'brain' };
  return icons[name] ?? null;
}

export function costIcon(scene: Scene): string | null {
  const own = ownSeat(scene);
  const sheet = scene.sheets.find((it) => it.seat === own) ?? scene.sheets[0];
  return sheet?.meters.find((meter) => meter.icon)?.icon ?? null;
}

/** A number of hundredths in the way of the language. */
export function hundredths(voice: Voice, value: number): string {
  return new Intl.NumberFormat(voice.language, { maximumFractionDigits: 1 }).format(value / 100);
}
