import { collectionOf, lastIdOf } from '../names/document-name';

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
