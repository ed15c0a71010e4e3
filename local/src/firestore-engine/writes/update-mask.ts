import { fieldAt, withField, withoutField } from '../names/field-at';
import { writableFieldPath } from '../names/field-path';
import type { Fields } from '../values/value';
import type { DocumentMask } from '../wire/messages';

/** The fields after an update: all new ones without a mask, else only those the mask names, which go where the update lacks them. */
export function updatedFields(before: Fields, update: Fields, mask: DocumentMask | null): Fields {
  if (mask === null) return update;
  let fields = before;
  for (const path of mask.fieldPaths.map(writableFieldPath)) {
    const value = fieldAt(update, path);
    fields = value === undefined ? withoutField(fields, path) : withField(fields, path, value);
  }
  return fields;
}
