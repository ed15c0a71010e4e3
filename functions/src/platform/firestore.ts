import { UnreadableDocument } from '@touchline/domain/kernel/documents/upgrade';
import {
  type DocumentReference,
  type DocumentSnapshot,
  Firestore,
  type PartialWithFieldValue,
  type Transaction,
  type WithFieldValue,
} from '@google-cloud/firestore';
import { callEndsAt, requireTimeLeft } from './deadline';
import { logUnreadable } from './log';

let database: Firestore | null = null;

/**
 * The project's database. It is created on first use, so that loading the function needs no credentials. Only stores
 * and transactions use it.
 */
export function firestore(): Firestore {
  database ??= new Firestore({ clientConfig: boundedRequests(), 'grpc.callInvocationTransformer': endsWithItsCall });
  return database;
}

/**
 * Bounds on single requests. Without them the library waits minutes for a database that does not answer. A request ends
 * after 5 seconds; the outer layers retry reads and whole transactions, five times at most.
 */
function boundedRequests(): Record<string, unknown> {
  const method = { timeout_millis: 5000, retry_codes_name: 'none', retry_params_name: 'once' };
  const once = {
    initial_retry_delay_millis: 100,
    retry_delay_multiplier: 1.3,
    max_retry_delay_millis: 1000,
    initial_rpc_timeout_millis: 5000,
    rpc_timeout_multiplier: 1,
    max_rpc_timeout_millis: 5000,
    total_timeout_millis: 5000,
  };
  const names = ['BatchGetDocuments', 'RunQuery', 'RunAggregationQuery', 'BeginTransaction', 'Commit', 'Rollback'];
  const methods = Object.fromEntries(names.map((name) => [name, method]));
  return { interfaces: { 'google.firestore.v1.Firestore': { retry_codes: { none: [] }, retry_params: { once }, methods } } };
}

/** A request to the database as gRPC's client sends it. */
interface SentRequest {
  readonly methodDefinition: { readonly path: string };
  readonly callOptions: { readonly deadline?: Date | number };
}

/**
 * Ends a request with the call that it is sent for. The library repeats reads for half a minute, when nobody waits for
 * them any more, so a repetition that comes too late is not sent. A rollback is always sent.
 */
function endsWithItsCall<Request extends SentRequest>(request: Request): Request {
  if (request.methodDefinition.path.endsWith('/Rollback')) return request;
  const deadline = Math.min(Number(request.callOptions.deadline ?? Infinity), callEndsAt());
  return { ...request, callOptions: { ...request.callOptions, deadline } };
}

/** The writes of a transaction, which happen together or not at all. */
export interface Writes {
  readonly create: <Stored>(reference: DocumentReference<Stored>, document: WithFieldValue<Stored>) => void;
  readonly save: <Stored>(reference: DocumentReference<Stored>, document: WithFieldValue<Stored>) => void;
  /** Writes only these fields; increments need no read. */
  readonly merge: <Stored>(reference: DocumentReference<Stored>, fields: PartialWithFieldValue<Stored>) => void;
  /** Also succeeds if there is no such document. */
  readonly remove: <Stored>(reference: DocumentReference<Stored>) => void;
}

/** One transaction over several stores: all reads first, then the writes. */
export interface UnitOfWork extends Writes {
  readonly read: <Documents extends readonly unknown[]>(
    ...references: { [Index in keyof Documents]: DocumentReference<Documents[Index]> }
  ) => Promise<{ [Index in keyof Documents]: DocumentSnapshot<Documents[Index]> }>;
}

/**
 * Runs work in one transaction, at most five times if others write the same documents or the answer to a commit is lost
 * (F2, F3). The work must be repeatable and detect that it has already been done. Nothing is written once the caller
 * has got an error.
 */
export async function inOneTransaction<Result>(
  work: (unit: UnitOfWork) => Promise<Result>,
  database: Firestore = firestore(),
): Promise<Result> {
  const attempt = async (transaction: Transaction): Promise<Result> => {
    requireTimeLeft();
    const result = await work(unitOf(transaction));
    requireTimeLeft();
    return result;
  };
  return database.runTransaction(attempt, { maxAttempts: 5 });
}

function unitOf(transaction: Transaction): UnitOfWork {
  const read = (...references: DocumentReference[]) => transaction.getAll(...references);
  return {
    read: read as UnitOfWork['read'],
    create: (reference, document) => transaction.create(reference, document),
    save: (reference, document) => transaction.set(reference, document),
    merge: (reference, fields) => transaction.set(reference, fields, { merge: true }),
    remove: (reference) => transaction.delete(reference),
  };
}

/** Reads one document, which need not exist; rejects where the database cannot be reached. */
export function pingDatabase(database: () => Firestore): () => Promise<unknown> {
  return () => database().doc('health/question').get();
}

/** A stored document, or null if it does not exist or cannot be read; the log reports the latter. */
export function readOrReport<Stored>(snapshot: DocumentSnapshot<Stored>): Stored | null {
  try {
    return snapshot.data() ?? null;
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    logUnreadable(error);
    return null;
  }
}
