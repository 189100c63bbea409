// Addresses of pages; an address is all that is needed to show a page again.

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'join'; secret: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; at: number | null }
  | { page: 'rules'; game: string; rule: string | null; query: string }
  | { page: 'about' }
  | { page: 'nowhere' };

export type Page = Route['page'];

/** The page of an address. */
export function routeOf(path: string, search = ''): Route {
  const asked = new URLSearchParams(search);
  const [first, second, third, ...rest] = words(path);
  if (first === undefined) return { page: 'lobby' };
  if (rest.length > 0) return { page: 'nowhere' };
  if (first === 'about' && second === undefined) return { page: 'about' };
  if (second === undefined) return { page: 'nowhere' };
  if (first === 'rules') return { page: 'rules', game: second, rule: third ?? null, query: asked.get('q') ?? '' };
  if (third !== undefined) return { page: 'nowhere' };
  switch (first) {
    case 'new':
      return { page: 'new', game: second };
    case 'join':
      return { page: 'join', secret: second };
    case 'table':
      return { page: 'table', id: second };
    case 'replay':
      return { page: 'replay', id: second, at: whole(asked.get('at')) };
    default:
      return { page: 'nowhere' };
  }
}

/** The address of a page. */
export function pathTo(route: Exclude<Route, { page: 'nowhere' }>): string {
  const safe = encodeURIComponent;
  switch (route.page) {
    case 'lobby':
      return '/';
    case 'about':
      return '/about';
    case 'new':
      return `/new/${safe(route.game)}`;
    case 'join':
      return `/join/${safe(route.secret)}`;
    case 'table':
      return `/table/${safe(route.id)}`;
    case 'replay':
      return `/replay/${safe(route.id)}${route.at === null ? '' : `?at=${route.at}`}`;
    case 'rules': {
      const rule = route.rule === null ? '' : `/${safe(route.rule)}`;
      return `/rules/${safe(route.game)}${rule}${route.query === '' ? '' : `?q=${safe(route.query)}`}`;
    }
  }
}

/** The secret of an invitation, from a whole link or from the code alone. */
export function secretIn(text: string): string | null {
  const given = text.trim();
  const linked = /\/join\/([^/?#\s]+)/.exec(given);
  const secret = linked?.[1] ?? given;
  return /^[\w-]{6,200}$/.test(secret) ? secret : null;
}

function words(path: string): string[] {
  const parts = path.split('/').filter((it) => it !== '');
  try {
    return parts.map(decodeURIComponent);
  } catch {
    // A broken escape is not one of our addresses.
    return ['', '', '', ''];
  }
}

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
