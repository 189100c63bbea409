// What is said about whose randomness the dice are made of. The words of a log are those of crates/kernel.

/** What the dice will be derived from next, as a table tells it. */
export interface Fair {
  /** The number of the next keying; 0 where the table is only listed. */
  nth: number;
  /** Hash of the server's share of it; empty if none was announced. */
  commitment: string;
  /** Seats whose share of it is in. */
  given?: number[];
  /** This person's share of it is wanted. */
  wanted?: boolean;
  taken_back?: number;
  opened?: { by: string; at: number } | null;
}

/** Servers from before there were shares say nothing. */
export const fairOf = (told: object): Fair | null => (told as { fair?: Fair | null }).fair ?? null;

export interface ShareGift {
  nth: number;
  share: string;
}

export interface GivenShare {
  seat: string;
  share?: string | null;
  without?: string | null;
}

export interface Cut {
  by: string;
  player: string;
  what: string;
  decisions: number;
  from: number;
  to: number;
  chances: number;
  removed: string;
  keyings?: Keying[];
}

export interface Keying {
  nth: number;
  why: string;
  commitment: string;
  shares: GivenShare[];
  next: string;
  cut?: Cut | null;
  secret?: string | null;
  'next-secret'?: string | null;
}

/** What this browser saw and gave while the game was played: a file for `omen verify --receipt`. */
export interface Receipt {
  'omen-receipt': 1;
  table: string;
  announced: { nth: number; commitment: string }[];
  given: { nth: number; seat: string; share: string }[];
  keyings: Keying[];
}

/** This keying and all that were ever taken back with it, the oldest first. */
export const withRemoved = (keying: Keying): Keying[] => [...(keying.cut?.keyings ?? []).flatMap(withRemoved), keying];
