// Colours of card families. Any other family is brown.

/** The bar on a paper card, dark enough for white letters. */
const BARS: Record<string, string> = {
  item: '#7A5A2B',
  asset: '#7A5A2B',
  spell: '#5B4A8A',
  curio: '#2F5A5A',
  artifact: '#8A3B2B',
  ally: '#6A3B4B',
  condition: '#3F5A4A',
  water: '#2F6A94',
  forest: '#4E7A35',
  secret: '#A23E77',
};

export const barOf = (family: string | null | undefined): string => BARS[family ?? ''] ?? '#6A5230';

/** Cards that keep the colour of their back instead of being paper. */
const TINTED = new Set(['curse', 'role', 'night']);

export const isTinted = (family: string | null | undefined): boolean => TINTED.has(family ?? '');
