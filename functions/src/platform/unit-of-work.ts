import type { DocumentReference, DocumentSnapshot, Firestore, Transaction, WithFieldValue } from 'firebase-admin/firestore';
import { requireTimeLeft } from './deadline';
import { firestore } from './firestore';

/** One transaction over several stores: all reads first, then writes that happen together or not at all. */
export interface UnitOfWork {
  readonly read: <Documents extends readonly unknown[]>(
    ...references: { [Index in keyof Documents]: DocumentReference<Documents[Index]> }
  ) => Promise<{ [Index in keyof Documents]: DocumentSnapshot<Documents[Index]> }>;
  readonly create: <Stored>(reference: DocumentReference<Stored>, document: WithFieldValue<Stored>) => void;
  readonly save: <Stored>(reference: DocumentReference<Stored>, document: WithFieldValue<Stored>) => void;
  /** Also where there is none. */
  readonly remove: <Stored>(reference: DocumentReference<Stored>) => void;
}

/**
 * Runs work in one transaction, at most five times where others write the same documents or a commit's answer is lost (F2, F3): the work must be
 * repeatable, and see for itself that it has already been done. Nothing is written once the caller was told that the call failed.
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
    remove: (reference) => transaction.delete(reference),
  };
}
