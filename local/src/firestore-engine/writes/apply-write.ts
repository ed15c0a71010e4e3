import type { Micros, StoredDocument } from '../store/stored-document';
import { checkSize } from '../values/value-rules';
import type { Value } from '../values/value';
import { storedFields } from '../values/stored-fields';
import type { Document, FieldTransform, Write } from '../wire/messages';
import { checkedPath } from './check-writes';
import { transformedFields } from './field-transform';
import { checkPrecondition } from './precondition';
import { updatedFields } from './update-mask';

/** A document name and what a write makes of that document. */
export interface WriteOutcome {
  readonly path: string;
  readonly document: StoredDocument | null;
  readonly transformResults: readonly Value[];
}

/** A document as it was before a request, and as earlier writes of the request have made it. */
export interface DocumentStates {
  readonly stored: (path: string) => StoredDocument | null;
  readonly current: (path: string) => StoredDocument | null;
}

/** Carries out one write on what its document is now; throws what Firestore would answer, and then nothing is changed. */
export function applyWrite(write: Write, database: string, { stored, current }: DocumentStates, now: Micros): WriteOutcome {
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
