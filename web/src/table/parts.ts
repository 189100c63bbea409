// Components that only some tables, windows or situations need; loaded when they are needed.

import { groundPartOf, isEngraved } from '../grounds';
import { iconNames } from '../icons';
import { type Later, later } from '../later.svelte';
import type { Scene } from '../protocol';
import { type Frame, frameOf, hasTabs } from './frame';
import { isParty } from './view';

export const parts = {
  Arrows: later(() => import('./board/Arrows.svelte')),
  BoardWords: later(() => import('./BoardWords.svelte')),
  Checklist: later(() => import('./Checklist.svelte')),
  Chips: later(() => import('./Chips.svelte')),
  Chooser: later(() => import('./Chooser.svelte')),
  Confirm: later(() => import('./Confirm.svelte')),
  Dice: later(() => import('./Dice.svelte')),
  EdgePointers: later(() => import('./EdgePointers.svelte')),
  Features: later(() => import('./board/Features.svelte')),
  Flights: later(() => import('./Flights.svelte')),
  ForecastView: later(() => import('./ForecastView.svelte')),
  Goals: later(() => import('./Goals.svelte')),
  Ground: later(() => import('./Ground.svelte')),
  Groups: later(() => import('./board/Groups.svelte')),
  Hud: later(() => import('./Hud.svelte')),
  Inspect: later(() => import('./Inspect.svelte')),
  LinkLines: later(() => import('./board/LinkLines.svelte')),
  Log: later(() => import('./Log.svelte')),
  Met: later(() => import('./Met.svelte')),
  NodePlaces: later(() => import('./board/NodePlaces.svelte')),
  PairCard: later(() => import('./cards/PairCard.svelte')),
  PersonSheet: later(() => import('./PersonSheet.svelte')),
  PieceForm: later(() => import('./PieceForm.svelte')),
  SheetView: later(() => import('./SheetView.svelte')),
  Strip: later(() => import('./Strip.svelte')),
  Tabs: later(() => import('./Tabs.svelte')),
  TintedCard: later(() => import('./cards/TintedCard.svelte')),
  Tray: later(() => import('./Tray.svelte')),
  ZonePlaces: later(() => import('./board/ZonePlaces.svelte')),
  /** What moves between two scenes. */
  plan: later(() => import('./motion').then((it) => ({ default: it.plan }))),
};

/** Loads the parts a scene is first drawn with; the scene is drawn without those that fail. */
export const fetchFirst = (scene: Scene): Promise<unknown> =>
  Promise.allSettled(firstPartsOf(scene, frameOf(innerWidth, innerHeight)).map((it) => it.load()));

/** The parts this scene needs in such a window: loaded before it is drawn, so that nothing jumps. */
export function firstPartsOf(scene: Scene, frame: Frame): Later<unknown>[] {
  const [board] = scene.boards;
  const ground = board === undefined ? null : groundPartOf(board);
  const places = ground === null ? [parts.LinkLines, parts.NodePlaces] : [parts.ZonePlaces];
  return [
    ...(ground === null ? [] : [ground]),
    ...(board !== undefined && isEngraved(board) ? [parts.Ground] : []),
    ...places,
    ...(frame === 'phone' || frame === 'land' ? [parts.Chips] : [parts.Hud, parts.Strip]),
    ...(hasTabs(frame) ? [parts.Tabs, parts.Confirm] : []),
    isParty(scene) ? parts.PersonSheet : parts.SheetView,
    ...(scene.dice.length > 0 ? [parts.Tray] : []),
    ...((scene.goals ?? []).length > 0 ? [parts.Goals] : []),
  ];
}

/** Loads what is shown next, and what may be needed even if the connection is lost. */
export function fetchSoon(...more: Later<unknown>[]): void {
  const soon = [
    iconNames,
    parts.Log,
    parts.plan,
    parts.Flights,
    parts.Inspect,
    parts.Chooser,
    parts.EdgePointers,
    parts.Tray,
    parts.ForecastView,
    ...more,
  ];
  for (const it of soon) it.load().catch(() => undefined);
}
