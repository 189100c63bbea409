// A city of districts: areas cut into places, joined by streets that are places themselves, and a
// river below. All of it is taken from the scene; only colours and patterns are ours.

import { later } from '../later.svelte';
import type { Board, Place } from '../protocol';
import { type Ground, wordOf, type Zone } from './ground';
import { loops, widthOf } from './outline';

function zone(place: Place): Zone {
  const corners = loops(place.outline ?? '').flat();
  const inDistrict = place.group !== null && place.group !== undefined;
  return {
    path: place.outline ?? '',
    label: place.label ?? [place.x, place.y + 22],
    gather: [place.x, place.y],
    room: Math.max(100, widthOf(corners) - 20),
    water: false,
    lettering: inDistrict ? 'part' : 'street',
  };
}

/** One and the same for every board, so that nothing is fetched anew. */
const paint = later(() => import('./City.svelte'));

export function city(board: Board): Ground {
  return {
    view: [0, 0, board.width, board.height],
    sea: '#0D161D',
    coast: '',
    tints: [],
    lines: [],
    relief: '',
    ornaments: [],
    pennants: [],
    zones: Object.fromEntries(board.places.map((place) => [wordOf(place.id), zone(place)])),
    marks: {},
    groups: { river: 'drawn', neighbourhood: 'district' },
    paint,
    home: true,
  };
}
