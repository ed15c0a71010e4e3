import { invalid } from '../wire/firestore-error';

/** A field path, segment by segment. */
export type FieldPath = readonly string[];

const SEGMENT = /(?:([A-Za-z_][A-Za-z0-9_]*)|`((?:[^`\\]|\\[\s\S])+)`)(\.|$)/y;
const RESERVED = /^__.*__$/s;
const LONGEST_BYTES = 1500;
const parsed = new Map<string, FieldPath>();
const MOST_REMEMBERED = 5000;

/** The document's own name, where a field is expected. */
export const NAME_FIELD = '__name__';

/** The segments of a path in Firestore's notation (`a.b`, `` a.`b c` ``); INVALID_ARGUMENT where it is none. */
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
