// Hashes and random numbers as crates/kernel makes them (docs/fairness.md).

import { chacha8 } from '@noble/ciphers/chacha.js';
import { blake3 } from '@noble/hashes/blake3.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

import type { Keying } from './types';

const BLOCK = 64;
const TWO_32 = 2 ** 32;

export const hash = (...parts: Uint8Array[]): Uint8Array => blake3(concatBytes(...parts));
const derive = (context: string, ...parts: Uint8Array[]): Uint8Array =>
  blake3(concatBytes(...parts), { context: utf8ToBytes(context) });

export const hex = bytesToHex;
export const text = utf8ToBytes;

/** 32 bytes from 64 digits, or nothing. */
export const secret = (digits: string | null | undefined): Uint8Array | null =>
  digits != null && /^[0-9a-f]{64}$/i.test(digits) ? hexToBytes(digits) : null;

export const seedOfNumber = (number: number): Uint8Array => derive('omen table seed', le64(number));

/** What a host publishes of its share beforehand. */
export const commitment = (share: Uint8Array): string => hex(derive('omen seed commitment', share));

function le32(number: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number, true);
  return bytes;
}

function le64(number: number): Uint8Array {
  return concatBytes(le32(number % TWO_32), le32(Math.floor(number / TWO_32)));
}

/** What the dice are derived from until the next keying; nothing while the host's share is not told. */
export function keyOf(keying: Keying): Uint8Array | null {
  const own = secret(keying.secret);
  if (own === null) return null;
  const parts = [own, le32(keying.nth)];
  for (const { seat, share } of keying.shares) {
    const [name, given] = [text(seat), secret(share)];
    parts.push(le32(name.length), name, ...(given === null ? [Uint8Array.of(0)] : [Uint8Array.of(1), given]));
  }
  const { cut } = keying;
  if (cut) parts.push(le64(cut.from), le64(cut.to), text(cut.removed));
  return derive('omen chance key', ...parts);
}

/** The numbers that answer at one place of the log. */
export class Luck {
  readonly #key: Uint8Array;
  readonly #nonce: Uint8Array;
  #block = new DataView(new ArrayBuffer(0));
  #blocks = 0;
  #at = 0;

  constructor(key: Uint8Array, position: number) {
    this.#key = key;
    // Four bytes of the count of blocks, then the number of the stream.
    this.#nonce = concatBytes(le32(0), le64(position));
  }

  #word(): number {
    if (this.#at >= this.#block.byteLength) {
      const block = chacha8(this.#key, this.#nonce, new Uint8Array(BLOCK), undefined, this.#blocks);
      this.#block = new DataView(block.buffer, block.byteOffset, BLOCK);
      this.#blocks += 1;
      this.#at = 0;
    }
    this.#at += 4;
    return this.#block.getUint32(this.#at - 4, true);
  }

  /** A number below `bound`, every one equally likely: Lemire's method. */
  below(bound: number): number {
    const short = TWO_32 % bound;
    let wide = this.#word() * bound;
    while (wide % TWO_32 < short) wide = this.#word() * bound;
    return Math.floor(wide / TWO_32);
  }
}
