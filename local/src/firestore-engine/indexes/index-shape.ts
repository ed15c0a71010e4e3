import { fieldAt, fieldPath, NAME_FIELD } from '../names/field-path';
import { collectionOf, lastIdOf, nameKey } from '../names/document-name';
import type { StoredDocument } from '../store/stored-document';
import { valueKey } from '../values/value-key';
import type { Value } from '../values/value';

/** One field of a result's order. */
export interface SortField {
  readonly field: string;
  readonly isDescending: boolean;
}

/**
 * What an index sorts by: the fields that must equal something, one whose array must contain something, then the
 * result's own order, which always ends with the document's name. The first order is never descending: such indexes are
 * read backwards.
 */
export interface IndexShape {
  readonly equal: readonly string[];
  readonly contains: string | null;
  readonly order: readonly SortField[];
}

export function shapeId({ equal, contains, order }: IndexShape): string {
  return JSON.stringify([equal, contains, order.map(({ field, isDescending }) => [field, isDescending])]);
}

/** A document's keys in an index: none where a field is missing, several where an array has several elements. */
export function indexKeys({ equal, contains, order }: IndexShape, document: StoredDocument): readonly string[] {
  let front = '';
  for (const field of equal) {
    const key = keyAt(document, field);
    if (key === null) return [];
    front += key;
  }
  const back = orderKey(order, document);
  if (back === null) return [];
  if (contains === null) return [front + back];
  const array = fieldAt(document.fields, fieldPath(contains));
  if (array?.valueType !== 'arrayValue') return [];
  return [...new Set(array.arrayValue.values.map(valueKey))].map((element) => front + element + back);
}

/** Where a document stands in a result's order; null where it lacks one of the fields. */
function orderKey(order: readonly SortField[], document: StoredDocument): string | null {
  let key = '';
  for (const { field, isDescending } of order) {
    const part = keyAt(document, field);
    if (part === null) return null;
    key += isDescending ? turned(part) : part;
  }
  return key;
}

function keyAt(document: StoredDocument, field: string): string | null {
  if (field === NAME_FIELD) return pathKey(document.path);
  const value = fieldAt(document.fields, fieldPath(field));
  return value === undefined ? null : valueKey(value);
}

/** A document's name as a part of keys. */
export function pathKey(path: string): string {
  return `${nameKey(path)}\u0001`;
}

/** The key of a value that a field is compared with; the document's name is compared with references. */
export function comparedKey(field: string, value: Value): string {
  if (field !== NAME_FIELD || value.valueType !== 'referenceValue') return valueKey(value);
  return pathKey(value.referenceValue.split('/').slice(5).join('/'));
}

/** A key that sorts the other way round. */
export function turned(key: string): string {
  let other = '';
  for (let at = 0; at < key.length; at += 1) other += String.fromCharCode(0xffff - key.charCodeAt(at));
  return other;
}

/** The documents that a query looks at: one collection, or every collection of an id below a place. */
export interface Scope {
  readonly collectionId: string;
  /** The path of the document that the collections lie below; '' is the root. */
  readonly parent: string;
  readonly isGroup: boolean;
}

export function scopeId({ collectionId, parent, isGroup }: Scope): string {
  return isGroup ? `**/${collectionId}@${parent}` : parent === '' ? collectionId : `${parent}/${collectionId}`;
}

/** Whether a collection belongs to a scope. No collection id means all collections. */
export function scopeHolds({ collectionId, parent, isGroup }: Scope, collection: string): boolean {
  if (!isGroup) return collection === (parent === '' ? collectionId : `${parent}/${collectionId}`);
  const isBelow = parent === '' || collection.startsWith(`${parent}/`);
  return isBelow && (collectionId === '' || lastIdOf(collection) === collectionId);
}

/** Whether a document belongs to a scope. */
export function scopeHoldsDocument(scope: Scope, path: string): boolean {
  return scopeHolds(scope, collectionOf(path));
}
