// What is counted about table talk.

import type { TalkLine } from '../wire';
import type { Language } from '../voice';

/** So many letters fit into one line. */
export const LONGEST = 500;

/** How many lines came after the last one that was read; one's own are not news. */
export function unheard(lines: TalkLine[], read: number, mine: number[]): number {
  return lines.filter((it) => it.n > read && (it.seat === null || !mine.includes(it.seat))).length;
}

/** The hour and minute where the reader is. */
export function hourOf(language: Language, at: number): string {
  return new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(at);
}
