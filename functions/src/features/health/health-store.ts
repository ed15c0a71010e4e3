import type { Firestore } from 'firebase-admin/firestore';

/** Reads one document that need not exist. */
export function askForOneDocument(database: () => Firestore): () => Promise<unknown> {
  return () => database().doc('health/question').get();
}
