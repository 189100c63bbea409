// How one may part with a table: a game of several is not the host's alone.

import type { TableInfo } from '../wire';

/** `held`: others play, so that the host cannot delete it now. */
export type Parting = 'leave' | 'delete' | 'held' | null;

export function parting(table: TableInfo): Parting {
  const sitting = table.seats.some((it) => it.mine);
  const others = table.seats.some((it) => it.kind === 'person' && !it.mine);
  if (table.status === 'finished' || table.status === 'frozen') {
    if (table.host && !others) return 'delete';
    return table.host || sitting ? 'leave' : null;
  }
  if (!table.host) return null;
  return others && table.status !== 'waiting' ? 'held' : 'delete';
}
