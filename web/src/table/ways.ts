// Ways over the links of a scene: how far things are apart and through which places one goes.

import type { Scene } from '../protocol';

const known = new WeakMap<Scene['boards'], Map<string, string[]>>();

/** Places reached from each place by one link. */
function linked(scene: Scene): Map<string, string[]> {
  let from = known.get(scene.boards);
  if (from !== undefined) return from;
  from = new Map();
  const put = (a: string, b: string) => from?.set(a, [...(from.get(a) ?? []), b]);
  for (const link of scene.boards.flatMap((it) => it.links)) {
    put(link.from, link.to);
    if (!link.one_way) put(link.to, link.from);
  }
  known.set(scene.boards, from);
  return from;
}

/** How many links each place is away from the nearest of these. */
export function distances(scene: Scene, from: Iterable<string>): Map<string, number> {
  const links = linked(scene);
  const far = new Map<string, number>([...from].map((id) => [id, 0]));
  const queue = [...far.keys()];
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    for (const next of links.get(id) ?? []) {
      if (far.has(next)) continue;
      far.set(next, (far.get(id) ?? 0) + 1);
      queue.push(next);
    }
  }
  return far;
}

/** The shortest way, both ends included; straight where no links lead there. */
export function wayBetween(scene: Scene, from: string, to: string): string[] {
  if (from === to) return [from];
  const links = linked(scene);
  const before = new Map<string, string>([[from, from]]);
  const queue = [from];
  for (let id = queue.shift(); id !== undefined && !before.has(to); id = queue.shift()) {
    for (const next of links.get(id) ?? []) {
      if (before.has(next)) continue;
      before.set(next, id);
      queue.push(next);
    }
  }
  if (!before.has(to)) return [from, to];
  const way = [to];
  for (let id = to; id !== from;) {
    id = before.get(id) ?? from;
    way.unshift(id);
  }
  return way;
}
