// What is counted about table talk.

import type { Language } from '../voice';
import type { TalkLine } from '../wire';

/** So many letters fit into one line. */
export const LONGEST = 500;

/**
 * Known lines and new ones, each once and in order. Lines are numbered without gaps; where some were
 * missed in between, only those after the gap stay, and the others can be asked for again.
 */
export function joined(known: TalkLine[], heard: TalkLine[]): TalkLine[] {
  const all = new Map([...known, ...heard].map((line) => [line.n, line]));
  const lines = [...all.values()].sort((a, b) => a.n - b.n);
  const gap = lines.findLastIndex((line, at) => at > 0 && line.n !== (lines[at - 1]?.n ?? 0) + 1);
  return gap < 0 ? lines : lines.slice(gap);
}

/** How many lines came after the last one that was read; one's own are not news. */
export function unheard(lines: TalkLine[], read: number, mine: number[]): number {
  return lines.filter((it) => it.n > read && (it.seat === null || !mine.includes(it.seat))).length;
}

/** The hour and minute where the reader is. */
export function hourOf(language: Language, at: number): string {
  return new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(at);
}
