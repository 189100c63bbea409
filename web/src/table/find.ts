// Finds things of a scene by their ids.

import type { Card, CardZone, Check, Goal, Group, Marker, Piece, Place, Scene, Sheet, Track } from '../protocol';

export type Found =
  | { kind: 'place'; place: Place }
  | { kind: 'piece'; piece: Piece }
  | { kind: 'card'; card: Card }
  | { kind: 'pile'; pile: CardZone }
  | { kind: 'marker'; marker: Marker; track: Track }
  | { kind: 'track'; track: Track }
  | { kind: 'sheet'; sheet: Sheet }
  | { kind: 'group'; group: Group }
  | { kind: 'goal'; goal: Goal }
  | { kind: 'check'; check: Check };

const indexes = new WeakMap<Scene, Map<string, Found>>();

/** The thing with this id; the first one if a scene uses it twice. */
export function find(scene: Scene, id: string): Found | undefined {
  let index = indexes.get(scene);
  if (index === undefined) indexes.set(scene, (index = indexed(scene)));
  return index.get(id);
}

/** All cards a viewer may see, on sheets and on the table. */
export function cardsOf(scene: Scene): Card[] {
  const zones = [...scene.sheets.flatMap((it) => it.cards), ...scene.supplies];
  const slots = scene.sheets.flatMap((it) => it.slots.flatMap((slot) => (slot.holds ? [slot.holds] : [])));
  return [...slots, ...zones.flatMap((it) => it.cards)];
}

/** The place a thing stands on, or the place itself. */
export function placeOf(scene: Scene, id: string): string | null {
  const found = find(scene, id);
  if (found?.kind === 'place') return id;
  return found?.kind === 'piece' ? found.piece.place : null;
}

function indexed(scene: Scene): Map<string, Found> {
  const index = new Map<string, Found>();
  const put = (id: string, found: Found) => {
    if (!index.has(id)) index.set(id, found);
  };
  for (const board of scene.boards) {
    for (const place of board.places) put(place.id, { kind: 'place', place });
    for (const group of board.groups ?? []) put(group.id, { kind: 'group', group });
  }
  for (const piece of scene.pieces) put(piece.id, { kind: 'piece', piece });
  for (const card of cardsOf(scene)) put(card.id, { kind: 'card', card });
  for (const pile of [...scene.supplies, ...scene.sheets.flatMap((it) => it.cards)])
    put(pile.id, { kind: 'pile', pile });
  for (const track of scene.tracks) {
    put(track.id, { kind: 'track', track });
    for (const marker of track.markers) put(marker.id, { kind: 'marker', marker, track });
  }
  for (const sheet of scene.sheets) put(sheet.id, { kind: 'sheet', sheet });
  for (const check of scene.checklist ?? []) put(check.id, { kind: 'check', check });
  for (const goal of scene.goals ?? []) put(goal.id, { kind: 'goal', goal });
  return index;
}
