// How a table leaves a person's list: a game of several people is not the host's alone.

import type { TableInfo } from '../wire';

/** `held`: others play, so that the host cannot delete it now. */
export type Leaving = 'leave' | 'delete' | 'held' | null;

export function leavingOf(table: TableInfo): Leaving {
  const sitting = table.seats.some((it) => it.mine);
  const others = table.seats.some((it) => it.kind === 'person' && !it.mine);
  if (table.status === 'finished' || table.status === 'frozen') {
    if (table.host && !others) return 'delete';
    return table.host || sitting ? 'leave' : null;
  }
  if (!table.host) return null;
  return others && table.status !== 'waiting' ? 'held' : 'delete';
}
