import * as z from 'zod/mini';
import { isMessageCode } from '../http/api-messages';
import { Refusal } from '../http/refusal';
import { depthOf, hasPrototypeKey, type Json, sameJson } from '../json/json';
import { applyChange, type Change } from './apply-change';
import { blankValue, withBlanks } from './blank-value';
import { inverseOf, type InverseChange } from './inverse-change';
import { patchOperation, patchOperations, MOST_OPERATIONS, type PatchOperation } from './patch-operation';
import { pathOf, segmentsOf } from './pointer';
import { ownChecksHold, type Schema, schemaPlace, type SchemaPlace } from './schema-place';
import { valueAt } from './value-at';

/** Values nest at most this deep: Firestore's own bound. */
const DEEPEST_VALUE = 20;

/** What a kind of document adds to the general rules of a patch. */
export interface DocumentRules<Document> {
  readonly schema: Schema;
  /** Refuses (throws) a place that this editor may not write. */
  readonly guard: (segments: readonly string[]) => void;
  /** True for a place that takes an edit and changes nothing. */
  readonly ignores: (segments: readonly string[]) => boolean;
  /** What follows by itself from a change, such as an album's first cover. */
  readonly follow: (before: Document, after: Document, change: Change) => readonly Change[];
  /** Refuses (throws) a result that breaks a rule over several places. */
  readonly check: (document: Document, paths: readonly string[]) => void;
}

/** A document after an edit: what was done, and how it is taken back, in the order in which to take it back. Nothing done: both lists are empty. */
export interface Edit<Document> {
  readonly document: Document;
  readonly forward: Change[];
  readonly inverse: InverseChange[];
}

/**
 * A document after a patch from outside, all operations or none. Only known places, `add` and `replace`, canonical indices, values that satisfy
 * the schema; `replace` with null deletes and takes an entry out of a list. Throws a Refusal: tooLarge over 100 operations, otherwise invalid.
 * The given document stays as it was (design.md §4, Patch).
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
    if (segments === null) throw new Refusal('invalid', 'unknownField', { path: operation.path.slice(0, 80) }, operation.path);
    if (rules.ignores(segments)) continue;
    carryOut(changeOf(operation, segments, current, rules));
  }

  const paths = forward.map(({ path }) => path);
  for (const path of paths) requireOwnChecks(rules.schema, current, path);
  rules.check(current, paths);
  return { document: current, forward, inverse };
}

function operationsOf(sent: unknown): readonly PatchOperation[] {
  if (Array.isArray(sent) && sent.length > MOST_OPERATIONS)
    throw new Refusal('tooLarge', 'tooManyOperations', { limit: MOST_OPERATIONS });
  if (depthOf(sent) > DEEPEST_VALUE + 2) throw new Refusal('invalid', 'valueTooDeep', { limit: DEEPEST_VALUE });
  const operations = z.safeParse(patchOperations, sent);
  if (operations.success && !hasPrototypeKey(sent)) return operations.data;
  const bad = Array.isArray(sent)
    ? sent.findIndex((entry) => !z.safeParse(patchOperation, entry).success || hasPrototypeKey(entry))
    : -1;
  throw new Refusal('invalid', 'invalidPatch', {}, bad < 0 ? 'patch' : `patch/${bad}`);
}

/** The change an operation asks for, its value normalised by the schema of its place and a trailing `-` written as an index. */
function changeOf<Document>(
  operation: PatchOperation,
  segments: readonly string[],
  document: Document,
  rules: DocumentRules<Document>,
): Change {
  const place = schemaPlace(rules.schema, document, segments);
  if (place === null) throw new Refusal('invalid', 'unknownField', { path: operation.path.slice(0, 80) }, operation.path);
  rules.guard(segments);
  const list = place.inList ? valueAt(document, segments.slice(0, -1)) : null;
  const length = Array.isArray(list) ? list.length : 0;
  const last = segments.at(-1) === '-' ? String(length) : (segments.at(-1) ?? '');
  const path = pathOf([...segments.slice(0, -1), last]);

  if (place.inList && operation.op === 'replace') {
    if (Number(last) >= length) throw new Refusal('invalid', 'unknownField', { path: operation.path }, operation.path);
    if (operation.value === null) return { op: 'remove', path, value: null };
  }
  const op = place.inList && operation.op === 'add' ? 'add' : 'replace';
  return { op, path, value: valueFor(place, operation) };
}

function valueFor(place: SchemaPlace, { path, value }: PatchOperation): Json {
  const blank = value === null ? blankValue(place.schema) : withBlanks(place.schema, value);
  const parsed = z.safeParse(place.schema, blank);
  if (parsed.success && blank !== undefined) return parsed.data as Json;
  const said = parsed.error?.issues[0]?.message;
  throw new Refusal('invalid', isMessageCode(said) ? said : 'valueRefused', { path }, path);
}

function requireOwnChecks(schema: Schema, document: unknown, path: string): void {
  const segments = segmentsOf(path) ?? [];
  for (let length = 0; length < segments.length; length += 1) {
    const around = segments.slice(0, length);
    const place = schemaPlace(schema, document, around);
    if (place !== null && !ownChecksHold(place.schema, valueAt(document, around)))
      throw new Refusal('invalid', 'valueRefused', { path }, path);
  }
}
