// What the keys ask for, done at the table.

import { tick } from 'svelte';

import type Board from './Board.svelte';
import type { Choosing } from './choosing.svelte';
import type { Inspecting } from './inspect.svelte';
import type { Action } from './keys';
import type { PanZoom } from './panzoom.svelte';

/** The parts of a table that keys reach. */
export interface Operated {
  readonly choosing: Choosing;
  readonly inspecting: Inspecting;
  readonly pan: PanZoom;
  readonly root: HTMLElement | undefined;
  readonly board: ReturnType<typeof Board> | undefined;
  readonly onundo: (() => void) | undefined;
  readonly onrule: ((rule: string | null) => void) | undefined;
  readonly onstep: ((by: 1 | -1) => void) | undefined;
  /** Turns to a tab, where there are tabs. */
  turnTo(tab: 'log' | 'sheets'): void;
  /** False if it was not open. */
  closeRail(): boolean;
  toggleLegend(): void;
}

export function focusOn(root: HTMLElement | undefined, selector: string): void {
  const found = root?.querySelector<HTMLElement>(selector);
  found?.focus({ preventScroll: true });
  // It is scrolled into view within its own list; the page is not scrolled.
  if (found?.matches('[data-row]')) found.scrollIntoView?.({ block: 'nearest' });
}

const focusSoon = (at: Operated, selector: string): void => void tick().then(() => focusOn(at.root, selector));

function step({ choosing, root }: Operated, by: 1 | -1): void {
  const rows = choosing.rows;
  if (rows.length === 0) return;
  const at = rows.findIndex((it) => it.kind === 'option' && it.option.choice === choosing.selected);
  const focused = Number(document.activeElement?.getAttribute('data-row') ?? at);
  const next = (focused + by + rows.length) % rows.length;
  const row = rows[next];
  if (row?.kind === 'option') choosing.select(row.option.choice);
  focusOn(root, `[data-row="${next}"]`);
}

/** Moves the focus through what lies on a sheet, a shelf or a track, so that it can be inspected. */
function along(by: 1 | -1): boolean {
  const shelf = document.activeElement?.closest('.dock, .rail, .hud, .party');
  const things = [...(shelf?.querySelectorAll<HTMLElement>('[data-about]') ?? [])];
  if (things.length === 0) return false;
  const at = things.indexOf(document.activeElement as HTMLElement);
  const next = things[at < 0 ? (by > 0 ? 0 : things.length - 1) : (at + by + things.length) % things.length];
  if (next === undefined) return false;
  if (!next.hasAttribute('tabindex')) next.setAttribute('tabindex', '-1');
  next.focus();
  return true;
}

function confirm({ choosing }: Operated): boolean {
  const at = document.activeElement?.getAttribute('data-row');
  const row = at === null || at === undefined ? undefined : choosing.rows[Number(at)];
  if (row !== undefined && row.kind !== 'option') choosing.press(row);
  // A button under the focus answers for itself.
  else if (row === undefined && document.activeElement?.matches('button, a, summary, [role="button"]')) return false;
  else choosing.confirm();
  return true;
}

function inspect({ choosing, inspecting }: Operated): boolean {
  const element = document.activeElement;
  const row = choosing.rows[Number(element?.getAttribute('data-row') ?? -1)];
  if (row?.kind === 'option') choosing.select(row.option.choice);
  else if (!inspecting.show(element)) return false;
  return true;
}

function choose(at: Operated, number: number): boolean {
  const row = at.choosing.rows[number - 1];
  if (row === undefined) return false;
  at.choosing.press(row);
  focusSoon(at, `[data-row="${row.kind === 'option' ? number - 1 : 0}"]`);
  return true;
}

/** False where the key is left to the browser. */
export function operate(at: Operated, action: Action): boolean {
  const { choosing, board } = at;
  switch (action.do) {
    case 'confirm':
      return confirm(at);
    case 'inspect':
      return inspect(at);
    case 'choose':
      return choose(at, action.number);
    case 'finish':
      if (choosing.finish) choosing.pressOption(choosing.finish);
      return choosing.finish !== null;
    case 'back':
      return at.inspecting.close() || at.closeRail() || choosing.back();
    case 'step':
      step(at, action.by);
      return true;
    case 'along':
      return along(action.by);
    case 'towards':
      board?.towards(action.dx, action.dy);
      return true;
    case 'zoom':
      at.pan.zoom(action.by);
      return true;
    case 'fit':
      board?.show();
      return true;
    case 'me':
      board?.showMe();
      return true;
    case 'undo':
      at.onundo?.();
      return true;
    case 'rules':
      at.onrule?.(null);
      return true;
    case 'replay':
      at.onstep?.(action.by);
      return at.onstep !== undefined;
    case 'log':
      at.turnTo('log');
      focusSoon(at, '[role="log"]');
      return true;
    case 'hand':
      at.turnTo('sheets');
      focusSoon(at, '.dock');
      return true;
    case 'legend':
      at.toggleLegend();
      return true;
  }
}
