// What the parts of a table view share.

import { getContext, setContext } from 'svelte';

import type { Ground } from '../grounds/ground';
import type { Scene, Sheet, Term } from '../protocol';
import { type SeatLook, seatLook, SEATS } from '../seats';
import type { Voice } from '../voice';
import type { SeatInfo, TableInfo } from '../wire';
import type { Player } from './player.svelte';

export interface View {
  readonly scene: Scene;
  readonly voice: Voice;
  readonly ground: Ground | null;
  /** Who sits where; null if unknown. */
  readonly info: TableInfo | null;
  /** Scene ids a line of the log speaks of while it is pointed at. */
  readonly named: ReadonlySet<string>;
  /** What is moving just now. */
  readonly player: Player;
}

const KEY = Symbol('view');

export const setView = (view: View): View => setContext(KEY, view);
export const getView = (): View => getContext<View>(KEY);

export function lookOf(view: View, seat: number | null | undefined): SeatLook {
  return seatLook(view.ground?.seats ?? SEATS, seat);
}

/** Two sides are shown beside each other; people with skills, and more than two of anything, one at a time. */
export function isParty(scene: Scene): boolean {
  return scene.sheets.length > 2 || scene.sheets.some((it) => (it.skills ?? []).length > 0);
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

export function termOf(scene: Scene, id: string | null | undefined): Term | undefined {
  return scene.terms?.find((it) => it.id === id);
}

/** What a figure is of, in words: by the scene's own term, else by ours. */
export function termName(view: Pick<View, 'scene' | 'voice'>, id: string): string {
  const term = termOf(view.scene, id);
  if (term !== undefined) return view.voice.say(term.name);
  return view.voice.has(`web-value-${id}`) ? view.voice.word(`web-value-${id}`) : id;
}

/** Icons of the figures that stand beside things; a cost is counted in what the first meter shows. */
export function valueIcon(scene: Scene, name: string): string | null {
  const term = termOf(scene, name);
  if (term?.icon) return term.icon;
  if (name === 'cost') return costIcon(scene);
  const icons: Record<string, string> = {
    combat: 'crossed-sabres',
    toughness: 'shield',
    health: 'hearts',
    sanity: 'brain',
  };
  return icons[name] ?? null;
}

export function costIcon(scene: Scene, coin?: string | null): string | null {
  const term = termOf(scene, coin);
  if (term?.icon) return term.icon;
  const own = ownSeat(scene);
  const sheet = scene.sheets.find((it) => it.seat === own) ?? scene.sheets[0];
  return sheet?.meters.find((meter) => meter.icon)?.icon ?? null;
}

/** A number of hundredths in the way of the language. */
export function hundredths(voice: Voice, value: number): string {
  return new Intl.NumberFormat(voice.language, { maximumFractionDigits: 1 }).format(value / 100);
}

export function sitterOf(view: View, seat: number | null | undefined): SeatInfo | undefined {
  return view.info?.seats.find((it) => it.seat === seat);
}

/** The person's name, where a person sits there and has one. */
export function personOf(view: View, seat: number | null | undefined): string | null {
  const sitter = sitterOf(view, seat);
  return sitter?.kind === 'person' && sitter.name !== '' ? sitter.name : null;
}

/** How others call the player in a seat: «Спящий», or «Анна, Спящий» where the person is known. */
export function whoIs(view: View, seat: number | null | undefined): string {
  const sheet = sheetOf(view.scene, seat);
  const named = [personOf(view, seat), sheet ? view.voice.say(sheet.name) : null];
  return named.filter((it) => it !== null).join(', ');
}
