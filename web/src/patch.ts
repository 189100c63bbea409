// Makes the new value from the old one; the counterpart of crates/scene/src/diff.rs.
//
// What a patch does not touch stays the very same object, so that whoever draws it can see by
// identity that there is nothing to draw anew. The old value is never changed.

import type { Patch } from './protocol';

type Fields = Record<string, unknown>;

/** A patch made for another value leaves what does not fit. */
export function apply<T>(value: T, patch: Patch): T {
  return made(value, patch) as T;
}

function made(value: unknown, patch: Patch): unknown {
  if ('set' in patch) return patch.set;
  if ('fields' in patch) return isFields(value) ? withFields(value, patch.fields) : value;
  return Array.isArray(value) ? withItems(value, patch.items) : value;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function withFields(
  value: Fields,
  { change, remove }: { change?: { [key in string]: Patch }; remove?: string[] },
): Fields {
  const fields: Fields = { ...value };
  for (const key of remove ?? []) delete fields[key];
  for (const [key, patch] of Object.entries(change ?? {})) {
    put(fields, key, made(Object.hasOwn(fields, key) ? fields[key] : null, patch));
  }
  return same(fields, value) ? value : fields;
}

/** Plain assignment would take `__proto__` for something else than a name. */
function put(fields: Fields, key: string, value: unknown): void {
  Object.defineProperty(fields, key, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  });
}

function withItems(
  value: unknown[],
  {
    change = {},
    add = [],
    order,
  }: { change?: { [key in string]: Patch }; add?: unknown[]; order?: string[] | null },
): unknown[] {
  const changed = value.map((item) => {
    const id = idOf(item);
    const patch = id !== null && Object.hasOwn(change, id) ? change[id] : undefined;
    return patch === undefined ? item : made(item, patch);
  });
  const all = [...changed, ...add];
  const items = order ? inOrder(all, order) : all;
  const untouched = items.length === value.length && items.every((item, at) => item === value[at]);
  return untouched ? value : items;
}

/** The items in this order; those that are not in it are gone. */
function inOrder(items: unknown[], order: string[]): unknown[] {
  const known = new Map<string, unknown>();
  for (const item of items) {
    const id = idOf(item);
    if (id !== null) known.set(id, item);
  }
  return order.flatMap((id) => {
    if (!known.has(id)) return [];
    const item = known.get(id);
    known.delete(id);
    return [item];
  });
}

function idOf(item: unknown): string | null {
  return isFields(item) && typeof item.id === 'string' ? item.id : null;
}

function same(a: Fields, b: Fields): boolean {
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && a[key] === b[key])
  );
}
