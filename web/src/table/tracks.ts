// Which track is drawn as what.

import type { Scene, Track } from '../protocol';
import { RULER } from './view';

const isLine = (track: Track) => (track.shape ?? 'line') === 'line';

/** Long ones lie above the board. */
export const rulersOf = (scene: Scene): Track[] => scene.tracks.filter((it) => isLine(it) && it.spaces.length > RULER);

/** Short ones stand beside it. */
export const laddersOf = (scene: Scene): Track[] =>
  scene.tracks.filter((it) => isLine(it) && it.spaces.length <= RULER);

export const pipsOf = (scene: Scene): Track[] => scene.tracks.filter((it) => it.shape === 'pips');

export const wheelsOf = (scene: Scene): Track[] => scene.tracks.filter((it) => it.shape === 'wheel');

export const iconAt = (track: Track, space: number): string | null =>
  track.icons?.find(([at]) => at === space)?.[1] ?? null;

/** A marker that stands alone on its track is a coin; among others it is told apart by its shape. */
export const hasCoin = (track: Track): boolean =>
  track.markers.length === 1 && track.markers.every((it) => it.owner === null || it.owner === undefined);

export const isDanger = (track: Track, space: number): boolean =>
  track.danger !== null && track.danger !== undefined && space >= track.danger;

/** The name of the stretch a space belongs to. */
export const stretchOf = (track: Track, space: number): string | null =>
  track.stretches?.findLast(([from]) => from <= space)?.[1] ?? null;
