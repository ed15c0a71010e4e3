import { isDeepStrictEqual } from 'node:util';
import type { DocumentStore } from '../store/document-store';
import { type Micros, microsOf, type StoredDocument, timestampOf } from '../store/stored-document';
import type { Document, DocumentMask, FieldTransform, Precondition, Write, WriteResult } from '../wire/messages';
import { checkedPath, checkWrites } from './check-writes';
import { checkSize } from '../values/value-rules';
import { type Fields, storedFields, type Value } from '../values/value';
import { transformedFields } from './field-transform';
import { FirestoreError, invalid } from '../wire/firestore-error';
import { fieldAt, withField, withoutField, writableFieldPath } from '../names/field-path';

/**
 * Carries out writes in their order, each on what those before left, all or none. Answers what each did and when it
 * counted.
 */
export function commitWrites(
  store: DocumentStore,
  database: string,
  writes: readonly Write[],
): { readonly results: readonly WriteResult[]; readonly at: Micros } {
  checkWrites(writes, database);
  const at = store.clock.next();
  const changes = new Map<string, StoredDocument | null>();
  const stored = (path: string): StoredDocument | null => store.get(path);
  const current = (path: string): StoredDocument | null => changes.get(path) ?? (changes.has(path) ? null : stored(path));
  const outcomes = writes.map((write) => {
    const outcome = applyWrite(write, database, { stored, current }, at);
    changes.set(outcome.path, outcome.document);
    return outcome;
  });
  for (const [path, document] of changes) if (isAsBefore(stored(path), document)) changes.set(path, stored(path));
  store.apply(changes, at);
  return { results: outcomes.map((outcome) => resultOf(outcome, changes)), at };
}

/** All writes to one document answer the version that the last of them left. */
function resultOf({ path, transformResults }: WriteOutcome, changes: ReadonlyMap<string, StoredDocument | null>): WriteResult {
  const last = changes.get(path) ?? null;
  return { updateTime: last === null ? null : timestampOf(last.updateTime), transformResults };
}

/** Whether a document's writes have together changed nothing: then it keeps its version. */
function isAsBefore(before: StoredDocument | null, after: StoredDocument | null): boolean {
  if (before === null || after?.createTime !== before.createTime) return false;
  return isDeepStrictEqual(before.fields, after.fields);
}

/** A document name and what a write makes of that document. */
interface WriteOutcome {
  readonly path: string;
  readonly document: StoredDocument | null;
  readonly transformResults: readonly Value[];
}

/** A document as it was before a request, and as earlier writes of the request have made it. */
interface DocumentStates {
  readonly stored: (path: string) => StoredDocument | null;
  readonly current: (path: string) => StoredDocument | null;
}

/**
 * Carries out one write on what its document is now; throws what Firestore would answer, and then nothing is changed.
 */
function applyWrite(write: Write, database: string, { stored, current }: DocumentStates, now: Micros): WriteOutcome {
  const path = checkedPath(write, database);
  const before = current(path);
  checkPrecondition(write.currentDocument, path, before, stored(path));
  if (write.delete !== undefined) return { path, document: null, transformResults: [] };

  const { fields, results } = fieldsAfter(write, before, now);
  checkSize(path, fields);
  const name = `${database}/documents/${path}`;
  const document = { name, path, fields, createTime: before?.createTime ?? now, updateTime: now };
  return { path, document, transformResults: results };
}

function fieldsAfter(write: Write, before: StoredDocument | null, now: Micros): ReturnType<typeof transformedFields> {
  const transforms: readonly FieldTransform[] = write.transform?.fieldTransforms ?? write.updateTransforms;
  const update: Document | undefined = write.update;
  if (update === undefined) return transformedFields(before?.fields ?? {}, transforms, now);
  return transformedFields(updatedFields(before?.fields ?? {}, storedFields(update.fields), write.updateMask), transforms, now);
}

/**
 * Refuses a write whose document is not as its sender expects: NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION, or
 * INVALID_ARGUMENT for a version that cannot be yet. `stored` is the document before the request, whose version counts;
 * `current` what earlier writes of the request have made of it.
 */
function checkPrecondition(
  precondition: Precondition | null,
  path: string,
  current: StoredDocument | null,
  stored: StoredDocument | null,
): void {
  if (precondition?.exists === true && current === null) throw new FirestoreError('NOT_FOUND', `No document to update: ${path}`);
  if (precondition?.exists === false && current !== null)
    throw new FirestoreError('ALREADY_EXISTS', `Document already exists: ${path}`);
  if (precondition?.updateTime === undefined) return;
  const expected = microsOf(precondition.updateTime);
  if (stored !== null && expected > stored.updateTime) throw invalid(`The base version of ${path} is later than the stored one.`);
  if (expected !== stored?.updateTime)
    throw new FirestoreError('FAILED_PRECONDITION', `The stored version of ${path} does not match the required base version.`);
}

/**
 * The fields after an update: all new ones without a mask, else only those the mask names, which go where the update
 * lacks them.
 */
function updatedFields(before: Fields, update: Fields, mask: DocumentMask | null): Fields {
  if (mask === null) return update;
  let fields = before;
  for (const path of mask.fieldPaths.map(writableFieldPath)) {
    const value = fieldAt(update, path);
    fields = value === undefined ? withoutField(fields, path) : withField(fields, path, value);
  }
  return fields;
}
