// Where the things of one place stand.

import { type Ground, isUnder, type Zone } from '../grounds/ground';
import type { Form, Mark, Piece, Place, Scene } from '../protocol';

export type Thing =
  | { kind: 'portal'; id: string; mark: Mark; covered: Mark | null; held: Piece | null; r: number }
  | { kind: 'tower' | 'glyph'; id: string; mark: Mark; r: number }
  | { kind: 'piece'; id: string; piece: Piece; r: number; grand: boolean };

export type Placed = Thing & { x: number; y: number };

const SMALL = 13;
const MIDDLE = 18.5;
const LARGE = 28;
const GAP = 4;
/** Figures, large ones, the largest on the table; a token is drawn as what it is. */
const RANKS = [SMALL, SMALL, MIDDLE, LARGE];

/** How much room tokens take that are not figures. */
const FORMS: Partial<Record<Form, number>> = { pin: 15, plaque: 14, disc: 11, hexagon: 11, slip: 11, flag: 13 };
/** The bar between engaged pieces must be visible. */
const HELD = 8;

/** Names of figures of which there is only one, as far as the sheets tell. */
export function oneOfAKind(scene: Scene): Set<string> {
  const cards = scene.sheets.flatMap((sheet) => sheet.cards.flatMap((zone) => zone.cards));
  return new Set(cards.filter((card) => card.of === 1).map((card) => card.name.key));
}

export function thingsAt(place: Place, pieces: Piece[], ground: Ground, grand: Set<string>): Thing[] {
  const marks = (place.marks ?? []).map((mark) => ({ mark, look: ground.marks[mark.kind] ?? 'glyph' }));
  const portal = marks.find((it) => it.look === 'portal');
  const tower = marks.find((it) => it.look === 'tower');
  const things: Thing[] = [];
  let held: Piece | null = null;
  if (portal !== undefined) {
    held = pieces.find((piece) => piece.posture === 'on-gate') ?? null;
    things.push({
      kind: 'portal',
      id: `${place.id}#${portal.mark.kind}`,
      mark: portal.mark,
      covered: tower?.mark ?? null,
      held,
      r: 21,
    });
  }
  for (const { mark, look } of marks) {
    if (look === 'beside' || look === 'portal' || isUnder(look) || (look === 'tower' && portal !== undefined)) continue;
    things.push({ kind: look, id: `${place.id}#${mark.kind}`, mark, r: 15 });
  }
  for (const piece of pieces) {
    if (piece === held) continue;
    things.push(pieceThing(piece, grand));
  }
  return things;
}

/** A piece as large as its rank says; without ranks, the only one of its kind is the largest and the harmless are small. */
export function pieceThing(piece: Piece, grand: Set<string>): Extract<Thing, { kind: 'piece' }> {
  const form = FORMS[piece.form ?? 'figure'];
  if (form !== undefined)
    return { kind: 'piece', id: piece.id, piece, r: piece.with ? form + HELD : form, grand: false };
  const ranked = RANKS[piece.rank ?? 0];
  if (piece.rank > 0 && ranked !== undefined)
    return { kind: 'piece', id: piece.id, piece, r: ranked, grand: piece.rank > 2 };
  const isGrand = grand.has(piece.name.key);
  const weak = (piece.values ?? []).length > 0 && (piece.values ?? []).every(([, value]) => value <= 0);
  return { kind: 'piece', id: piece.id, piece, r: isGrand ? LARGE : weak ? SMALL : MIDDLE, grand: isGrand };
}

/** Rows of about the same width round the middle of the place; `grow` is how much larger they are drawn. */
export function placed(things: Thing[], zone: Zone, grow = 1): Placed[] {
  const wide = (thing: Thing) => (thing.r * 2 + GAP) * grow;
  const total = things.reduce((sum, it) => sum + wide(it), 0);
  const rows: Thing[][] = Array.from({ length: Math.ceil(total / zone.room) }, () => []);
  let before = 0;
  for (const thing of things) {
    const middle = before + wide(thing) / 2;
    rows[Math.floor((middle / total) * rows.length)]?.push(thing);
    before += wide(thing);
  }
  // The name above grows as well, and tall things keep off it.
  let y = zone.gather[1] + (grow - 1) * 16;
  return rows
    .filter((row) => row.length > 0)
    .flatMap((row, at) => {
      const tallest = Math.max(...row.map((it) => it.r)) * grow;
      y += at > 0 ? tallest + 2 : Math.max(0, tallest - 21 * grow) * 0.8;
      let x = zone.gather[0] - row.reduce((sum, it) => sum + wide(it), 0) / 2;
      const line = row.map((thing): Placed => {
        const here = { ...thing, x: x + wide(thing) / 2, y };
        x += wide(thing);
        return here;
      });
      y += tallest;
      return line;
    });
}

/** A long name in lines of about this many letters. */
export function lines(name: string, letters: number): string[] {
  const made: string[] = [];
  for (const word of name.split(' ')) {
    const last = made.at(-1);
    if (last !== undefined && last.length + word.length < letters) made[made.length - 1] = `${last} ${word}`;
    else made.push(word);
  }
  return made;
}
