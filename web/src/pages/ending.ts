// How a game ended, ready to be shown.

import type { Scene } from '../protocol';
import type { TableInfo } from '../wire';
import type { Voice } from '../voice';

export interface Verdict {
  title: string;
  lines: string[];
  rules: string[];
  seats: { seat: number; name: string; who: string; won: boolean }[];
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
    lines: (ending?.lines ?? []).map((line) => voice.say(line)),
    rules: ending?.rules ?? [],
    seats: ending ? seats.sort((a, b) => Number(b.won) - Number(a.won)) : [],
  };
}
