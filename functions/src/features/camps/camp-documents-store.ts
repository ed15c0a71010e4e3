import { camp, CAMP_SCHEMA_VERSION } from '@touchline/domain/camp/camp';
import type { Firestore } from 'firebase-admin/firestore';
import { storedDocument } from '../../platform/stored-document';

const camps = storedDocument({ version: CAMP_SCHEMA_VERSION, upgrades: {}, schema: camp });

/** The collection of camps (design.md §3), with its schema at the border. */
export function campDocuments(database: Firestore) {
  return database.collection('camps').withConverter(camps);
}
