// Errors, in a form that can be told in the player's language.

import { capitalised, type Voice } from '../voice';
import type { Problem } from '../wire';

export class Trouble extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }

  /** `/problems/not-your-seat` is of the kind `not-your-seat`. */
  get kind(): string {
    return kindOf(this.problem);
  }
}

export const kindOf = (problem: Problem): string => problem.type.split('/').at(-1) ?? '';

/** A problem of the client itself, such as a request that never reached the server. */
export function ownProblem(kind: string, detail = ''): Problem {
  return { type: `/problems/${kind}`, title: kind, status: 0, detail };
}

/** Kinds whose reason only the server knows: its own words are added to ours. */
const TELLING = ['bad-log', 'bad-setup', 'passkey-refused'];
/** Longer reasons are cut off. */
const LONGEST = 240;

/** The problem as a sentence; where this client has no message for it, the server's own text. */
export function explained(voice: Voice, problem: Problem): string {
  if (problem.why) return capitalised(voice.say(problem.why));
  const kind = kindOf(problem);
  const detail = problem.detail.length > LONGEST ? `${problem.detail.slice(0, LONGEST)}…` : problem.detail;
  const key = `problem-${kind}`;
  if (!voice.has(key)) return detail || problem.title || voice.word('problem-unknown');
  // A single number is the point of the message: seconds to wait, characters that fit.
  const [count, another] = detail.match(/\d+/g) ?? [];
  if (count && !another && voice.has(`${key}-count`)) return voice.word(`${key}-count`, { count: Number(count) });
  return TELLING.includes(kind) && detail ? `${voice.word(key)} ${capitalised(detail)}` : voice.word(key);
}

/** The same for any caught value. */
export function said(voice: Voice, caught: unknown): string {
  return caught instanceof Trouble ? explained(voice, caught.problem) : voice.word('problem-unknown');
}
