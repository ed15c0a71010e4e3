import type { Engine } from '../../engine';
import { checkCollectionId, nameKey, parentName } from '../../names/document-name';
import { answered, maskedBy } from '../../query/projection';
import { readContext } from '../../transactions/consistent-read';
import { FirestoreError, invalid } from '../../wire/firestore-error';
import type { Consistency, Document, DocumentMask } from '../../wire/messages';

interface ListDocumentsRequest extends Consistency {
  readonly parent: string;
  readonly collectionId: string;
  readonly pageSize: number;
  readonly pageToken: string;
  readonly orderBy: string;
  readonly mask: DocumentMask | null;
  readonly showMissing: boolean;
}
interface ListCollectionIdsRequest extends Consistency {
  readonly parent: string;
  readonly pageSize: number;
  readonly pageToken: string;
}

const USUAL_PAGE = 300;

/**
 * ListDocuments: a collection by name, page by page; with `showMissing` also the names that only have collections below
 * them.
 */
export function listDocuments(
  engine: Engine,
  request: ListDocumentsRequest,
): { readonly documents: readonly Partial<Document>[]; readonly nextPageToken: string } {
  const { database: databaseName, path } = parentName(request.parent);
  checkCollectionId(request.collectionId);
  if (request.orderBy !== '' && request.orderBy !== '__name__')
    throw new FirestoreError('UNIMPLEMENTED', 'The local engine lists documents by name only.');
  if (request.showMissing && request.orderBy !== '') throw invalid('show_missing cannot be used with order_by.');
  const { database, time } = readContext(engine, databaseName, request);
  const { store } = database;
  const collection = path === '' ? request.collectionId : `${path}/${request.collectionId}`;
  const names = new Set<string>();
  const scope = { collectionId: request.collectionId, parent: path, isGroup: false };
  for (const document of store.documents(scope)) names.add(document.path);
  if (request.showMissing)
    for (const id of childrenBelow(store.collectionPaths(), `${collection}/`)) names.add(`${collection}/${id}`);

  const { page, nextPageToken } = pageOf([...names], request);
  const documents = page.map((one) => {
    const document = time === null ? store.get(one) : store.getAt(one, time);
    return document === null ? { name: `${databaseName}/documents/${one}` } : answered(document, maskedBy(request.mask));
  });
  return { documents, nextPageToken };
}

/** ListCollectionIds: the collections right below a document or the root that hold anything, also further down. */
export function listCollectionIds(
  engine: Engine,
  request: ListCollectionIdsRequest,
): { readonly collectionIds: readonly string[]; readonly nextPageToken: string } {
  const { database, path } = parentName(request.parent);
  const { store } = engine.database(database);
  const ids = childrenBelow(store.collectionPaths(), path === '' ? '' : `${path}/`);
  const { page, nextPageToken } = pageOf([...ids], request);
  return { collectionIds: page, nextPageToken };
}

/** The segments that follow a prefix in any of the paths. */
function childrenBelow(paths: Iterable<string>, prefix: string): ReadonlySet<string> {
  const children = new Set<string>();
  for (const path of paths) {
    const [child] = path.startsWith(prefix) ? path.slice(prefix.length).split('/') : [];
    if (child !== undefined) children.add(child);
  }
  return children;
}

/** One page of names in their order; the token is the last name of the page before. */
function pageOf(
  names: readonly string[],
  { pageSize, pageToken }: { readonly pageSize: number; readonly pageToken: string },
): { readonly page: readonly string[]; readonly nextPageToken: string } {
  if (pageSize < 0) throw invalid('The page size must not be negative.');
  const after = pageToken === '' ? '' : nameKey(pageToken);
  const sorted = names.map((name) => ({ name, key: nameKey(name) })).filter(({ key }) => key > after);
  sorted.sort((left, right) => (left.key < right.key ? -1 : 1));
  const page = sorted.slice(0, pageSize === 0 ? USUAL_PAGE : pageSize).map(({ name }) => name);
  return { page, nextPageToken: page.length < sorted.length ? (page.at(-1) ?? '') : '' };
}
