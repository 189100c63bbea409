// Makes the new value from the old one; the counterpart of crates/delta/src/patch.rs.
//
// What a patch does not touch stays the same object, so that a component can see by
// identity that there is nothing to redraw. The old value is never changed.

import type { Alike, Patch } from './protocol';

type Fields = Record<string, unknown>;

/** Parts of a patch that do not fit the value are ignored. */
export function apply<T>(value: T, patch: Patch): T {
  return made(value, patch) as T;
}

function made(value: unknown, patch: Patch): unknown {
  if ('set' in patch) return patch.set;
  if ('list' in patch) return inserted([], patch.list);
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
  { stay, change = {}, ...fresh }: { stay?: [number, number][] | null; change?: { [key in string]: Patch } } & Fresh,
): unknown[] {
  const stayed = stay ? stay.flatMap(([first, count]) => value.slice(first, first + count)) : value;
  const changed = stayed.map((item) => {
    const id = idOf(item);
    const patch = id !== null && Object.hasOwn(change, id) ? change[id] : undefined;
    return patch === undefined ? item : made(item, patch);
  });
  const items = inserted(changed, fresh);
  const untouched = items.length === value.length && items.every((item, at) => item === value[at]);
  return untouched ? value : items;
}

/** New items: one by one, and those that are much alike. */
interface Fresh {
  add?: [number, unknown][];
  alike?: Alike[];
}

/** Puts new items at their places, first to last. */
function inserted(items: unknown[], { add = [], alike = [] }: Fresh): unknown[] {
  const fresh = [...add, ...alike.flatMap(unpacked)].sort(([a], [b]) => a - b);
  for (const [at, item] of fresh) items.splice(at, 0, item);
  return items;
}

/** Items that were sent together: each is like the first, but for where they differ. */
function unpacked({ at, like, differ }: Alike): [number, unknown][] {
  const places = at.flatMap(([from, count]) => Array.from({ length: count }, (_, nth) => from + nth));
  const items = places.map((place): [number, unknown] => [place, copied(like)]);
  for (const { values, rows } of differ) {
    for (const [pointers, known] of values) {
      for (const pointer of pointers) {
        const putInto = placeOf(pointer);
        items.forEach(([, item], nth) => {
          const row = rows ? rows[nth] : nth;
          if (row !== undefined && row < known.length) putInto(item, known[row]);
        });
      }
    }
  }
  return items;
}

/** What was read from JSON once more, with what `~` and a number name in its place; a general clone takes many times as long. */
function copied(value: unknown, shared: unknown[] = []): unknown {
  if (typeof value === 'string') return value.startsWith('~') ? (shared[Number(value.slice(1))] ?? value) : value;
  if (Array.isArray(value)) return value.map((it) => copied(it, shared));
  if (!isObject(value)) return value;
  // Assigning to what is there already takes `__proto__` for a name too.
  const fields = { ...value };
  for (const key in fields) fields[key] = copied(fields[key], shared);
  return fields;
}

/** A message that says once what it means several times, as it is meant; the counterpart of crates/delta/src/shared.rs. */
export function unpackedMessage(packed: object): unknown {
  const { shared, ...message } = packed as Fields;
  if (!Array.isArray(shared)) return packed;
  const known: unknown[] = [];
  for (const it of shared) known.push(typeof it === 'string' ? it : copied(it, known));
  return copied(message, known);
}

/** Sets the value a JSON pointer leads to, if it leads anywhere; a number after a space means that word of a text. */
function placeOf(pointer: string): (item: unknown, value: unknown) => void {
  const [way = '', word] = pointer.split(' ');
  const path = way
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = path.pop() ?? '';
  return (item, value) => {
    const parent = path.reduce<unknown>(
      (it, step) => (isObject(it) && Object.hasOwn(it, step) ? it[step] : undefined),
      item,
    );
    if (!isObject(parent) || !Object.hasOwn(parent, last)) return;
    const old = parent[last];
    if (word === undefined) parent[last] = value;
    else if (typeof old === 'string')
      parent[last] = old
        .split(' ')
        .map((it, nth) => (nth === Number(word) ? String(value) : it))
        .join(' ');
  };
}

/** Whatever has members: fields, or items by number. */
function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/** What an item of a list is known by: its id, or the choice it stands for. */
function idOf(item: unknown): string | null {
  if (!isFields(item)) return null;
  const id = Object.hasOwn(item, 'id') ? item.id : item.choice;
  return typeof id === 'string' ? id : null;
}

function same(a: Fields, b: Fields): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && a[key] === b[key]);
}
