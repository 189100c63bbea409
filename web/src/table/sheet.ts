// The three heights of the sheet on a phone.

export type Height = 'peek' | 'half' | 'full';

export const HEIGHTS: readonly Height[] = ['peek', 'half', 'full'];

/** Less than this is a tap. */
const TAP = 12;

/** Where the sheet comes to rest after a finger went up by so many pixels. */
export function dragged(height: Height, up: number): Height {
  const at = HEIGHTS.indexOf(height);
  const by = Math.abs(up) < TAP ? (height === 'full' ? -1 : 1) : Math.sign(up);
  return HEIGHTS[Math.min(2, Math.max(0, at + by))] ?? 'half';
}
