import { fieldAt, fieldPath, NAME_FIELD, withField } from '../names/field-path';
import { type StoredDocument, timestampOf } from '../store/stored-document';
import type { Fields } from '../values/value';
import type { Document, DocumentMask } from '../wire/messages';

/** A document as an answer, with all fields or only the named ones that it has. */
export function answered(document: StoredDocument, only: readonly string[] | null): Document {
  return {
    name: document.name,
    fields: only === null ? document.fields : projected(document.fields, only),
    createTime: timestampOf(document.createTime),
    updateTime: timestampOf(document.updateTime),
  };
}

/** The fields that a mask lets through; no mask lets through all. */
export function maskedBy(mask: DocumentMask | null): readonly string[] | null {
  return mask === null ? null : mask.fieldPaths;
}

function projected(fields: Fields, only: readonly string[]): Fields {
  let selected: Fields = {};
  for (const text of only) {
    if (text === NAME_FIELD) continue;
    const path = fieldPath(text);
    const value = fieldAt(fields, path);
    if (value !== undefined) selected = withField(selected, path, value);
  }
  return selected;
}
