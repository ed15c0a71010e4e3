import { fieldAt, withField, withoutField } from '../names/field-at';
import { overlaps, writableFieldPath } from '../names/field-path';
import type { Fields } from '../values/value';
import type { DocumentMask } from '../wire/messages';
import { invalid } from '../wire/firestore-error';

/** The fields after an update: all new ones without a mask, else only those the mask names, which go where the update lacks them. */
export function updatedFields(before: Fields, update: Fields, mask: DocumentMask | null): Fields {
  if (mask === null) return update;
  const paths = mask.fieldPaths.map(writableFieldPath);
  paths.forEach((path, at) => {
    const twin = paths.slice(0, at).find((other) => overlaps(other, path));
    if (twin !== undefined)
      throw invalid(`The update mask names "${twin.join('.')}" and "${path.join('.')}", which lie within each other.`);
  });
  let fields = before;
  for (const path of paths) {
    const value = fieldAt(update, path);
    fields = value === undefined ? withoutField(fields, path) : withField(fields, path, value);
  }
  return fields;
}
