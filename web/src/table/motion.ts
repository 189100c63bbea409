// What moved between two scenes, as a plan in time. Nothing here touches the page.

import type { Meter, Piece, Scene } from '../protocol';
import { cardsOf } from './find';
import { distances, wayBetween } from './ways';

export type Motion =
  /** A piece goes along a way; `was` is what it was called before, `joins` that others stood there already. */
  | { kind: 'travel'; piece: string; was: string; way: string[]; joins: boolean }
  | { kind: 'appear' | 'vanish'; piece: string }
  | { kind: 'open'; place: string; mark: string }
  | { kind: 'roll'; roll: string; dice: number }
  | { kind: 'slide'; marker: string; from: number; to: number }
  | { kind: 'turn'; card: string }
  | { kind: 'count'; meter: string; from: number; to: number };

export type Step = Motion & { at: number; ms: number };

export interface Plan {
  steps: Step[];
  total: number;
  /** Ids of everything that changed, for players who have switched animation off. */
  touched: string[];
}

/** All events together never last longer. */
export const LONGEST = 2500;
const STEP = 180;
const WAY = 900;
const TUMBLE = 600;
const SETTLE = 120;
const STAGGER = 40;
const APART = 90;
const FADE = 240;
const OPEN = 700;
const SLIDE = 480;
const TURN = 260;
/** With more than this the table has jumped rather than moved. */
const MANY = 40;

export function plan(before: Scene, after: Scene): Plan {
  if (before.game !== after.game || before === after) return { steps: [], total: 0, touched: [] };
  const moved = pieces(before, after);
  const waves: Motion[][] = [
    rolls(before, after),
    moved.filter((it) => it.kind === 'vanish'),
    moved.filter((it) => it.kind === 'travel'),
    [...moved.filter((it) => it.kind === 'appear'), ...marks(before, after)],
    [...slides(before, after), ...counts(before, after)],
    cards(before, after),
  ];
  const touched = [...new Set([...waves.flat().flatMap(idOf), ...grown(before, after)])];
  if (waves.flat().length > MANY) return { steps: [], total: 0, touched };
  return { ...inOrder(waves), touched };
}

/** One wave after the other, things of one wave nearly together, all of it within the longest time. */
function inOrder(waves: Motion[][]): Pick<Plan, 'steps' | 'total'> {
  const steps: Step[] = [];
  let at = 0;
  for (const wave of waves) {
    let end = at;
    wave.forEach((motion, index) => {
      const start = at + index * (motion.kind === 'travel' ? APART : motion.kind === 'turn' ? STAGGER : 0);
      const step = { ...motion, at: start, ms: lasts(motion) };
      steps.push(step);
      end = Math.max(end, start + step.ms);
    });
    at = end;
  }
  const fit = at > LONGEST ? LONGEST / at : 1;
  return { steps: steps.map((it) => ({ ...it, at: it.at * fit, ms: it.ms * fit })), total: at * fit };
}

function lasts(motion: Motion): number {
  switch (motion.kind) {
    case 'travel':
      return Math.min(WAY, STEP * Math.max(1, motion.way.length - 1));
    case 'appear':
    case 'vanish':
      return FADE;
    case 'open':
      return OPEN;
    case 'roll':
      return TUMBLE + SETTLE + STAGGER * Math.max(0, motion.dice - 1);
    case 'slide':
    case 'count':
      return SLIDE;
    case 'turn':
      return TURN;
  }
}

function idOf(motion: Motion): string[] {
  switch (motion.kind) {
    case 'travel':
    case 'appear':
      return [motion.piece];
    case 'vanish':
      return [];
    case 'open':
      return [motion.place];
    case 'roll':
      return [motion.roll];
    case 'slide':
      return [motion.marker];
    case 'turn':
      return [motion.card];
    case 'count':
      return [motion.meter];
  }
}

const species = (piece: Piece) => `${piece.kind}/${piece.owner ?? ''}`;

/** So many of a stack left it, or came. */
interface Part {
  piece: Piece;
  many: number;
}

/**
 * A stack that shrank and one of the same kind that grew are one piece that went from here to there: ids may
 * name the place, so that what moves is called differently before and after.
 */
