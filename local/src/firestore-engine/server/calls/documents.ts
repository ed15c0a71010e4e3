import type { Engine } from '../../engine';
import { databaseName, documentName } from '../../names/document-name';
import { answered, maskedBy } from '../../query/projection';
import { readContext, readDocument, readTimeOf } from '../../transactions/consistent-read';
import type { Timestamp } from '../../values/value';
import { FirestoreError, invalid } from '../../wire/firestore-error';
import type { Consistency, Document, DocumentMask, Precondition, Write } from '../../wire/messages';
import { randomBytes } from 'node:crypto';
import { commitWrites } from '../../writes/commit-writes';

interface GetDocumentRequest extends Consistency {
  readonly name: string;
  readonly mask: DocumentMask | null;
}
interface BatchGetRequest extends Consistency {
  readonly database: string;
  readonly documents: readonly string[];
  readonly mask: DocumentMask | null;
}
interface BatchGetAnswer {
  readonly found?: Document;
  readonly missing?: string;
  readonly transaction?: Buffer;
  readonly readTime?: Timestamp;
}

/** GetDocument: one document or NOT_FOUND. */
export async function getDocument(engine: Engine, request: GetDocumentRequest): Promise<Document> {
  const { database, path } = documentName(request.name);
  const document = await readDocument(engine, readContext(engine, database, request), path);
  if (document === null) throw new FirestoreError('NOT_FOUND', `Document "${request.name}" not found.`);
  return answered(document, maskedBy(request.mask));
}

/** BatchGetDocuments: each document, found or missing, all as of one time; begins a transaction where asked to. */
export async function* batchGetDocuments(engine: Engine, request: BatchGetRequest): AsyncGenerator<BatchGetAnswer> {
  const database = databaseName(request.database);
  const paths = [...new Set(request.documents)].map((name) => {
    const parsed = documentName(name);
    if (parsed.database !== database) throw invalid(`"${name}" is not in the database of this call.`);
    return { name, path: parsed.path };
  });
  const context = readContext(engine, database, request);
  if (context.begun !== null) yield { transaction: context.begun };
  const read = [];
  for (const { name, path } of paths) read.push({ name, document: await readDocument(engine, context, path) });
  const readTime = readTimeOf(context);
  for (const { name, document } of read) {
    yield document === null ? { missing: name, readTime } : { found: answered(document, maskedBy(request.mask)), readTime };
  }
}

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
  const { store, locks } = engine.database(databaseName);
  await locks.beforeWriting([path], null);
  commitWrites(store, databaseName, [{ updateMask: null, updateTransforms: [], currentDocument: null, ...write }]);
  return { store, path };
}
