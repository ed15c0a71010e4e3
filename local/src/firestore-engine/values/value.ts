/**
 * A stored value in the form of `google.firestore.v1.Value` as the proto loader decodes it: 64-bit integers are texts,
 * `valueType` names the kind.
 */
export type Value =
  | { readonly valueType: 'nullValue'; readonly nullValue: 'NULL_VALUE' }
  | { readonly valueType: 'booleanValue'; readonly booleanValue: boolean }
  | IntegerValue
  | DoubleValue
  | { readonly valueType: 'timestampValue'; readonly timestampValue: Timestamp }
  | { readonly valueType: 'stringValue'; readonly stringValue: string }
  | { readonly valueType: 'bytesValue'; readonly bytesValue: Uint8Array }
  | { readonly valueType: 'referenceValue'; readonly referenceValue: string }
  | { readonly valueType: 'geoPointValue'; readonly geoPointValue: GeoPoint }
  | ArrayValue
  | MapValue;

export interface IntegerValue {
  readonly valueType: 'integerValue';
  readonly integerValue: string;
}
export interface DoubleValue {
  readonly valueType: 'doubleValue';
  readonly doubleValue: number;
}
interface ArrayValue {
  readonly valueType: 'arrayValue';
  readonly arrayValue: { readonly values: readonly Value[] };
}
interface MapValue {
  readonly valueType: 'mapValue';
  readonly mapValue: { readonly fields: Fields };
}
/** Seconds since 1970 as a text, nanoseconds from 0 on. */
export interface Timestamp {
  readonly seconds: string;
  readonly nanos: number;
}
interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** The fields of a document or of a map in it. */
export type Fields = Readonly<Record<string, Value>>;

export const NULL: Value = { valueType: 'nullValue', nullValue: 'NULL_VALUE' };

export function arrayOf(values: readonly Value[]): ArrayValue {
  return { valueType: 'arrayValue', arrayValue: { values } };
}

export function mapOf(fields: Fields): MapValue {
  return { valueType: 'mapValue', mapValue: { fields } };
}

export function integerOf(value: bigint | number): IntegerValue {
  return { valueType: 'integerValue', integerValue: value.toString() };
}

export function doubleOf(doubleValue: number): DoubleValue {
  return { valueType: 'doubleValue', doubleValue };
}

export function textOf(stringValue: string): Value {
  return { valueType: 'stringValue', stringValue };
}

export function isNaNValue(value: Value): boolean {
  return value.valueType === 'doubleValue' && Number.isNaN(value.doubleValue);
}

/** Whether the fields of a map are those of a vector: the mark and its numbers. */
export function isVector({ __type__: type }: Fields): boolean {
  return type?.valueType === 'stringValue' && type.stringValue === '__vector__';
}

/**
 * Fields as Firestore keeps them: timestamps to the microsecond. Where nothing is finer, the same object comes back.
 */
export function storedFields(fields: Fields): Fields {
  let changed: Record<string, Value> | null = null;
  for (const [name, value] of Object.entries(fields)) {
    const stored = storedValue(value);
    if (stored === value) continue;
    changed ??= { ...fields };
    changed[name] = stored;
  }
  return changed ?? fields;
}

/** One value as Firestore keeps it. */
export function storedValue(value: Value): Value {
  if (value.valueType === 'timestampValue') {
    const { seconds, nanos } = value.timestampValue;
    const finer = nanos % 1000;
    return finer === 0 ? value : { valueType: 'timestampValue', timestampValue: { seconds, nanos: nanos - finer } };
  }
  if (value.valueType === 'arrayValue') {
    const values = value.arrayValue.values.map(storedValue);
    return values.every((one, at) => one === value.arrayValue.values[at]) ? value : arrayOf(values);
  }
  if (value.valueType === 'mapValue') {
    const fields = storedFields(value.mapValue.fields);
    return fields === value.mapValue.fields ? value : mapOf(fields);
  }
  return value;
}
