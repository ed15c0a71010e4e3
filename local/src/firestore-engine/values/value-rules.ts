import { invalid } from '../wire/firestore-error';
import { type Fields, isVector, type Timestamp, type Value } from './value';

/** Firestore's hard limits for what is stored (https://firebase.google.com/docs/firestore/quotas). */
const LARGEST_DOCUMENT_BYTES = 1024 * 1024;
const LARGEST_VALUE_BYTES = LARGEST_DOCUMENT_BYTES - 89;
const LONGEST_NAME_BYTES = 1500;
const DEEPEST = 20;
const RESERVED = /^__.+__$/s;
const EARLIEST_SECOND = -62_135_596_800;
const LATEST_SECOND = 253_402_300_799;

/** Refuses fields that Firestore would not store, with INVALID_ARGUMENT and the reason. */
export function checkFields(fields: Fields): void {
  for (const [name, value] of Object.entries(fields)) {
    checkFieldName(name);
    checkValue(value, name, 1, false);
  }
}

/** Refuses a document above 1 MiB. */
export function checkSize(path: string, fields: Fields): void {
  const size = documentSize(path, fields);
  if (size > LARGEST_DOCUMENT_BYTES) {
    throw invalid(
      `Document "${path}" cannot be written because its size (${size} bytes) exceeds ${LARGEST_DOCUMENT_BYTES} bytes.`,
    );
  }
}

function checkFieldName(name: string): void {
  if (name === '') throw invalid('A field name is empty.');
  if (RESERVED.test(name)) throw invalid(`field name '${name}' is reserved.`);
  if (Buffer.byteLength(name) > LONGEST_NAME_BYTES) throw invalid(`A field name is longer than ${LONGEST_NAME_BYTES} bytes.`);
}

function checkValue(value: Value, property: string, depth: number, isInArray: boolean): void {
  const isNested = value.valueType === 'arrayValue' || value.valueType === 'mapValue';
  if (isNested && depth > DEEPEST) throw invalid(`Property ${property} is nested deeper than ${DEEPEST} levels.`);
  switch (value.valueType) {
    case 'stringValue':
      checkBytes(Buffer.byteLength(value.stringValue), property);
      return;
    case 'bytesValue':
      checkBytes(value.bytesValue.byteLength, property);
      return;
    case 'timestampValue':
      checkTimestamp(value.timestampValue);
      return;
    case 'geoPointValue':
      checkPlace(value.geoPointValue.latitude, value.geoPointValue.longitude);
      return;
    case 'arrayValue':
      if (isInArray) throw invalid('Cannot convert an array value in an array value.');
      for (const one of value.arrayValue.values) checkValue(one, property, depth + 1, true);
      return;
    case 'mapValue':
      for (const [name, one] of Object.entries(value.mapValue.fields)) {
        if (name !== '__type__' || !isVector(value.mapValue.fields)) checkFieldName(name);
        checkValue(one, property, depth + 1, false);
      }
      return;
    case 'nullValue':
    case 'booleanValue':
    case 'integerValue':
    case 'doubleValue':
    case 'referenceValue':
      return;
    default:
      throw invalid(`The value of property "${property}" has no type.`);
  }
}

function checkBytes(bytes: number, property: string): void {
  if (bytes > LARGEST_VALUE_BYTES)
    throw invalid(`The value of property "${property}" is longer than ${LARGEST_VALUE_BYTES} bytes.`);
}

function checkTimestamp({ seconds, nanos }: Timestamp): void {
  const isInRange = Number(seconds) >= EARLIEST_SECOND && Number(seconds) <= LATEST_SECOND && nanos >= 0 && nanos < 1e9;
  if (!isInRange) throw invalid('A timestamp lies outside of the years 1 to 9999.');
}

function checkPlace(latitude: number, longitude: number): void {
  if (!(Math.abs(latitude) <= 90)) throw invalid('Latitude must be in the range of [-90, 90].');
  if (!(Math.abs(longitude) <= 180)) throw invalid('Longitude must be in the range of [-180, 180].');
}

/** A document's size as Firestore counts it: its name, its fields and 32 bytes more. */
function documentSize(path: string, fields: Fields): number {
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
