import { isDeepStrictEqual } from 'node:util';
import { documentName } from '../names/document-name';
import { timestampOf, type Micros, type StoredDocument } from '../store/stored-document';
import { checkFields, checkSize } from '../values/value-rules';
import { storedFields } from '../values/stored-fields';
import { invalid } from '../wire/firestore-error';
import type { Document, FieldTransform, Write, WriteResult } from '../wire/messages';
import { transformedFields } from './field-transform';
import { checkPrecondition } from './precondition';
import { updatedFields } from './update-mask';

/** A document name and what a write makes of that document. */
export interface WriteOutcome {
  readonly path: string;
  readonly document: StoredDocument | null;
  readonly result: WriteResult;
}

/** Carries out one write on what `current` says a document is now; throws what Firestore would answer, and then nothing is changed. */
export function applyWrite(
  write: Write,
  database: string,
  current: (path: string) => StoredDocument | null,
  now: Micros,
): WriteOutcome {
  const name = write.update?.name ?? write.delete ?? write.transform?.document;
  if (name === undefined) throw invalid('A write says nothing.');
  const { database: itsDatabase, path } = documentName(name);
  if (itsDatabase !== database) throw invalid(`"${name}" is not in the database of this call.`);
  const before = current(path);
  checkPrecondition(write.currentDocument, before, path);
  if (write.delete !== undefined) return { path, document: null, result: { updateTime: null, transformResults: [] } };

  const { fields, results } = fieldsAfter(write, before, now);
  checkSize(path, fields);
  const isSame = before !== null && isDeepStrictEqual(before.fields, fields);
  const document = isSame ? before : { name, path, fields, createTime: before?.createTime ?? now, updateTime: now };
  return { path, document, result: { updateTime: timestampOf(document.updateTime), transformResults: results } };
}

function fieldsAfter(write: Write, before: StoredDocument | null, now: Micros): ReturnType<typeof transformedFields> {
  const transforms: readonly FieldTransform[] = write.transform?.fieldTransforms ?? write.updateTransforms;
  const update: Document | undefined = write.update;
  if (update === undefined) return transformedFields(before?.fields ?? {}, transforms, now);
  checkFields(update.fields);
  return transformedFields(updatedFields(before?.fields ?? {}, storedFields(update.fields), write.updateMask), transforms, now);
}
