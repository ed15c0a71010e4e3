import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

let database: Firestore | null = null;

/** The project's database; made on first use, so that loading the function needs no credentials. Only stores and the unit of work ask for it. */
export function firestore(): Firestore {
  if (getApps().length === 0) initializeApp();
  database ??= getFirestore();
  return database;
}
