// The log as a player reads it: what is kept by a filter, and what is folded under what.

import type { LogEntry } from '../protocol';

export type Filter = 'all' | 'mine' | 'rolls' | 'talk';

/** A line, and the details that are shown under it on demand. */
export interface Line {
  key: number;
  entry: LogEntry;
  folded: LogEntry[];
}

/** Lines from the oldest to the newest. A detail belongs to the line before it, unless it has something to show. */
export function linesOf(log: LogEntry[]): Line[] {
  const lines: Line[] = [];
  log.forEach((entry, key) => {
    const last = lines.at(-1);
    const folds =
      entry.tone === 'detail' && !shows(entry) && last?.entry.seq === entry.seq && last.entry.tone === 'line';
    if (folds) last.folded.push(entry);
    else lines.push({ key, entry, folded: [] });
  });
  return lines;
}

const shows = (entry: LogEntry) => (entry.dice ?? []).length > 0 || (entry.changes ?? []).length > 0;

export function kept(lines: Line[], filter: Filter, own: number | null): Line[] {
  switch (filter) {
    case 'all':
      return lines;
    case 'mine':
      return lines.filter((it) => own !== null && it.entry.seat === own);
    case 'rolls':
      return lines.filter((it) => (it.entry.dice ?? []).length > 0);
    case 'talk':
      return [];
  }
}

/** New lines of a log that has grown; none after an undo or a restart. */
export function added(before: LogEntry[], after: LogEntry[]): LogEntry[] {
  const last = before.at(-1);
  const grown = after.length > before.length && (last === undefined || after[before.length - 1]?.seq === last.seq);
  return grown && last !== undefined ? after.slice(before.length) : [];
}
