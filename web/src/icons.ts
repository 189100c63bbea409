// Which icons are drawn. The list comes after the first look; until then every name is believed.

import { later } from './later.svelte';

export const iconNames = later(() => import('virtual:sprite-names'));

/** The name in the sprite; what nobody has drawn has a sign of its own. */
export const drawnName = (name: string | null | undefined): string =>
  name && (iconNames.come?.has(name) ?? true) ? name : 'unknown';
