// What an undo would undo.

import type { LogEntry } from '../protocol';

export interface TakeBack {
  /** The table would return to the position just after this input. */
  to: number;
  /** Log lines that would be undone, latest first. */
  lines: LogEntry[];
}

/** Back to before the last decision of a seat; null if there is none. */
export function takeBack(log: LogEntry[], seat: number): TakeBack | null {
  const own = log.findLast((it) => it.seat === seat && it.tone !== 'heading' && it.seq > 0);
  if (own === undefined) return null;
  const to = own.seq - 1;
  return { to, lines: log.filter((it) => it.seq > to && it.tone !== 'heading').toReversed() };
}
