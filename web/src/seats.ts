// How seats are told apart: never by colour alone.

export type Shape = 'circle' | 'hexagon' | 'square' | 'diamond' | 'shield' | 'octagon' | 'drop' | 'star';

export interface SeatLook {
  shape: Shape;
  /** Rim and track token. */
  colour: string;
  /** Fill of pieces. */
  fill: string;
  /** Glyph on pieces. */
  glyph: string;
}

const look = (shape: Shape, colour: string, fill: string, glyph: string): SeatLook => ({
  shape,
  colour,
  fill,
  glyph,
});

/** Eight seats, as in the design. */
export const SEATS: SeatLook[] = [
  look('circle', '#EE8A63', '#57260F', '#FFE9DF'),
  look('hexagon', '#7FBDEB', '#1B4261', '#EEF7FF'),
  look('diamond', '#D994CF', '#4F2148', '#FDEBFA'),
  look('square', '#A9C468', '#37461A', '#F5FBE4'),
  look('octagon', '#E9E1CF', '#4A4436', '#FFFDF5'),
  look('shield', '#AFA3F2', '#342C63', '#F1EEFF'),
  look('drop', '#E3C04F', '#4D3D0E', '#FFF6D6'),
  look('star', '#C98F62', '#4A2B14', '#FFEBDA'),
];

/** What belongs to nobody. */
export const NOBODY: SeatLook = look('octagon', '#D9735C', '#33140F', '#F6E4D6');

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
