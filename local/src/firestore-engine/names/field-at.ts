import { isVector, mapOf, type Fields, type Value } from '../values/value';
import type { FieldPath } from './field-path';

/** The value at a path; undefined where there is none. */
export function fieldAt(fields: Fields, path: FieldPath): Value | undefined {
  let inside: Fields = fields;
  let found: Value | undefined;
  for (const [at, segment] of path.entries()) {
    found = Object.hasOwn(inside, segment) ? inside[segment] : undefined;
    if (at === path.length - 1) return found;
    const inner = fieldsWithin(found);
    if (inner === null) return undefined;
    inside = inner;
  }
  return found;
}

/** The fields with another value at a path: maps on the way are made, other values in the way give place. Only the touched branch is copied. */
export function withField(fields: Fields, [segment = '', ...rest]: FieldPath, value: Value): Fields {
  if (rest.length === 0) return { ...fields, [segment]: value };
  const inner = Object.hasOwn(fields, segment) ? fields[segment] : undefined;
  return { ...fields, [segment]: mapOf(withField(fieldsWithin(inner) ?? {}, rest, value)) };
}

/** The fields without what is at a path; nothing changes where nothing is there. */
export function withoutField(fields: Fields, path: FieldPath): Fields {
  const [segment = '', ...rest] = path;
  if (fieldAt(fields, path) === undefined) return fields;
  const { [segment]: inner, ...others } = fields;
  const innerFields = fieldsWithin(inner);
  if (rest.length === 0 || innerFields === null) return others;
  return { ...fields, [segment]: mapOf(withoutField(innerFields, rest)) };
}

/** What a path may lead into: the fields of a map. A vector is stored as a marked map and yet is one value. */
function fieldsWithin(value: Value | undefined): Fields | null {
  return value?.valueType === 'mapValue' && !isVector(value.mapValue.fields) ? value.mapValue.fields : null;
}
