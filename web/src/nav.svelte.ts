// The current page, and navigation without reloading.

import { type Route, routeOf } from './routes';

class Nav {
  route = $state.raw<Route>(routeOf(location.pathname, location.search));
  /** Grows with every change of page, so that the page's heading can take the focus. */
  moves = $state(0);

  constructor() {
    window.addEventListener('popstate', () => this.#arrive());
  }

  go(path: string, { replace = false } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.#arrive();
  }

  /** Follows a link of ours; every other click stays the browser's. */
  click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.target !== '' || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };

  #arrive(): void {
    const before = this.route.page;
    this.route = routeOf(location.pathname, location.search);
    if (this.route.page !== before) this.moves += 1;
  }
}

export const nav = new Nav();