function pieces(before: Scene, after: Scene): Motion[] {
  const [was, is] = [byId(before.pieces), byId(after.pieces)];
  const motions: Motion[] = [];
  const lost: Part[] = [];
  const come: Part[] = [];
  for (const piece of before.pieces) {
    const now = is.get(piece.id);
    if (now !== undefined && now.place !== piece.place) motions.push(travel(after, piece, now, false));
    else if ((now?.count ?? 0) < piece.count) lost.push({ piece, many: piece.count - (now?.count ?? 0) });
  }
  for (const piece of after.pieces) {
    const then = was.get(piece.id);
    if (then !== undefined && then.place !== piece.place) continue;
    if (piece.count > (then?.count ?? 0)) come.push({ piece, many: piece.count - (then?.count ?? 0) });
  }
  for (const one of come) {
    while (one.many > 0) {
      const from = nearest(after, lost, one.piece);
      if (from === undefined) break;
      const many = Math.min(one.many, from.many);
      one.many -= many;
      from.many -= many;
      if (from.piece.place !== one.piece.place)
        motions.push(travel(after, from.piece, one.piece, was.has(one.piece.id)));
    }
    if (one.many > 0 && !was.has(one.piece.id) && !motions.some((it) => 'piece' in it && it.piece === one.piece.id)) {
      motions.push({ kind: 'appear', piece: one.piece.id });
    }
  }
  for (const one of lost)
    if (one.many > 0 && !is.has(one.piece.id)) motions.push({ kind: 'vanish', piece: one.piece.id });
  return motions;
}

function travel(scene: Scene, from: Piece, to: Piece, joins: boolean): Motion {
  return { kind: 'travel', piece: to.id, was: from.id, way: wayBetween(scene, from.place, to.place), joins };
}

function nearest(scene: Scene, lost: Part[], piece: Piece): Part | undefined {
  const alike = lost.filter((it) => it.many > 0 && species(it.piece) === species(piece));
  if (alike.length < 2) return alike[0];
  const far = distances(scene, [piece.place]);
  return alike.toSorted((a, b) => (far.get(a.piece.place) ?? 99) - (far.get(b.piece.place) ?? 99))[0];
}

function byId<T extends { id: string }>(things: T[]): Map<string, T> {
  return new Map(things.map((it) => [it.id, it]));
}

/** Stacks that only changed their size. */
function grown(before: Scene, after: Scene): string[] {
  const was = byId(before.pieces);
  return after.pieces.filter((it) => (was.get(it.id)?.count ?? it.count) !== it.count).map((it) => it.id);
}

function marks(before: Scene, after: Scene): Motion[] {
  const was = new Map(
    before.boards.flatMap((it) => it.places).map((it) => [it.id, new Set((it.marks ?? []).map((mark) => mark.kind))]),
  );
  return after.boards
    .flatMap((it) => it.places)
    .flatMap((place) =>
      (place.marks ?? [])
        .filter((mark) => was.get(place.id)?.has(mark.kind) === false)
        .map((mark): Motion => ({ kind: 'open', place: place.id, mark: mark.kind })),
    );
}

function rolls(before: Scene, after: Scene): Motion[] {
  const was = new Set(before.dice.map((it) => it.id));
  return after.dice
    .filter((it) => !was.has(it.id))
    .map((it): Motion => ({ kind: 'roll', roll: it.id, dice: it.faces.length }));
}

function slides(before: Scene, after: Scene): Motion[] {
  const was = byId(before.tracks.flatMap((it) => it.markers));
  return after.tracks
    .flatMap((it) => it.markers)
    .flatMap((marker): Motion[] => {
      const from = was.get(marker.id)?.at;
      return from === undefined || from === marker.at
        ? []
        : [{ kind: 'slide', marker: marker.id, from, to: marker.at }];
    });
}

function counts(before: Scene, after: Scene): Motion[] {
  const meters = (scene: Scene) =>
    scene.sheets.flatMap((sheet) =>
      [...sheet.meters, ...(sheet.pocket ?? [])].map((it): [string, Meter] => [`${sheet.id}/${it.id}`, it]),
    );
  const was = new Map(meters(before));
  return meters(after).flatMap(([id, meter]): Motion[] => {
    const from = was.get(id)?.value;
    return from === undefined || from === meter.value ? [] : [{ kind: 'count', meter: id, from, to: meter.value }];
  });
}

function cards(before: Scene, after: Scene): Motion[] {
  const was = new Set(cardsOf(before).map((it) => it.id));
  return cardsOf(after)
    .filter((it) => it.count > 0 && !was.has(it.id))
    .map((it): Motion => ({ kind: 'turn', card: it.id }));
}
