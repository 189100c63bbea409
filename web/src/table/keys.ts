// Keys by their place on the keyboard, so that letters work in every layout.

export type Action =
  | { do: 'choose'; number: number }
  | { do: 'finish' | 'confirm' | 'back' | 'inspect' | 'fit' | 'me' | 'undo' | 'rules' | 'log' | 'hand' | 'legend' }
  | { do: 'step' | 'along'; by: 1 | -1 }
  | { do: 'towards'; dx: number; dy: number }
  | { do: 'zoom'; by: number }
  | { do: 'replay'; by: 1 | -1 };

type Pressed = Pick<
  KeyboardEvent,
  'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'target' | 'repeat'
>;

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const LETTERS: Record<string, Action> = {
  KeyU: { do: 'undo' },
  KeyL: { do: 'log' },
  KeyM: { do: 'me' },
  KeyH: { do: 'hand' },
  KeyG: { do: 'legend' },
};

/** What a key asks for; null where it belongs to somebody else: the browser, a text field, an open dialogue. */
export function keyAction(event: Pressed): Action | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const target = event.target;
  if (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], dialog, [data-own-keys]')
  )
    return null;
  if (event.key === '?' || (event.code === 'Slash' && event.shiftKey)) return { do: 'rules' };
  const arrow = ARROWS[event.code];
  if (arrow !== undefined) {
    if (event.shiftKey) return { do: 'towards', dx: arrow[0], dy: arrow[1] };
    // A list that scrolls keeps its arrows, and so do tabs and filters.
    if (target instanceof Element && target.closest('[role="log"], [role="tablist"], .filters')) return null;
    if (arrow[1] === 0) return { do: 'along', by: arrow[0] > 0 ? 1 : -1 };
    return { do: 'step', by: arrow[1] > 0 ? 1 : -1 };
  }
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
  // Holding a key is not pressing it twice.
  if (digit !== null) return event.shiftKey || event.repeat ? null : { do: 'choose', number: Number(digit[1]) };
  switch (event.code) {
    case 'Digit0':
      return event.shiftKey || event.repeat ? null : { do: 'finish' };
    case 'Numpad0':
      return { do: 'fit' };
    case 'Enter':
    case 'NumpadEnter':
      return event.repeat ? null : { do: 'confirm' };
    case 'Space':
      return event.repeat ? null : { do: 'inspect' };
    case 'BracketLeft':
      return { do: 'replay', by: -1 };
    case 'BracketRight':
      return { do: 'replay', by: 1 };
    case 'Escape':
      return { do: 'back' };
    case 'Equal':
    case 'NumpadAdd':
      return { do: 'zoom', by: 1.25 };
    case 'Minus':
    case 'NumpadSubtract':
      return { do: 'zoom', by: 0.8 };
    default:
      return event.shiftKey ? null : (LETTERS[event.code] ?? null);
  }
}

export interface Spot {
  id: string;
  x: number;
  y: number;
}

/** The next spot in a direction; from nowhere, the first. */
export function nearest(spots: Spot[], from: string | null, dx: number, dy: number): string | null {
  const here = spots.find((it) => it.id === from);
  if (here === undefined) return spots[0]?.id ?? null;
  let best: string | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const along = (spot.x - here.x) * dx + (spot.y - here.y) * dy;
    const aside = Math.abs((spot.x - here.x) * dy) + Math.abs((spot.y - here.y) * dx);
    const far = along + aside * 2;
    if (spot !== here && along > 1 && far < least) {
      least = far;
      best = spot.id;
    }
  }
  return best;
}
