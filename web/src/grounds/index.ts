import type { Board, LinkStyle } from '../protocol';
import { wordOf, type Ground, type Layer, type Zone } from './ground';
import { pangaea } from './pangaea';

const GROUNDS: Record<string, Ground> = { pangaea };

/** The backdrop of a board; one nobody has drawn yet shows places and links as they are. */
export function groundOf(board: Board): Ground {
  const drawn = Object.hasOwn(GROUNDS, board.ground) ? GROUNDS[board.ground] : undefined;
  const all = board.places.every((place) => drawn?.zones[wordOf(place.id)] !== undefined);
  return drawn !== undefined && all ? drawn : plain(board);
}

const LINKS: Record<LinkStyle, Omit<Layer, 'path'>> = {
  border: { stroke: '#E0C58E', width: 1.2, dash: '9 3.5 1.5 3.5', opacity: 0.5 },
  road: { stroke: '#CDC3AC', width: 1.6, opacity: 0.7 },
  rail: { stroke: '#E0C58E', width: 2.4, dash: '2 5', opacity: 0.9 },
  ship: { stroke: '#8FBBCB', width: 1.5, dash: '12 7', opacity: 0.8 },
  uncharted: { stroke: '#E0C58E', width: 2, dash: '.1 7', opacity: 0.9 },
  local: { stroke: '#CDC3AC', width: 3, opacity: 0.5 },
};

function plain(board: Board): Ground {
  const at = new Map(board.places.map((place) => [place.id, [place.x, place.y] as [number, number]]));
  const zones = board.places.map((place): [string, Zone] => [
    wordOf(place.id),
    {
      path: place.outline ?? `M${place.x - 17} ${place.y}a17 17 0 1 0 34 0a17 17 0 1 0 -34 0Z`,
      label: [place.x, place.outline ? place.y - 22 : place.y - 26],
      gather: [place.x, place.outline ? place.y + 8 : place.y + 38],
      room: 140,
      water: place.kind === 'ocean' || place.kind === 'sea',
    },
  ]);
  const lines = board.links.flatMap((link): Layer[] => {
    const [from, to] = [at.get(link.from), at.get(link.to)];
    if (from === undefined || to === undefined || link.across) return [];
    const points = [from, ...(link.by ?? []), to];
    return [{ path: `M${points.map((it) => it.join(' ')).join('L')}`, ...LINKS[link.style] }];
  });
  return {
    view: [0, 0, board.width, board.height],
    sea: '#0E1A23',
    coast: '',
    tints: zones.map(([, zone]) => ({ path: zone.path, fill: zone.water ? '#14303C' : '#403829', stroke: '#B99A5E', width: 1.1 })),
    lines,
    relief: '',
    ornaments: [],
    pennants: [],
    zones: Object.fromEntries(zones),
    marks: {},
  };
}
