// What a table of two sides on a map of areas goes without; fetched for the tables that need it.

import { later } from '../later.svelte';

export const parts = {
  Arrows: later(() => import('./board/Arrows.svelte')),
  Checklist: later(() => import('./Checklist.svelte')),
  Chooser: later(() => import('./Chooser.svelte')),
  EdgePointers: later(() => import('./EdgePointers.svelte')),
  Features: later(() => import('./board/Features.svelte')),
  Goals: later(() => import('./Goals.svelte')),
  Groups: later(() => import('./board/Groups.svelte')),
  Inspect: later(() => import('./Inspect.svelte')),
  Met: later(() => import('./Met.svelte')),
  NodePlaces: later(() => import('./board/NodePlaces.svelte')),
  PairCard: later(() => import('./cards/PairCard.svelte')),
  PieceForm: later(() => import('./PieceForm.svelte')),
  PersonSheet: later(() => import('./PersonSheet.svelte')),
  TintedCard: later(() => import('./cards/TintedCard.svelte')),
};
