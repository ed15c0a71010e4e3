import { microsOf, timestampOf } from '../store/stored-document';
import { arrayOf, mapOf, type Fields, type Value } from './value';

/** Fields as Firestore keeps them: timestamps to the microsecond. Where nothing is finer, the same object comes back. */
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
    if (value.timestampValue.nanos % 1000 === 0) return value;
    return { valueType: 'timestampValue', timestampValue: timestampOf(microsOf(value.timestampValue)) };
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
