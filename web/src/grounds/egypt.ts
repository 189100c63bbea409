// Egypt: places are points on it, as on the world.

import { later } from '../later.svelte';
import type { Chart } from './ground';

export const egypt: Chart = {
  view: [0, 48, 988, 576],
  sea: '#0E1A23',
  paint: later(() => import('./Egypt.svelte')),
};
