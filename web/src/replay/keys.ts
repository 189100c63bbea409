// Keys of the replay, by their place on the keyboard.

export type Travel = { to: number } | 'play' | null;

type Pressed = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'target'>;

/** Where a key leads from a position. */
export function travel(event: Pressed, at: number, tip: number): Travel {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const { target } = event;
  if (target instanceof Element && target.matches('input:not([type="range"]), textarea, select')) return null;
  const within = (seq: number) => ({ to: Math.max(0, Math.min(tip, seq)) });
  const far = event.shiftKey ? 10 : 1;
  switch (event.code) {
    case 'BracketLeft':
    case 'ArrowLeft':
      return within(at - far);
    case 'BracketRight':
    case 'ArrowRight':
      return within(at + far);
    case 'Home':
      return within(0);
    case 'End':
      return within(tip);
    case 'Space':
      // A button under the focus answers for itself.
      return target instanceof Element && target.matches('button, a, summary') ? null : 'play';
    default:
      return null;
  }
}
