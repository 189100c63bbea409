// The board as a list: which places have something in them, nearest to the viewer first.

import type { Board } from '../protocol';
import { capitalised } from '../voice';
import { neighboursOf, standingAt } from './about';
import { find } from './find';
import { ownSeat, type View } from './view';
import { distances } from './ways';

export interface PlaceSaid {
  id: string;
  name: string;
  things: string[];
  links: string[];
  /** Links from the nearest piece of the viewer; null where the viewer has none or no way leads there. */
  away: number | null;
}

type Told = Pick<View, 'scene' | 'voice'>;

/** Places of a board with what stands there; empty ones are left out unless they are targets. */
export function boardWords(view: Told, board: Board, targets: ReadonlyMap<string, unknown> = new Map()): PlaceSaid[] {
  const own = ownSeat(view.scene);
  const mine = view.scene.pieces.filter((it) => own !== null && it.owner === own).map((it) => it.place);
  const far = distances(view.scene, mine);
  return board.places
    .map((place) => ({
      id: place.id,
      name: capitalised(view.voice.say(place.name)),
      things: standingAt(view, place).map((it) => it.text),
      links: neighboursOf(view.scene, place.id).flatMap((id) => nameOf(view, id)),
      away: far.get(place.id) ?? null,
    }))
    .filter((it) => it.things.length > 0 || targets.has(it.id))
    .toSorted((a, b) => (a.away ?? Infinity) - (b.away ?? Infinity) || 0);
}

function nameOf(view: Told, id: string): string[] {
  const found = find(view.scene, id);
  return found?.kind === 'place' ? [capitalised(view.voice.say(found.place.name))] : [];
}
