// A log file as `omen verify` reads it: every line has a check that hangs on the line before.

import { hash, hex, text } from './luck';
import type { Keying } from './types';

export interface Header {
  omen: number;
  game: string;
  seats: { seat: string; player: string }[];
  commitment: string;
  next?: string;
  inherited?: number;
}

export interface Entry {
  n: number;
  choose?: string;
  dice?: number[];
  drawn?: string;
  keyed?: Keying;
}

export interface Log {
  header: Header;
  entries: Entry[];
  closing: { inputs: number; seed: string };
}

/** Something in the file itself is wrong. */
export class BadLog extends Error {
  constructor(readonly line: number) {
    super(`line ${line}`);
  }
}

const CHECK = /^(.*),"check":"([0-9a-f]{12})"\}$/;
/** The newest shape of the file that is read here. */
const FORMAT = 2;

export function readLog(file: string): Log {
  const lines = file.split('\n').filter((it) => it !== '');
  let last = hash(text('omen log'));
  const bodies = lines.map((line, at) => {
    const [, open, check] = CHECK.exec(line) ?? [];
    if (open === undefined) throw new BadLog(at + 1);
    last = hash(last, text(`${open}}`));
    if (hex(last).slice(0, 12) !== check) throw new BadLog(at + 1);
    return parsed(`${open}}`, at + 1);
  });
  const [header, ...rest] = bodies;
  const closing = rest.pop() as Partial<Log['closing']> | undefined;
  const head = header as Partial<Header> | undefined;
  if (head?.omen === undefined || head.omen > FORMAT || !Array.isArray(head.seats)) throw new BadLog(1);
  const entries = rest as Entry[];
  entries.forEach((entry, at) => {
    if (entry.n !== at + 1) throw new BadLog(at + 2);
  });
  if (closing?.inputs !== entries.length || closing.seed === undefined) throw new BadLog(lines.length);
  return { header: head as Header, entries, closing: { inputs: closing.inputs, seed: closing.seed } };
}

function parsed(body: string, line: number): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw new BadLog(line);
  }
}
