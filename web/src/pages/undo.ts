// What taking back would take back.

import type { LogEntry } from '../protocol';

export interface TakeBack {
  /** The table would stand as it did just after this input. */
  to: number;
  /** What would no longer have happened, the latest first. */
  lines: LogEntry[];
}

/** Back to before the last thing a seat decided; null if it decided nothing yet. */
export function takeBack(log: LogEntry[], seat: number): TakeBack | null {
  const own = log.findLast((it) => it.seat === seat && it.tone !== 'heading' && it.seq > 0);
  if (own === undefined) return null;
  const to = own.seq - 1;
  return { to, lines: log.filter((it) => it.seq > to && it.tone !== 'heading').toReversed() };
}
