// How seats are told apart: never by colour alone.

export type Shape = 'circle' | 'hexagon' | 'square' | 'diamond' | 'shield' | 'octagon' | 'drop' | 'star';

/** What a seat is known by where everything is round. */
export type SeatMark = 'dot' | 'bar' | 'triangle' | 'square' | 'plus' | 'chevron' | 'ring' | 'star';

export interface SeatLook {
  shape: Shape;
  /** Seats with a mark are medallions; those without are told apart by their shape. */
  mark?: SeatMark;
  /** Rim and track token. */
  colour: string;
  /** Fill of pieces. */
  fill: string;
  /** Glyph on pieces. */
  glyph: string;
}

const look = (shape: Shape, mark: SeatMark, colour: string, fill: string, glyph: string): SeatLook => ({
  shape,
  mark,
  colour,
  fill,
  glyph,
});

/** Eight seats, as in the design. */
export const SEATS: SeatLook[] = [
  look('circle', 'dot', '#EE8A63', '#57260F', '#FFE9DF'),
  look('hexagon', 'bar', '#7FBDEB', '#1B4261', '#EEF7FF'),
  look('diamond', 'triangle', '#D994CF', '#4F2148', '#FDEBFA'),
  look('square', 'square', '#A9C468', '#37461A', '#F5FBE4'),
  look('octagon', 'plus', '#E9E1CF', '#4A4436', '#FFFDF5'),
  look('shield', 'chevron', '#AFA3F2', '#342C63', '#F1EEFF'),
  look('drop', 'ring', '#E3C04F', '#4D3D0E', '#FFF6D6'),
  look('star', 'star', '#C98F62', '#4A2B14', '#FFEBDA'),
];

/** What belongs to nobody. */
export const NOBODY: SeatLook = { shape: 'octagon', colour: '#D9735C', fill: '#33140F', glyph: '#F6E4D6' };

export function seatLook(seats: SeatLook[], seat: number | null | undefined): SeatLook {
  if (seat === null || seat === undefined) return NOBODY;
  return seats[seat] ?? SEATS[seat % SEATS.length] ?? NOBODY;
}

const around = (n: number, r: number, turn: number): string =>
  Array.from({ length: n }, (_, at) => {
    const angle = turn + (at * 2 * Math.PI) / n;
    return `${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`;
  }).join('L');

/** The outline of a shape round the origin; shapes of one size look equally large. */
export function outline(shape: Shape, r: number): string {
  const arc = `a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  switch (shape) {
    case 'circle':
      return `M${-r} 0${arc}`;
    case 'hexagon':
      return `M${around(6, r * 1.12, Math.PI / 2)}Z`;
    case 'square':
      return `M${around(4, r * 1.25, Math.PI / 4)}Z`;
    case 'diamond':
      return `M${around(4, r * 1.25, 0)}Z`;
    case 'octagon':
      return `M${around(8, r * 1.08, Math.PI / 8)}Z`;
    case 'shield':
      return `M${-r} ${-r * 0.9}H${r}V${r * 0.2}L0 ${r * 1.15}L${-r} ${r * 0.2}Z`;
    case 'drop':
      return `M${around(3, r * 1.4, -Math.PI / 2)}Z`;
    case 'star':
      return `M${around(5, r * 1.2, -Math.PI / 2)}Z`;
  }
}

/** The marks as path data in a box of ten by ten. */
export const MARKS: Record<SeatMark, string> = {
  dot: 'M2.4 5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0Z',
  bar: 'M1.9 3.7H8.1V6.3H1.9Z',
  triangle: 'M5 1.9 8.2 7.7H1.8Z',
  square: 'M2.4 2.4H7.6V7.6H2.4Z',
  plus: 'M4 1.8H6V4H8.2V6H6V8.2H4V6H1.8V4H4Z',
  chevron: 'M1.9 6.2 5 2.4 8.1 6.2 6.8 7.4 5 5.2 3.2 7.4Z',
  ring: 'M5 1.8a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 1 0 0-6.4ZM5 3.7a1.3 1.3 0 1 1 0 2.6a1.3 1.3 0 1 1 0-2.6Z',
  star: 'M5 1.5 6 3.9 8.5 4.1 6.6 5.7 7.2 8.1 5 6.8 2.8 8.1 3.4 5.7 1.5 4.1 4 3.9Z',
};
