import type { Engine } from '../../engine';
import { databaseName, documentName } from '../../names/document-name';
import { answered, maskedBy } from '../../query/projection';
import { readContext, readTimeOf } from '../../transactions/consistent-read';
import { readDocument } from '../../transactions/read-documents';
import type { Timestamp } from '../../values/value';
import { FirestoreError, invalid } from '../../wire/firestore-error';
import type { Consistency, Document, DocumentMask } from '../../wire/messages';

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
