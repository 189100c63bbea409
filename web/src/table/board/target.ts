// What makes an element a target: its name, its keys, what hovering highlights.

import type { Choosing } from '../choosing.svelte';
import { targetLabel } from '../options';
import type { View } from '../view';

/** Attributes for a drawn thing that can be answered with; spread them onto its group. */
export function targetOf(view: View, choosing: Choosing, id: string, name: string, onpress: (id: string) => void) {
  // Once an answer has been sent, nothing can be pressed.
  if (choosing.sent !== null) return { role: 'img', 'aria-label': name, 'data-about': id } as const;
  const light = () => {
    choosing.hoveredTarget = id;
  };
  const unlight = () => {
    if (choosing.hoveredTarget === id) choosing.hoveredTarget = null;
  };
  return {
    role: 'button',
    tabindex: stopOf(choosing) === id ? 0 : -1,
    'data-target': id,
    'data-about': id,
    'aria-label': targetLabel(view, name, choosing.about(id)),
    onclick: () => onpress(id),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.repeat) return;
      event.preventDefault();
      event.stopPropagation();
      onpress(id);
    },
    onpointerenter: light,
    onpointerleave: unlight,
    onfocus: light,
    onblur: unlight,
  } as const;
}

/** The one target Tab stops at; arrows with Shift go on from there. */
function stopOf(choosing: Choosing): string | null {
  const hot = choosing.hoveredTarget ?? choosing.chosen?.targets.at(-1);
  return hot !== undefined && hot !== null && choosing.targets.has(hot)
    ? hot
    : (choosing.targets.keys().next().value ?? null);
}
