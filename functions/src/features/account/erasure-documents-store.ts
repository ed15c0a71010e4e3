import { ERASURE_SCHEMA_VERSION, erasure } from '@touchline/domain/account/erasure';
import type { Firestore } from 'firebase-admin/firestore';
import { storedDocument } from '../../platform/stored-document';

const converter = storedDocument({ version: ERASURE_SCHEMA_VERSION, upgrades: {}, schema: erasure });

/** The notes of who is to be deleted, by uid: nobody joins under a uid that has one. */
export function erasureDocuments(database: Firestore) {
  return database.collection('erasures').withConverter(converter);
}
