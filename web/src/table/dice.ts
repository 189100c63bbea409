// How a die looks by what it means.

/** A die that can be answered with: the number of its option, and what its button listens to. */
export interface DieTarget {
  number: number | null;
  hot: boolean;
  attributes: Record<string, unknown>;
}

export type DieLook = 'plain' | 'good' | 'kill' | 'miss';

/** Words for "nothing came of it", whatever the game counts. */
const NOTHING = new Set(['miss', 'fail', 'failure', 'nothing', 'blank']);

/** A die without a result is plain; one that counts is filled; a kill is red as well. */
export function dieLook(mean: string | undefined): DieLook {
  if (mean === undefined) return 'plain';
  if (mean === 'kill') return 'kill';
  return NOTHING.has(mean) ? 'miss' : 'good';
}
