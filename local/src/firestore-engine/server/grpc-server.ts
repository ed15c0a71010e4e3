import { Server, type UntypedServiceImplementation } from '@grpc/grpc-js';
import type { Engine } from '../engine';
import { FirestoreError } from '../wire/firestore-error';
import type { FirestoreService } from '../wire/firestore-service';
import { batchWrite, begin, commit, rollback } from './calls/commit';
import { batchGetDocuments, createDocument, deleteDocument, getDocument, updateDocument } from './calls/documents';
import { listCollectionIds, listDocuments } from './calls/listings';
import { runAggregationQuery, runQueryCall } from './calls/run-query';
import { streaming, unary, withinLimit } from './handlers';

/**
 * The service as a gRPC server that listens nowhere yet. `notify` hears once of each rpc that was called and is not
 * there: some clients only try again, for ever.
 */
export function grpcServer(engine: Engine, { definition }: FirestoreService, notify: (sentence: string) => void): Server {
  const server = new Server({ 'grpc.max_receive_message_length': -1, 'grpc.max_send_message_length': -1 });
  server.addService(withinLimit(definition), implementation(engine, notify));
  return server;
}

/** Each rpc of the service, by name. The decoder has already given requests their shape. */
function implementation(engine: Engine, notify: (sentence: string) => void): UntypedServiceImplementation {
  const called = new Set<string>();
  const missing = (name: string): never => {
    const sentence = `The local Firestore engine has no ${name}${MEANS[name] ?? ''}: start the official emulator (--engine official).`;
    if (!called.has(name)) notify(sentence);
    called.add(name);
    throw new FirestoreError('UNIMPLEMENTED', sentence);
  };
  return {
    Commit: unary((request: Parameters<typeof commit>[1]) => commit(engine, request)),
    BatchWrite: unary((request: Parameters<typeof batchWrite>[1]) => batchWrite(engine, request)),
    GetDocument: unary((request: Parameters<typeof getDocument>[1]) => getDocument(engine, request)),
    BatchGetDocuments: streaming((request: Parameters<typeof batchGetDocuments>[1]) => batchGetDocuments(engine, request)),
    RunQuery: streaming((request: Parameters<typeof runQueryCall>[1]) => runQueryCall(engine, request)),
    RunAggregationQuery: streaming((request: Parameters<typeof runAggregationQuery>[1]) => runAggregationQuery(engine, request)),
    BeginTransaction: unary((request: Parameters<typeof begin>[1]) => begin(engine, request)),
    Rollback: unary((request: Parameters<typeof rollback>[1]) => rollback(engine, request)),
    ListDocuments: unary((request: Parameters<typeof listDocuments>[1]) => listDocuments(engine, request)),
    ListCollectionIds: unary((request: Parameters<typeof listCollectionIds>[1]) => listCollectionIds(engine, request)),
    CreateDocument: unary((request: Parameters<typeof createDocument>[1]) => createDocument(engine, request)),
    UpdateDocument: unary((request: Parameters<typeof updateDocument>[1]) => updateDocument(engine, request)),
    DeleteDocument: unary((request: Parameters<typeof deleteDocument>[1]) => deleteDocument(engine, request)),
    PartitionQuery: unary(() => missing('PartitionQuery')),
    Listen: streaming(() => missing('Listen')),
    Write: streaming(() => missing('Write')),
  };
}

/** What a program calls an rpc by. */
const MEANS: Readonly<Record<string, string>> = { Listen: ' (onSnapshot)', PartitionQuery: ' (getPartitions)' };
