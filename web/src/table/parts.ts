// What only some tables, windows or moments need; fetched for those that need it.

import { groundPartOf } from '../grounds';
import { later, type Later } from '../later.svelte';
import { isParty } from './view';
import type { Scene } from '../protocol';

export const parts = {
  Arrows: later(() => import('./board/Arrows.svelte')),
  Checklist: later(() => import('./Checklist.svelte')),
  Chips: later(() => import('./Chips.svelte')),
  Chooser: later(() => import('./Chooser.svelte')),
  Dice: later(() => import('./Dice.svelte')),
  EdgePointers: later(() => import('./EdgePointers.svelte')),
  Features: later(() => import('./board/Features.svelte')),
  ForecastView: later(() => import('./ForecastView.svelte')),
  Goals: later(() => import('./Goals.svelte')),
  Groups: later(() => import('./board/Groups.svelte')),
  Inspect: later(() => import('./Inspect.svelte')),
  LinkLines: later(() => import('./board/LinkLines.svelte')),
  Met: later(() => import('./Met.svelte')),
  NodePlaces: later(() => import('./board/NodePlaces.svelte')),
  PairCard: later(() => import('./cards/PairCard.svelte')),
  PersonSheet: later(() => import('./PersonSheet.svelte')),
  PieceForm: later(() => import('./PieceForm.svelte')),
  SheetView: later(() => import('./SheetView.svelte')),
  TintedCard: later(() => import('./cards/TintedCard.svelte')),
  Tray: later(() => import('./Tray.svelte')),
  ZonePlaces: later(() => import('./board/ZonePlaces.svelte')),
};

/** What a first look at this scene is made of: fetched before it is drawn, so that nothing jumps when it comes. */
export function firstPartsOf(scene: Scene): Later<unknown>[] {
  const [board] = scene.boards;
  const ground = board === undefined ? null : groundPartOf(board);
  const places = ground === null ? [parts.LinkLines, parts.NodePlaces] : [parts.ZonePlaces];
  return [
    ...(ground === null ? [] : [ground]),
    ...places,
    isParty(scene) ? parts.PersonSheet : parts.SheetView,
    ...(scene.dice.length > 0 ? [parts.Tray] : []),
    ...((scene.goals ?? []).length > 0 ? [parts.Goals] : []),
  ];
}

/** What a player may need next: fetched while the table is looked at, even if the connection goes later. */
export const soonParts: Later<unknown>[] = [parts.Inspect, parts.Chooser, parts.Tray, parts.ForecastView];
