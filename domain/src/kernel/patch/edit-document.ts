import * as z from 'zod/mini';
import { depthOf, hasPrototypeKey, type Json, sameJson } from '../json/json';
import { Refusal } from '../refusal/refusal';
import { refusalOfFinding } from '../refusal/schema-refusal';
import { applyChange, type Change, type InverseChange, inverseOf } from './changes';
import { pathOf, segmentsOf, valueAt } from './pointer';
import { blankValue, ownFinding, type Schema, resolvePath, type ResolvedPath, withBlanks } from './schema-path';

/** The most operations of one patch. */
const MAX_OPERATIONS = 100;

/** One operation of a patch: `add` or `replace`; `replace` with null deletes (S7-13). */
const patchOperation = z.strictObject({
  op: z.enum(['add', 'replace']),
  path: z.string().check(z.maxLength(400)),
  value: z.json(),
});

export const patchOperations = z.array(patchOperation).check(z.minLength(1), z.maxLength(MAX_OPERATIONS));

type PatchOperation = z.infer<typeof patchOperation>;

/** The deepest nesting of a value, as in Firestore. */
const MAX_VALUE_DEPTH = 20;

/** What a kind of document adds to the general rules of a patch. */
export interface DocumentRules<Document> {
  readonly schema: Schema;
  /** Throws where this editor may not write to the path. */
  readonly guard: (segments: readonly string[]) => void;
  /** True for a path where an edit is accepted and changes nothing. */
  readonly ignores: (segments: readonly string[]) => boolean;
  /** Further changes that a change entails, such as an album's first cover. */
  readonly follow: (before: Document, after: Document, change: Change) => readonly Change[];
  /** Throws where the result breaks a rule that spans several paths. */
  readonly check: (document: Document, paths: readonly string[]) => void;
}

/**
 * A document after an edit, the changes, and the inverse changes in the order in which they undo it. Both lists are
 * empty where nothing has changed.
 */
export interface Edit<Document> {
  readonly document: Document;
  readonly forward: Change[];
  readonly inverse: InverseChange[];
}

/**
 * Applies a patch from outside, all operations or none; the given document is not modified. It takes `add` and
 * `replace`, paths that exist, canonical list indices and values that satisfy the schema. `replace` with null deletes,
 * and removes an entry from a list. Throws Refusal tooLarge over 100 operations, otherwise invalid.
 */
export function editDocument<Document>(document: Document, sent: unknown, rules: DocumentRules<Document>): Edit<Document> {
  const forward: Change[] = [];
  const inverse: InverseChange[] = [];
  let current = document;

  const carryOut = (change: Change): void => {
    const before = current;
    const segments = segmentsOf(change.path) ?? [];
    if (change.op === 'replace' && sameJson(valueAt(before, segments), change.value)) return;
    current = applyChange(before, change);
    forward.push(change);
    inverse.unshift(inverseOf(change, before, current));
    for (const next of rules.follow(before, current, change)) carryOut(next);
  };

  for (const operation of operationsOf(sent)) {
    const segments = segmentsOf(operation.path);
    if (segments === null) throw new Refusal('invalid', 'unknownField', {}, operation.path);
    if (rules.ignores(segments)) continue;
    carryOut(changeOf(operation, segments, current, rules));
  }

  const paths = forward.map(({ path }) => path);
  for (const path of paths) requireOwnChecks(rules.schema, current, path);
  rules.check(current, paths);
  return { document: current, forward, inverse };
}

function operationsOf(sent: unknown): readonly PatchOperation[] {
  if (Array.isArray(sent) && sent.length > MAX_OPERATIONS)
    throw new Refusal('tooLarge', 'tooManyOperations', { limit: MAX_OPERATIONS });
  if (depthOf(sent) > MAX_VALUE_DEPTH + 2) throw new Refusal('invalid', 'valueTooDeep', { limit: MAX_VALUE_DEPTH });
  const operations = z.safeParse(patchOperations, sent);
  if (operations.success && !hasPrototypeKey(sent)) return operations.data;
  const bad = Array.isArray(sent)
    ? sent.findIndex((entry) => !z.safeParse(patchOperation, entry).success || hasPrototypeKey(entry))
    : -1;
  throw new Refusal('invalid', 'invalidPatch', {}, bad < 0 ? 'patch' : `patch/${bad}`);
}

/**
 * The change for an operation: its value is normalised by the schema at the path, and a trailing `-` becomes an index.
 */
function changeOf<Document>(
  operation: PatchOperation,
  segments: readonly string[],
  document: Document,
  rules: DocumentRules<Document>,
): Change {
  const resolved = resolvePath(rules.schema, document, segments);
  if (resolved === null) throw new Refusal('invalid', 'unknownField', {}, operation.path);
  rules.guard(segments);
  const list = resolved.inList ? valueAt(document, segments.slice(0, -1)) : null;
  const length = Array.isArray(list) ? list.length : 0;
  const last = segments.at(-1) === '-' ? String(length) : (segments.at(-1) ?? '');
  const path = pathOf([...segments.slice(0, -1), last]);

  if (resolved.inList && operation.op === 'replace') {
    if (Number(last) >= length) throw new Refusal('invalid', 'unknownField', {}, operation.path);
    if (operation.value === null) return { op: 'remove', path, value: null };
  }
  const op = resolved.inList && operation.op === 'add' ? 'add' : 'replace';
  return { op, path, value: valueFor(resolved, operation) };
}

function valueFor({ schema }: ResolvedPath, { path, value }: PatchOperation): Json {
  const blank = value === null ? blankValue(schema) : withBlanks(schema, value);
  const parsed = z.safeParse(schema, blank);
  if (parsed.success && blank !== undefined) return parsed.data as Json;
  throw refusalOfFinding(parsed.error?.issues[0], path);
}

function requireOwnChecks(schema: Schema, document: unknown, path: string): void {
  const segments = segmentsOf(path) ?? [];
  for (let length = 0; length < segments.length; length += 1) {
    const around = segments.slice(0, length);
    const resolved = resolvePath(schema, document, around);
    const finding = resolved === null ? null : ownFinding(resolved.schema, valueAt(document, around));
    if (finding !== null) throw refusalOfFinding(finding, path);
  }
}
