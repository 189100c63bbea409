// Colours with a meaning. Each also has a ring of its own, so that it can be told apart without colour.

import type { Hue } from '../protocol';

export interface HueLook {
  /** Lines and glyphs. */
  line: string;
  /** The fill of tokens. */
  fill: string;
  /** A glyph on that fill. */
  glyph: string;
  /** Meters and small icons in text. */
  text: string;
  ring: 'solid' | 'dashed' | 'double';
}

export const HUES: Record<Hue, HueLook> = {
  red: { line: '#F07F5F', fill: '#5C2010', glyph: '#FFE3D8', text: '#EE8A7A', ring: 'double' },
  green: { line: '#B3CC63', fill: '#31400F', glyph: '#F1F8D8', text: '#B3CC63', ring: 'solid' },
  blue: { line: '#80BEF0', fill: '#123A5C', glyph: '#E2F1FD', text: '#8FBCF0', ring: 'dashed' },
  violet: { line: '#C9A3DA', fill: '#4A2C5A', glyph: '#F0DCF7', text: '#C9A3DA', ring: 'solid' },
  brass: { line: '#EBD09A', fill: '#10251F', glyph: '#EBD09A', text: '#EBD09A', ring: 'solid' },
};

export const hueOf = (hue: Hue | null | undefined): HueLook => HUES[hue ?? 'brass'];
