// How a game ended, ready to be shown.

import type { Scene } from '../protocol';
import type { Voice } from '../voice';
import type { TableInfo } from '../wire';

export interface Verdict {
  title: string;
  /** Sentences of their own, and rows of short ones. */
  lines: string[][];
  rules: string[];
  seats: { seat: number; name: string; who: string; won: boolean }[];
}

/** A line up to this long is a figure, and stands beside others. */
const SHORT = 44;

/** Short lines that follow each other are one row. */
export function rows(lines: string[]): string[][] {
  const all: string[][] = [];
  let open: string[] | null = null;
  for (const line of lines) {
    if (line.length > SHORT) open = null;
    else if (open !== null) {
      open.push(line);
      continue;
    } else open = [line];
    all.push(open ?? [line]);
  }
  return all;
}

/** The scene says it in words; without them only that it is over is known. */
export function verdict(voice: Voice, table: TableInfo, scene: Scene): Verdict {
  const { ending } = scene;
  const winners = ending?.winners ?? [];
  const seats = scene.sheets.map((sheet) => {
    const sitter = table.seats.find((it) => it.seat === sheet.seat);
    const who = sitter?.kind === 'person' ? sitter.name : sitter?.kind === 'bot' ? voice.word('table-bot') : '';
    return { seat: sheet.seat, name: voice.say(sheet.name), who, won: winners.includes(sheet.seat) };
  });
  return {
    title: ending ? voice.say(ending.headline) : voice.word('table-over'),
    lines: rows((ending?.lines ?? []).map((line) => voice.say(line))),
    rules: ending?.rules ?? [],
    seats: ending ? seats.sort((a, b) => Number(b.won) - Number(a.won)) : [],
  };
}
