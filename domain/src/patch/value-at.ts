import { isObject } from '../json/json';

/** The value at a place of a document, undefined where there is none. */
export function valueAt(document: unknown, segments: readonly string[]): unknown {
  let node = document;
  for (const segment of segments) {
    if (Array.isArray(node)) node = node[Number(segment)] as unknown;
    else if (isObject(node) && Object.hasOwn(node, segment)) node = node[segment];
    else return undefined;
  }
  return node;
}

/** What tells an entry of a list from its neighbours, whatever else changes in it: its id, name or team; a text is its own identity. */
export function identityOf(entry: unknown): string {
  if (!isObject(entry)) return JSON.stringify(entry);
  const known = entry.id ?? entry._id ?? entry.name ?? entry.sex;
  return typeof known === 'string' ? known : JSON.stringify(entry);
}

/** The identities of the list entries on the way to a place, outermost first: they say whose field it is, even after the list has shifted. */
export function ownersOf(document: unknown, segments: readonly string[]): string[] {
  const owners: string[] = [];
  for (let length = 1; length < segments.length; length += 1) {
    if (!Array.isArray(valueAt(document, segments.slice(0, length - 1)))) continue;
    owners.push(identityOf(valueAt(document, segments.slice(0, length))));
  }
  return owners;
}

/** The identities of every entry of the list that holds a place; null where the place is not in a list. */
export function siblingsOf(document: unknown, segments: readonly string[]): string[] | null {
  const list = valueAt(document, segments.slice(0, -1));
  return Array.isArray(list) ? list.map(identityOf) : null;
}
