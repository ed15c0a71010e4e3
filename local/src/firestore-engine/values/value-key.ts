import { nameKey } from '../names/document-name';
import { bytesKey, doubleKey, integerKey, numberKey, textKey } from './sort-keys';
import { type Fields, isNaNValue, type Timestamp, type Value } from './value';

/**
 * Firestore's order of kinds; each value's key begins with its kind's mark. Ends are lower than any mark, so that
 * shorter lists come first.
 */
const KINDS = {
  end: '\u0001',
  entry: '\u0002',
  null: '\u0003',
  boolean: '\u0004',
  notANumber: '\u0005',
  number: '\u0006',
  timestamp: '\u0007',
  text: '\u0008',
  bytes: '\u0009',
  reference: '\u000a',
  geoPoint: '\u000b',
  array: '\u000c',
  vector: '\u000d',
  map: '\u000e',
} as const;

/**
 * A text that sorts values as Firestore does, across kinds, and is equal exactly where Firestore calls two values equal
 * (1 and 1.0, 0 and -0). Keys end themselves: they may be put one after another.
 */
export function valueKey(value: Value): string {
  switch (value.valueType) {
    case 'nullValue':
      return KINDS.null;
    case 'booleanValue':
      return KINDS.boolean + (value.booleanValue ? '\u0002' : '\u0001');
    case 'integerValue':
      return KINDS.number + integerKey(value.integerValue);
    case 'doubleValue':
      return isNaNValue(value) ? KINDS.notANumber : KINDS.number + numberKey(value.doubleValue);
    case 'timestampValue':
      return KINDS.timestamp + timeKey(value.timestampValue);
    case 'stringValue':
      return KINDS.text + textKey(value.stringValue);
    case 'bytesValue':
      return KINDS.bytes + bytesKey(value.bytesValue);
    case 'referenceValue':
      return KINDS.reference + nameKey(value.referenceValue) + KINDS.end;
    case 'geoPointValue':
      return KINDS.geoPoint + doubleKey(value.geoPointValue.latitude) + doubleKey(value.geoPointValue.longitude);
    case 'arrayValue':
      return KINDS.array + value.arrayValue.values.map(valueKey).join('') + KINDS.end;
    case 'mapValue':
      return vectorKey(value.mapValue.fields) ?? mapKey(value.mapValue.fields);
  }
}

/**
 * The part of the order that holds all values of a value's own kind, as first key and key behind the last: ranges never
 * leave it. NaN is no number.
 */
export function kindRange(value: Value): readonly [from: string, until: string] {
  const [mark = ''] = valueKey(value);
  return [mark, String.fromCharCode(mark.charCodeAt(0) + 1)];
}

function timeKey({ seconds, nanos }: Timestamp): string {
  return doubleKey(Number(seconds)) + String.fromCharCode(nanos >>> 16, nanos & 0xffff);
}

function mapKey(fields: Fields): string {
  const entries = Object.entries(fields).map(([name, value]) => [textKey(name), value] as const);
  entries.sort(([left], [right]) => (left < right ? -1 : 1));
  return KINDS.map + entries.map(([name, value]) => KINDS.entry + name + valueKey(value)).join('') + KINDS.end;
}

/** Vectors are stored as marked maps; they come before all maps, the shorter ones first. */
function vectorKey({ __type__: type, value }: Fields): string | null {
  if (type?.valueType !== 'stringValue' || type.stringValue !== '__vector__' || value?.valueType !== 'arrayValue') return null;
  const { values } = value.arrayValue;
  return KINDS.vector + doubleKey(values.length) + values.map(valueKey).join('') + KINDS.end;
}
