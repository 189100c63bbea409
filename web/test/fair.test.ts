import { beforeEach, describe, expect, it } from 'vitest';

import { checkLog, compare } from '../src/fair/check';
import { change, kept, receipt, TABLES } from '../src/fair/kept';
import { BadLog, type Log, readLog } from '../src/fair/log';
import { commitment, hash, hex, keyOf, Luck, seedOfNumber, text } from '../src/fair/luck';
import type { Keying, Receipt } from '../src/fair/types';
import { read } from './files';

const file = read('test/fair/duel.log');
const mine = JSON.parse(read('test/fair/receipt.json')) as Receipt;
const honest = (): Log => readLog(file);
const keyings = (log: Log): Keying[] => log.entries.flatMap((it) => (it.keyed ? [it.keyed] : []));
const keying = (log: Log, at: number): Keying => keyings(log).at(at) as Keying;
const keys = (wrong: { key: string }[]): string[] => wrong.map((it) => it.key);
const share = (number: number): string => hex(seedOfNumber(number));

/** The file with some lines changed, its checks made right again. */
function signed(lines: string[]): string {
  let last = hash(text('omen log'));
  const sign = (body: string): string => {
    last = hash(last, text(body));
    return `${body.slice(0, -1)},"check":"${hex(last).slice(0, 12)}"}`;
  };
  return lines.map((it) => sign(it.replace(/,"check":"[0-9a-f]{12}"\}$/, '}'))).join('\n') + '\n';
}

describe('hashes and numbers', () => {
  // The same numbers are pinned in crates/kernel/src/chance.rs.
  it('are those of the kernel', () => {
    const seed = seedOfNumber(7);
    expect(Array.from({ length: 12 }, (_, n) => new Luck(seed, n).below(6) + 1)).toEqual([
      6, 3, 1, 2, 6, 6, 4, 1, 1, 1, 1, 6,
    ]);
    expect(commitment(seed)).toBe('e69b79081b5f178a1ae68cb0212b02263296a55d97691ba6cf6ea45584e084b6');
    const low = new Luck(seed, 3).below(2 ** 16);
    expect(low).toBe(Number((8065445521763067895n & 0xffffffffn) >> 16n));
  });

  // The same in crates/duel/tests/duel/fair.rs and in docs/fairness.md.
  it('make a key of these bytes', () => {
    const key = keyOf({
      nth: 2,
      why: 'taken-back',
      commitment: '',
      shares: [
        { seat: 'sleeper', share: share(2) },
        { seat: 'windwalker', without: 'bot' },
      ],
      next: '',
      cut: { by: 'sleeper', player: 'Anna', what: '', decisions: 1, from: 12, to: 9, chances: 1, removed: share(4) },
      secret: share(1),
    }) as Uint8Array;
    expect(hex(key)).toBe('02bc25fe94c091b753342707e492d7509a87bb42e5ff186fddd4caaac10b2b78');
    expect(Array.from({ length: 6 }, (_, n) => new Luck(key, 11 + n).below(6) + 1)).toEqual([5, 1, 4, 1, 5, 2]);
  });

  it('go on past one block, as long rolls need it', () => {
    const luck = new Luck(seedOfNumber(7), 1);
    const seen = Array.from({ length: 600 }, () => luck.below(6));
    expect(new Set(seen).size).toBe(6);
    expect(seen.slice(0, 16)).not.toEqual(seen.slice(16, 32));
  });
});

