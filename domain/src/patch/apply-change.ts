import jsonPatch from 'fast-json-patch';
import { isObject, type Json } from '../json/json';
import { segmentsOf } from './pointer';

/** A change as it is applied: like a patch operation, and `remove` for an entry taken out of a list. */
export interface Change {
  readonly op: 'add' | 'replace' | 'remove';
  readonly path: string;
  readonly value: Json;
}

/**
 * The document after a change; the given one stays as it was. Only the branches on the way to the place are copied, so the cost follows the change,
 * not the document. Throws where the place does not exist.
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
