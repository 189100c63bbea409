import { type Later, later } from '../later.svelte';
import type { Board } from '../protocol';
import { egypt } from './egypt';
import { type Chart, type Ground, wordOf, type Zone } from './ground';
import { world } from './world';

type Plan = (board: Board) => Ground;

/** Grounds with areas of their own; each is fetched for the boards that lie on it. */
const GROUNDS: Record<string, Later<Ground>> = {
  pangaea: later(() => import('./pangaea').then((it) => ({ default: it.pangaea }))),
};
const CHARTS: Record<string, Chart> = { egypt, world };
/** Grounds made from the borders the scene brings. */
const PLANS: Record<string, Later<Plan>> = {
  city: later(() => import('./city').then((it) => ({ default: it.city }))),
  town: later(() => import('./town').then((it) => ({ default: it.town }))),
};

/** Everything that can be fetched. */
export const grounds: Later<unknown>[] = [...Object.values(GROUNDS), ...Object.values(PLANS)];

const isPlanned = (board: Board): boolean =>
  Object.hasOwn(PLANS, board.ground) && board.places.every((place) => place.outline);

/** Whether areas lie on an engraving; other grounds are painted by a part of their own. */
export const isEngraved = (board: Board): boolean => Object.hasOwn(GROUNDS, board.ground);

/** What has to be fetched before the board has its ground. */
export function groundPartOf(board: Board): Later<Plan> | Later<Ground> | null {
  if (isPlanned(board)) return PLANS[board.ground] ?? null;
  return (isEngraved(board) && GROUNDS[board.ground]) || null;
}

/** The backdrop of a board, or null while it is fetched; one nobody has drawn yet shows places and links as they are. */
export function groundOf(board: Board): Ground | null {
  if (isPlanned(board)) {
    const plan = PLANS[board.ground]?.part ?? null;
    return plan === null ? null : planned(board, plan);
  }
  const chart = Object.hasOwn(CHARTS, board.ground) ? CHARTS[board.ground] : undefined;
  if (chart !== undefined) return charted(board, chart);
  if (!isEngraved(board)) return plain(board);
  const drawn = GROUNDS[board.ground]?.part ?? null;
  const all = board.places.every((place) => drawn?.zones[wordOf(place.id)] !== undefined);
  return drawn === null || all ? drawn : plain(board);
}

const plans = new WeakMap<Board, Ground>();

/** A plan is drawn once for each board that comes. */
function planned(board: Board, plan: Plan): Ground {
  const known = plans.get(board);
  if (known !== undefined) return known;
  const made = plan(board);
  plans.set(board, made);
  return made;
}

const SEA = '#0E1A23';

/** Places that are points: an area of each is only where it is looked for. */
function charted(board: Board, chart: Chart): Ground {
  const zones = board.places.map((place): [string, Zone] => [
    wordOf(place.id),
    {
      path: `M${place.x - 17} ${place.y}a17 17 0 1 0 34 0a17 17 0 1 0 -34 0Z`,
      label: place.label ?? [place.x, place.y + 33],
      gather: [place.x, place.y],
      room: 76,
      water: place.kind === 'ocean' || place.kind === 'sea',
    },
  ]);
  return { ...bare(zones), ...chart, nodes: true };
}

function plain(board: Board): Ground {
  const view: Ground['view'] = [0, 0, board.width, board.height];
  if (board.places.every((place) => !place.outline)) return charted(board, { view, sea: SEA });
  const zones = board.places.map((place): [string, Zone] => [
    wordOf(place.id),
    {
      path: place.outline ?? `M${place.x - 17} ${place.y}a17 17 0 1 0 34 0a17 17 0 1 0 -34 0Z`,
      label: [place.x, place.y - 22],
      gather: [place.x, place.y + 8],
      room: 140,
      water: place.kind === 'ocean' || place.kind === 'sea',
    },
  ]);
  const tints = zones.map(([, zone]) => ({
    path: zone.path,
    fill: zone.water ? '#14303C' : '#403829',
    stroke: '#B99A5E',
    width: 1.1,
  }));
  return { ...bare(zones), view, tints };
}

function bare(zones: [string, Zone][]): Ground {
  return {
    view: [0, 0, 1, 1],
    sea: SEA,
    coast: '',
    tints: [],
    lines: [],
    relief: '',
    ornaments: [],
    pennants: [],
    zones: Object.fromEntries(zones),
    marks: {},
  };
}
