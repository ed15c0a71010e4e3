import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/** How many transactions meet at one document. */
export const CONTENDERS = 20;
const ATTEMPTS = 100;

/** Transactions that all read and write one document, until each has succeeded. */
export async function contend(database: Firestore): Promise<void> {
  const counter = database.doc('contended/counter');
  await counter.set({ n: 0 });
  await Promise.all(Array.from({ length: CONTENDERS }, () => addOne(database, counter, counter)));
  const n = numberOf(await counter.get());
  if (n !== CONTENDERS) throw new Error(`${CONTENDERS} transactions added ${n}.`);
}

/** Transactions that all read one document, and write one of their own each. */
export async function share(database: Firestore): Promise<void> {
  const shared = database.doc('shared/read');
  await shared.set({ n: 0 });
  const own = Array.from({ length: CONTENDERS }, (_, at) => database.doc(`shared/own-${at}`));
  await Promise.all(own.map((document) => addOne(database, shared, document)));
}

function addOne(database: Firestore, from: DocumentReference, to: DocumentReference): Promise<unknown> {
  const act = async (transaction: FirebaseFirestore.Transaction): Promise<void> => {
    const n = numberOf(await transaction.get(from));
    transaction.set(to, { n: n + 1 });
  };
  return database.runTransaction(act, { maxAttempts: ATTEMPTS });
}

function numberOf(snapshot: FirebaseFirestore.DocumentSnapshot): number {
  const n: unknown = snapshot.get('n');
  return Number(n);
}
