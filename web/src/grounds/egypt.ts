// Egypt: places are points on it, as on the world.

import type { Chart } from './ground';

export const egypt: Chart = {
  view: [0, 48, 988, 576],
  sea: '#0E1A23',
  paint: () => import('./Egypt.svelte'),
};