describe('the log of a game', () => {
  it('holds together with its dice and with the receipt', () => {
    const checked = checkLog(honest());
    expect(checked.wrong).toEqual([]);
    expect(checked).toMatchObject({ keyings: 5, shares: 7, takenBack: 2, inherited: 0 });
    expect(checked.rolls).toBeGreaterThan(3);
    expect(checked.dice).toBeGreaterThan(checked.rolls);
    expect(compare(mine, honest())).toEqual([]);
  });

  it('is refused by its line where it was edited', () => {
    const lines = file.trimEnd().split('\n');
    const at = lines.findIndex((it) => it.includes('"dice"'));
    const edited = lines.map((it, n) => (n === at ? it.replace('"dice":[', '"dice":[1,') : it));
    expect(() => readLog(edited.join('\n'))).toThrow(new BadLog(at + 1));
    expect(() => readLog(lines.slice(0, -1).join('\n'))).toThrow(BadLog);
    expect(keys(checkLog(readLog(signed(edited))).wrong)).toContain('fair-wrong-dice');
  });

  it('does not hide a share that was swapped', () => {
    const log = honest();
    (keying(log, 0).shares[0] as { share: string }).share = share(999);
    expect(keys(checkLog(log).wrong)).toContain('fair-wrong-dice');
    expect(compare(mine, log)).toContainEqual({ key: 'fair-caught-changed', args: { nth: 1 } });
  });

  it('does not hide a share that was dropped', () => {
    const log = honest();
    keying(log, -1).shares[0] = { seat: 'sleeper', without: 'no-client' };
    expect(keys(checkLog(log).wrong)).toContain('fair-wrong-dice');
    expect(compare(mine, log)).toContainEqual({ key: 'fair-caught-dropped', args: { nth: 5 } });
  });

  it('does not hide shares in another order', () => {
    const log = honest();
    keying(log, 0).shares.reverse();
    expect(keys(checkLog(log).wrong)).toEqual(expect.arrayContaining(['fair-wrong-shares', 'fair-wrong-dice']));
    expect(compare(mine, log)).toEqual([{ key: 'fair-caught-keying', args: { nth: 1 } }]);
  });

  it('does not hide a roll that was taken back in silence', () => {
    const log = honest();
    const { cut } = keying(log, 2);
    if (!cut) throw new Error('nothing was taken back');
    cut.keyings = [];
    cut.chances = 0;
    expect(keys(checkLog(log).wrong)).toContain('fair-wrong-count');
    expect(compare(mine, log)).toContainEqual({ key: 'fair-caught-keying', args: { nth: 4 } });
    expect(keys(compare(mine, log))).toContain('fair-caught-missing');
  });

  it('does not hide that the whole evening was keyed otherwise', () => {
    // A log without any keying, whose dice follow from its seed: only the receipt knows better.
    const log = honest();
    log.entries = [];
    expect(checkLog(log).wrong).toEqual([]);
    expect(compare(mine, log)).toHaveLength(mine.keyings.length);
  });

  it('does not hide another part of the server', () => {
    const log = honest();
    keying(log, 0).secret = share(999);
    expect(keys(checkLog(log).wrong)).toContain('fair-wrong-secret');
    const other = honest();
    keying(other, -1).commitment = commitment(seedOfNumber(999));
    keying(other, -1).secret = share(999);
    expect(keys(checkLog(other).wrong)).toContain('fair-wrong-commitment');
    expect(compare(mine, other)).toContainEqual({ key: 'fair-caught-commitment', args: { nth: 5 } });
  });

  it('is not held to what came from another table', () => {
    const log = honest();
    const first = log.entries.findIndex((it) => it.dice !== undefined);
    (log.entries[first] as { dice: number[] }).dice = [7];
    expect(keys(checkLog(log).wrong)).toEqual(['fair-wrong-dice']);
    log.header.inherited = first + 1;
    expect(checkLog(log).wrong).toEqual([]);
  });
});

describe('receipts in this browser', () => {
  beforeEach(() => localStorage.clear());

  it('are files that the kernel reads: no field more', () => {
    change('t', (it) => it.announced.push({ nth: 1, commitment: 'c' }));
    expect(Object.keys(receipt('t')).sort()).toEqual(Object.keys(mine).sort());
    expect(kept('t').announced).toEqual([{ nth: 1, commitment: 'c' }]);
  });

  it('are forgotten with the oldest table first', () => {
    for (let n = 0; n < TABLES + 3; n += 1) {
      change(`t${n}`, (it) => it.announced.push({ nth: 1, commitment: 'c' }));
      // So that one is older than the next.
      localStorage.setItem(`omen-fair-t${n}`, JSON.stringify({ ...kept(`t${n}`), at: n + 1 }));
    }
    expect(localStorage.length).toBe(TABLES);
    expect(kept('t2').announced).toEqual([]);
    expect(kept(`t${TABLES + 2}`).announced).toHaveLength(1);
  });

  it('survive what is no receipt', () => {
    localStorage.setItem('omen-fair-t', '{"omen-receipt":2}');
    expect(receipt('t')).toMatchObject({ table: 't', given: [] });
    localStorage.setItem('omen-fair-t', 'nonsense');
    expect(receipt('t').keyings).toEqual([]);
  });
});
