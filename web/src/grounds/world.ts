// The world: places are points on it, so that it brings no areas of its own.

import { later } from '../later.svelte';
import type { Chart } from './ground';

export const world: Chart = {
  view: [0, 48, 988, 576],
  sea: '#0E1A23',
  wheel: [93, 458],
  paint: later(() => import('./World.svelte')),
};
