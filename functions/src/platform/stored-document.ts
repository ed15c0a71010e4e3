import {
  type CollectionDefinition,
  COMMIT_TIME,
  type NamedDocument,
  parametersIn,
  pathOf,
  type PathParameters,
  readDocument,
  writtenFields,
} from '@touchline/domain/kernel/documents/define-collection';
import type { PersonLink } from '@touchline/domain/kernel/documents/personal-data';
import {
  type CollectionGroup,
  type CollectionReference,
  FieldPath,
  FieldValue,
  type Firestore,
  type FirestoreDataConverter,
  type Query,
} from '@google-cloud/firestore';
import { systemClock } from './clock-and-ids';

/** The parameters of a collection's path, if it has any. */
type PathArguments<Name extends string> = [PathParameters<Name>] extends [never]
  ? readonly []
  : readonly [parameters: Readonly<Record<PathParameters<Name>, string>>];

/**
 * A defined collection. Its definition upgrades and parses every document that is read, or makes it an
 * UnreadableDocument, and stamps every document that is written.
 */
export function collectionOf<Document extends NamedDocument, Name extends string>(
  database: Firestore,
  collection: CollectionDefinition<Document, Name>,
  ...parameters: PathArguments<Name>
): CollectionReference<Document> {
  return database.collection(pathOf(collection.name, parameters[0] ?? {})).withConverter(converterOf(collection));
}

/** All collections of one definition, below any document. */
export function collectionGroupOf<Document extends NamedDocument>(
  database: Firestore,
  collection: CollectionDefinition<Document>,
): CollectionGroup<Document> {
  return database.collectionGroup(collectionIdOf(collection.name)).withConverter(converterOf(collection));
}

/** The documents of a collection that one link connects with a person. */
export function documentsOfPerson<Document extends NamedDocument>(
  database: Firestore,
  collection: CollectionDefinition<Document>,
  link: PersonLink,
  uid: string,
): Query<Document> {
  const { name } = collection;
  if (link.by === 'parent') {
    const [parameter = ''] = Object.keys(parametersIn(name, name));
    return database.collection(pathOf(name, { [parameter]: uid })).withConverter(converterOf(collection));
  }
  const all = name.includes('/') ? collectionGroupOf(database, collection) : database.collection(name);
  const found =
    link.by === 'documentId'
      ? all.where(FieldPath.documentId(), '==', uid)
      : all.where(link.field, '==', `${link.prefix ?? ''}${uid}`);
  return found.withConverter(converterOf(collection));
}

function collectionIdOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/** The border of the database for the documents of one definition. */
export function converterOf<Document extends NamedDocument>(
  collection: CollectionDefinition<Document>,
): FirestoreDataConverter<Document> {
  return {
    toFirestore: (document: Document) =>
      Object.fromEntries(
        Object.entries(writtenFields(collection, document, systemClock().toISOString())).map(([field, value]) => [
          field,
          value === COMMIT_TIME ? FieldValue.serverTimestamp() : value,
        ]),
      ),
    fromFirestore: (snapshot) => readDocument(collection, snapshot.ref.path, snapshot.data()),
  };
}

/** Whether a text from outside can name a document at all. */
export function isDocumentName(text: string): boolean {
  return !['', '.', '..'].includes(text) && !/[/\p{Cc}]|^__.*__$/u.test(text) && text.length <= 400;
}
