// Whether the dice of a finished game were fair: the log by itself, and the log beside what this browser kept.

import type { Entry, Log } from './log';
import { commitment, keyOf, Luck, secret } from './luck';
import { type Keying, type Receipt, withRemoved } from './types';

/** Something is wrong: a message, and the numbers in it. */
export interface Wrong {
  key: string;
  args: Record<string, string | number>;
}

export interface Checked {
  wrong: Wrong[];
  keyings: number;
  /** Shares of players in them. */
  shares: number;
  /** Rolls that were derived again. */
  rolls: number;
  dice: number;
  /** Cards that were drawn; only the rules know from what. */
  draws: number;
  /** Inputs of another table, whose secrets are not told here. */
  inherited: number;
  takenBack: number;
}

const SIDES = 6;

const keyingsOf = (log: Log): Keying[] => log.entries.flatMap((it) => (it.keyed ? withRemoved(it.keyed) : []));

/** Everything that follows from the log alone. */
export function checkLog(log: Log): Checked {
  const all = keyingsOf(log);
  const checked: Checked = {
    wrong: [],
    keyings: all.length,
    shares: all.flatMap((it) => it.shares).filter((it) => it.share != null).length,
    rolls: 0,
    dice: 0,
    draws: 0,
    inherited: log.header.inherited ?? 0,
    takenBack: all.filter((it) => (it.cut?.chances ?? 0) > 0).length,
  };
  const ring = new Keyring(log, checked.wrong);
  const seed = secret(log.closing.seed);
  let key = seed;
  if (seed === null || commitment(seed) !== log.header.commitment)
    checked.wrong.push({ key: 'fair-wrong-seed', args: {} });
  for (const entry of log.entries) {
    if (entry.keyed) key = ring.take(entry.keyed, entry.n);
    else if (entry.n > checked.inherited) roll(entry, key, checked);
  }
  return checked;
}

function roll(entry: Entry, key: Uint8Array | null, checked: Checked): void {
  if (entry.drawn !== undefined) checked.draws += 1;
  if (entry.dice === undefined) return;
  checked.rolls += 1;
  checked.dice += entry.dice.length;
  const luck = key === null ? null : new Luck(key, entry.n);
  const same = luck !== null && entry.dice.every((face) => face === luck.below(SIDES) + 1);
  if (!same) checked.wrong.push({ key: 'fair-wrong-dice', args: { step: entry.n } });
}

/** The keyings one after another, each beside the one before. */
class Keyring {
  readonly #seats: string[];
  readonly #wrong: Wrong[];
  #nth = 0;
  #announced: string | null;

  constructor(log: Log, wrong: Wrong[]) {
    this.#seats = log.header.seats.map((it) => it.seat);
    this.#announced = log.header.next ?? null;
    this.#wrong = wrong;
  }

  take(keying: Keying, n: number): Uint8Array | null {
    for (const each of withRemoved(keying)) this.#follow(each);
    const { cut, nth } = keying;
    if (cut && (cut.to + 1 !== n || cut.from <= cut.to)) this.#no('fair-wrong-cut', nth);
    const own = secret(keying.secret);
    if (own === null || commitment(own) !== keying.commitment) {
      this.#no('fair-wrong-secret', nth);
      return null;
    }
    return keyOf(keying);
  }

  #follow(keying: Keying): void {
    const { nth, shares } = keying;
    if (nth !== this.#nth + 1) this.#no('fair-wrong-count', nth);
    if (this.#announced !== null && this.#announced !== keying.commitment) this.#no('fair-wrong-commitment', nth);
    const listed = shares.length === this.#seats.length && shares.every((it, at) => it.seat === this.#seats[at]);
    const said = shares.every(
      (it) => (it.share == null) !== (it.without == null) && (it.share == null || secret(it.share) !== null),
    );
    if (!listed || !said) this.#no('fair-wrong-shares', nth);
    this.#nth = nth;
    this.#announced = keying.next;
  }

  #no(key: string, nth: number): void {
    this.#wrong.push({ key, args: { nth } });
  }
}

/** Everything in which the log differs from what this browser saw and gave: as `Receipt::compare` in crates/kernel. */
export function compare(receipt: Receipt, log: Log): Wrong[] {
  const all = keyingsOf(log);
  const last = all.at(-1);
  const find = (nth: number): Keying | undefined => all.find((it) => it.nth === nth);
  const wrong: Wrong[] = [];
  for (const seen of receipt.keyings) {
    const there = find(seen.nth);
    if (there === undefined) wrong.push({ key: 'fair-caught-missing', args: { nth: seen.nth } });
    else if (plain(there) !== plain(seen)) wrong.push({ key: 'fair-caught-keying', args: { nth: seen.nth } });
  }
  for (const { nth, commitment } of receipt.announced) {
    // What was announced last may not have been needed any more.
    const due = nth === (last?.nth ?? 0) + 1 ? (last?.next ?? log.header.next) : undefined;
    const there = find(nth)?.commitment ?? due;
    if (there !== undefined && there !== commitment) wrong.push({ key: 'fair-caught-commitment', args: { nth } });
  }
  for (const { nth, seat, share } of receipt.given) {
    const keying = find(nth);
    if (keying === undefined) continue;
    const there = keying.shares.find((it) => it.seat === seat)?.share ?? null;
    if (there === null) wrong.push({ key: 'fair-caught-dropped', args: { nth } });
    else if (there.toLowerCase() !== share.toLowerCase()) wrong.push({ key: 'fair-caught-changed', args: { nth } });
  }
  return wrong;
}

/** A keying as everybody may see it, as one text: without secrets, whatever the order of its fields. */
function plain(keying: Keying): string {
  const dropped = new Set(['secret', 'next-secret']);
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).filter(
      ([name, it]) => !dropped.has(name) && it != null && !(name === 'keyings' && (it as unknown[]).length === 0),
    );
    return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, it]) => [name, sorted(it)]));
  };
  return JSON.stringify(sorted(keying));
}
