// The order of tables in lists, and the status shown for each.

import { seatName } from '../shelf';
import type { Voice } from '../voice';
import type { SeatInfo, TableInfo } from '../wire';

/** The table waits for this person. */
export function isMyTurn(table: TableInfo): boolean {
  const mine = new Set(table.seats.filter((it) => it.mine).map((it) => it.seat));
  const consulted = table.request?.waiting_for.some((seat) => mine.has(seat)) ?? false;
  return table.status === 'running' && (consulted || table.asked.some((seat) => mine.has(seat)));
}

export const isOver = (table: TableInfo): boolean => table.status === 'finished' || table.status === 'frozen';

/** People without a seat may watch where that is allowed; the host always may. */
export const mayWatch = (table: TableInfo): boolean => table.spectators || table.host;

/** Tables that wait for this person first, then other running ones, latest first; finished ones last. */
export function sorted(tables: TableInfo[]): TableInfo[] {
  const rank = (it: TableInfo) => (isMyTurn(it) ? 0 : isOver(it) ? 2 : 1);
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}

/** What a table is waiting for, in words. */
export function standing(voice: Voice, table: TableInfo): string {
  switch (table.status) {
    case 'waiting': {
      const open = table.seats.filter((it) => it.kind === 'open').length;
      return open > 0 ? voice.word('lobby-seats-open', { count: open }) : voice.word('lobby-ready');
    }
    case 'paused':
      return voice.word('table-paused');
    case 'finished':
      return voice.word('lobby-finished');
    case 'frozen':
      return voice.word('lobby-frozen');
    case 'running': {
      const mine = table.seats.find((it) => it.mine && table.asked.includes(it.seat));
      if (mine !== undefined)
        return voice.word('lobby-you-play', { seat: seatName(voice, table.game, mine.key, mine.seat) });
      const other = table.seats.find((it) => table.asked.includes(it.seat));
      return other === undefined
        ? voice.word('lobby-running')
        : voice.word('lobby-thinks', { who: called(voice, table, other) });
    }
  }
}

function called(voice: Voice, table: TableInfo, seat: SeatInfo): string {
  return seat.kind === 'person' && seat.name !== '' ? seat.name : seatName(voice, table.game, seat.key, seat.seat);
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago, in short words of the language. */
export function ago(voice: Voice, then: number, now: number): string {
  const words = new Intl.RelativeTimeFormat(voice.language, { style: 'short', numeric: 'auto' });
  const past = Math.max(0, now - then);
  const [unit, size] = STEPS.find(([, size]) => past >= size) ?? (['minute', 60_000] as const);
  return words.format(-Math.floor(past / size), unit);
}
