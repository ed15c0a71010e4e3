import { invalid } from '../wire/firestore-error';
import { integerKey, textKey } from '../values/sort-keys';

/**
 * `projects/…/databases/…`, and the path below `documents`: '' is the root, an even number of segments a document, an
 * odd one a collection.
 */
interface ResourceName {
  readonly database: string;
  readonly path: string;
}

const DATABASE = /^projects\/[^/]+\/databases\/[^/]+$/;
const RESOURCE = /^(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/(.*))?$/s;
const RESERVED = /^__.+__$/s;
const NUMERIC_DOCUMENT_ID = /^__id-?\d+__$/;
const LONGEST_ID_BYTES = 1500;
const MOST_SEGMENTS = 200;

/** The database of a call; INVALID_ARGUMENT for anything that is not the name of one. */
export function databaseName(name: string): string {
  if (!DATABASE.test(name)) throw invalid(`Invalid database name: "${name}".`);
  return name;
}

/** A document or the root, as the parent of collections; INVALID_ARGUMENT for any other name. */
export function parentName(name: string): ResourceName {
  const [, database, path = ''] = RESOURCE.exec(name) ?? [];
  if (database === undefined) throw invalid(`Invalid resource name: "${name}".`);
  if (path === '') return { database, path };
  return documentName(name);
}

/**
 * A document's name; INVALID_ARGUMENT where it has no document id, an id is empty, reserved or longer than 1,500 bytes.
 */
export function documentName(name: string): ResourceName {
  const [, database, path] = RESOURCE.exec(name) ?? [];
  if (database === undefined || path === undefined) throw invalid(`Document name "${name}" lacks "/documents/".`);
  const segments = path.split('/');
  segments.forEach((id, at) => (at % 2 === 0 ? checkCollectionId(id) : checkDocumentId(id)));
  if (segments.length % 2 === 1) throw invalid(`Document name "${name}" has invalid trailing segments: it names a collection.`);
  if (segments.length > MOST_SEGMENTS) throw invalid(`Document name "${name.slice(0, 60)}…" has too many segments.`);
  return { database, path };
}

/** Refuses what cannot be the id of a document; a numeric one (`__id7__`) can. */
function checkDocumentId(id: string): void {
  if (!NUMERIC_DOCUMENT_ID.test(id)) checkCollectionId(id);
}

/** Refuses what cannot be the id of a collection. `____` is allowed: there is nothing between its two pairs. */
export function checkCollectionId(id: string): void {
  if (id === '') throw invalid('A resource id is empty.');
  if (id === '.' || id === '..') throw invalid(`Resource id "${id}" is invalid.`);
  if (RESERVED.test(id)) throw invalid(`Resource id "${id}" is invalid because it is reserved.`);
  if (Buffer.byteLength(id) > LONGEST_ID_BYTES)
    throw invalid(`The key path element name is longer than ${LONGEST_ID_BYTES} bytes.`);
}

/** The collection that a document lies in. */
export function collectionOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

/** The last segment: a document's own id, or a collection's. */
export function lastIdOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

const NUMERIC_ID = /^__id(-?\d{1,19})__$/;

/**
 * A path or resource name as a key: segment by segment, numeric ids (`__id7__`) before all others. What lies below a
 * name begins with its key.
 */
export function nameKey(name: string): string {
  return name.split('/').map(segmentKey).join('');
}

function segmentKey(segment: string): string {
  const number = segment.startsWith('__id') ? NUMERIC_ID.exec(segment)?.[1] : undefined;
  return number === undefined ? `\u0003${textKey(segment)}` : `\u0002${integerKey(number)}`;
}
