import { randomBytes } from 'node:crypto';
import type { Engine } from '../../engine';
import { documentName } from '../../names/document-name';
import { answered, maskedBy } from '../../query/projection';
import { FirestoreError } from '../../wire/firestore-error';
import type { Document, DocumentMask, Precondition, Write } from '../../wire/messages';
import { commitWrites } from '../../writes/commit-writes';

interface CreateRequest {
  readonly parent: string;
  readonly collectionId: string;
  readonly documentId: string;
  readonly document: Document | null;
  readonly mask: DocumentMask | null;
}
interface UpdateRequest {
  readonly document: Document | null;
  readonly updateMask: DocumentMask | null;
  readonly mask: DocumentMask | null;
  readonly currentDocument: Precondition | null;
}

/** CreateDocument: a new document, with an id of its own where none is given; ALREADY_EXISTS where it is there. */
export function createDocument(engine: Engine, request: CreateRequest): Promise<Document> {
  const id = request.documentId === '' ? randomBytes(15).toString('base64url') : request.documentId;
  const name = `${request.parent}/${request.collectionId}/${id}`;
  return written(engine, name, request.mask, {
    update: { name, fields: request.document?.fields ?? {} },
    currentDocument: { exists: false },
  });
}

/** UpdateDocument: the named fields, or the whole document; it need not be there. */
export function updateDocument(
  engine: Engine,
  { document, updateMask, mask, currentDocument }: UpdateRequest,
): Promise<Document> {
  const name = document?.name ?? '';
  return written(engine, name, mask, { update: { name, fields: document?.fields ?? {} }, updateMask, currentDocument });
}

/** DeleteDocument: what is not there needs no deleting, unless the call says that it is there. */
export async function deleteDocument(
  engine: Engine,
  { name, currentDocument }: { readonly name: string; readonly currentDocument: Precondition | null },
): Promise<object> {
  await writtenTo(engine, name, { delete: name, currentDocument });
  return {};
}

async function written(engine: Engine, name: string, mask: DocumentMask | null, write: Partial<Write>): Promise<Document> {
  const { store, path } = await writtenTo(engine, name, write);
  const document = store.get(path);
  if (document === null) throw new FirestoreError('INTERNAL', `${path} was written and is not there.`);
  return answered(document, maskedBy(mask));
}

async function writtenTo(engine: Engine, name: string, write: Partial<Write>) {
  const { database: databaseName, path } = documentName(name);
  const { store, line } = engine.database(databaseName);
  await line.behindOthers([path]);
  commitWrites(store, databaseName, [{ updateMask: null, updateTransforms: [], currentDocument: null, ...write }]);
  return { store, path };
}
