import type { Fields, Value } from './value';

/** A document's size as Firestore counts it: its name, its fields and 32 bytes more. */
export function documentSize(path: string, fields: Fields): number {
  const segments = path.split('/');
  const name = segments.reduce((sum, segment) => sum + textSize(segment), 16);
  return name + sizeOfFields(fields) + 32;
}

export function sizeOfFields(fields: Fields): number {
  let size = 0;
  for (const [name, value] of Object.entries(fields)) size += textSize(name) + sizeOf(value);
  return size;
}

function sizeOf(value: Value): number {
  switch (value.valueType) {
    case 'nullValue':
    case 'booleanValue':
      return 1;
    case 'integerValue':
    case 'doubleValue':
    case 'timestampValue':
      return 8;
    case 'geoPointValue':
      return 16;
    case 'stringValue':
      return textSize(value.stringValue);
    case 'bytesValue':
      return value.bytesValue.byteLength;
    case 'referenceValue':
      return value.referenceValue
        .split('/')
        .slice(5)
        .reduce((sum, segment) => sum + textSize(segment), 16);
    case 'arrayValue':
      return value.arrayValue.values.reduce((sum, one) => sum + sizeOf(one), 0);
    case 'mapValue':
      return sizeOfFields(value.mapValue.fields);
  }
}

function textSize(text: string): number {
  return Buffer.byteLength(text) + 1;
}
