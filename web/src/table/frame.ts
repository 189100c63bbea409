// Which skeleton a window gets. The widths are those of the design.

export type Frame = 'large' | 'usual' | 'narrow' | 'tablet' | 'phone' | 'land';

/** Lower than this, a wide window is a phone held sideways. */
const LOW = 500;
/** Below this height the usual skeleton uses every line. */
const SHORT = 820;

export function frameOf(width: number, height: number): Frame {
  if (height < LOW && width > height && width < 1200) return 'land';
  if (width < 600) return 'phone';
  if (width < 900) return 'tablet';
  if (width < 1200) return 'narrow';
  return width < 1680 ? 'usual' : 'large';
}

/** The classes the style sheet knows the frame by. */
export function classesOf(frame: Frame, height: number): string[] {
  const names: string[] = frame === 'land' ? ['phone', 'land'] : [frame];
  if (height < SHORT && (frame === 'usual' || frame === 'large')) names.push('low');
  return names;
}

/** Frames that show one thing at a time beside the board, chosen by a tab. */
export function hasTabs(frame: Frame): boolean {
  return frame === 'tablet' || frame === 'phone' || frame === 'land';
}
