import jsonPatch from 'fast-json-patch';
import { isObject, type Json, sameJson } from '../json/json';
import { Refusal } from '../refusal/refusal';
import { ownersOf, segmentsOf, siblingsOf, valueAt } from './pointer';

/** A change as it is applied: a patch operation, or `remove` for a list entry. */
export interface Change {
  readonly op: 'add' | 'replace' | 'remove';
  readonly path: string;
  readonly value: Json;
}

/**
 * The document after a change; the given document is not modified. Only the branches on the path are copied, so the
 * cost follows the change and not the document. Throws where the path does not exist.
 */
export function applyChange<Document>(document: Document, change: Change): Document {
  const segments = segmentsOf(change.path);
  if (segments === null) throw new Error(`not a path: ${change.path}`);
  const copy = withCopiedBranch(document, segments.slice(0, -1)) as Document;
  const { op, path, value } = change;
  return jsonPatch.applyOperation(copy, op === 'remove' ? { op, path } : { op, path, value }, true, true).newDocument;
}

function withCopiedBranch(node: unknown, segments: readonly string[]): unknown {
  const [segment, ...rest] = segments;
  if (Array.isArray(node)) {
    const copy: unknown[] = [...(node as readonly unknown[])];
    if (segment !== undefined) copy[Number(segment)] = withCopiedBranch(copy[Number(segment)], rest);
    return copy;
  }
  if (!isObject(node)) return node;
  return segment === undefined ? { ...node } : { ...node, [segment]: withCopiedBranch(node[segment], rest) };
}

/**
 * Reverts a change under conditions: `expected` is the value that the change left at the path (null after a removal),
 * `owners` are the list entries that the field belongs to, `siblings` the entries of the list after a removal.
 */
export interface InverseChange extends Change {
  readonly expected: Json;
  readonly owners: string[];
  readonly siblings: string[] | null;
}

/** The inverse of a change, given the documents just before and just after it. */
export function inverseOf(change: Change, before: unknown, after: unknown): InverseChange {
  const { op, path, value } = change;
  const segments = segmentsOf(path) ?? [];
  const owners = ownersOf(after, segments);
  const previous = (valueAt(before, segments) ?? null) as Json;
  if (op === 'add') return { op: 'remove', path, value: null, expected: value, owners, siblings: null };
  if (op === 'replace') return { op: 'replace', path, value: previous, expected: value, owners, siblings: null };
  return { op: 'add', path, value: previous, expected: null, owners, siblings: siblingsOf(after, segments) };
}

/**
 * A document with an edit undone. Throws Refusal conflict, and changes nothing, where a path of the edit has changed
 * since (F17): its value differs, or the list entry it belongs to has moved. Edits of other paths stay.
 */
export function undoChanges<Document>(document: Document, inverse: readonly InverseChange[]): Document {
  let current = document;
  for (const change of inverse) {
    if (!isUnchangedSince(current, change)) throw new Refusal('conflict', 'changedSince', {}, change.path);
    current = applyChange(current, change);
  }
  return current;
}

function isUnchangedSince(document: unknown, { op, path, expected, owners, siblings }: InverseChange): boolean {
  const segments = segmentsOf(path) ?? [];
  if (!sameJson(ownersOf(document, segments), owners)) return false;
  return op === 'add' ? sameJson(siblingsOf(document, segments), siblings) : sameJson(valueAt(document, segments), expected);
}
