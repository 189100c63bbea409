// Which icons are drawn. The list is loaded after a table is first drawn; until then every name is assumed to exist.

import { later } from './later.svelte';

export const iconNames = later(() => import('virtual:sprite-names'));

/** The name in the sprite; an icon that does not exist is replaced by a placeholder. */
export const drawnName = (name: string | null | undefined): string =>
  name && (iconNames.come?.has(name) ?? true) ? name : 'unknown';
