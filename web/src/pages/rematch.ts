// A rematch of the same people.

import * as api from '../live/api';
import { Trouble } from '../live/trouble';
import type { TableInfo } from '../wire';

/** The table of the rematch: the existing one, or a new one if that was removed. */
export async function rematchOf(table: TableInfo): Promise<string> {
  if (table.rematch) {
    try {
      return (await api.table(table.rematch)).id;
    } catch (caught) {
      const gone = caught instanceof Trouble && [404, 410].includes(caught.problem.status);
      // Somebody without a seat can only follow.
      if (!gone || !table.seats.some((it) => it.mine)) throw caught;
    }
  }
  return (await api.rematch(table.id)).table.id;
}
