import { isObject } from '../json/json';

/**
 * The segments of a path like `/albums/2/name`. Null unless it starts with a slash and no segment is empty. Escapes are
 * not decoded: none of our fields needs one.
 */
export function segmentsOf(path: string): readonly string[] | null {
  if (!path.startsWith('/')) return null;
  const segments = path.slice(1).split('/');
  return segments.every((segment) => segment !== '') ? segments : null;
}

/** A list index in its one canonical form (`0`, `7`, `12`; never `-1`, `01`, `1e0`), or null. */
export function listIndexOf(segment: string): number | null {
  return /^(0|[1-9]\d{0,5})$/.test(segment) ? Number(segment) : null;
}

/** The path with these segments. */
export function pathOf(segments: readonly string[]): string {
  return `/${segments.join('/')}`;
}

/** The value at a path of a document, undefined if there is none. */
export function valueAt(document: unknown, segments: readonly string[]): unknown {
  let node = document;
  for (const segment of segments) {
    if (Array.isArray(node)) node = node[Number(segment)] as unknown;
    else if (isObject(node) && Object.hasOwn(node, segment)) node = node[segment];
    else return undefined;
  }
  return node;
}

/**
 * What identifies an entry of a list while its other fields change: its id, name, link or team; a text is its own
 * identity.
 */
export function identityOf(entry: unknown): string {
  if (!isObject(entry)) return JSON.stringify(entry);
  const known = entry.id ?? entry._id ?? entry.name ?? entry.teamName ?? entry.url ?? entry.sex;
  return typeof known === 'string' ? known : JSON.stringify(entry);
}

/**
 * The identities of the list entries on a path, outermost first. They identify the field's owner even after the list
 * has shifted.
 */
export function ownersOf(document: unknown, segments: readonly string[]): string[] {
  const owners: string[] = [];
  for (let length = 1; length < segments.length; length += 1) {
    if (!Array.isArray(valueAt(document, segments.slice(0, length - 1)))) continue;
    owners.push(identityOf(valueAt(document, segments.slice(0, length))));
  }
  return owners;
}

/** The identities of all entries of the list that holds a path; null where the path is not in a list. */
export function siblingsOf(document: unknown, segments: readonly string[]): string[] | null {
  const list = valueAt(document, segments.slice(0, -1));
  return Array.isArray(list) ? list.map(identityOf) : null;
}
