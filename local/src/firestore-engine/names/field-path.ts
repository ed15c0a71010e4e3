import { invalid } from '../wire/firestore-error';
import { type Fields, isVector, mapOf, type Value } from '../values/value';

/** A field path, segment by segment. */
export type FieldPath = readonly string[];

const SEGMENT = /(?:([A-Za-z_][A-Za-z0-9_]*)|`((?:[^`\\]|\\[\s\S])+)`)(\.|$)/y;
const RESERVED = /^__.+__$/s;
const LONGEST_BYTES = 1500;
const parsed = new Map<string, FieldPath>();
const MOST_REMEMBERED = 5000;

/** The document's own name, where a field is expected. */
export const NAME_FIELD = '__name__';

/** The segments of a path in Firestore's notation (`a.b`, `` a.`b c` ``); INVALID_ARGUMENT if it is not one. */
export function fieldPath(text: string): FieldPath {
  const known = parsed.get(text);
  if (known !== undefined) return known;
  const segments = segmentsOf(text);
  if (parsed.size >= MOST_REMEMBERED) parsed.clear();
  parsed.set(text, segments);
  return segments;
}

/** A path that may be written: like `fieldPath`, and no reserved name in it. */
export function writableFieldPath(text: string): FieldPath {
  const segments = fieldPath(text);
  const reserved = segments.find((segment) => RESERVED.test(segment));
  if (reserved !== undefined) throw invalid(`field name ${reserved} is reserved`);
  return segments;
}

/** Whether two paths are the same or one lies within the other. */
export function overlaps(left: FieldPath, right: FieldPath): boolean {
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  return short.every((segment, at) => segment === long[at]);
}

function segmentsOf(text: string): FieldPath {
  if (text === '' || Buffer.byteLength(text) > LONGEST_BYTES) throw invalid(`Invalid property path "${text.slice(0, 60)}".`);
  const segments: string[] = [];
  SEGMENT.lastIndex = 0;
  let end = '.';
  while (end === '.') {
    const found = SEGMENT.exec(text);
    if (found === null) throw invalid(`Invalid property path "${text}".`);
    const [, plain, quoted, separator = ''] = found;
    segments.push(plain ?? (quoted ?? '').replaceAll(/\\([\s\S])/g, '$1'));
    end = separator;
  }
  return segments;
}

const PLAIN = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** A field path written the one usual way, so that `a` and `` `a` `` are the same text. */
export function canonicalField(text: string): string {
  return fieldPath(text)
    .map((segment) => (PLAIN.test(segment) ? segment : `\`${segment.replaceAll(/[\\`]/g, '\\$&')}\``))
    .join('.');
}

/** The value at a path; undefined if there is none. */
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

/**
 * The fields with another value at a path: maps on the way are made, other values in the way give place. Only the
 * touched branch is copied.
 */
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
