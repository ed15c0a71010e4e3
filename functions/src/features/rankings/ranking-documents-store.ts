import { ranking, RANKING_SCHEMA_VERSION } from '@touchline/domain/ranking/ranking';
import type { Firestore } from 'firebase-admin/firestore';
import { storedDocument } from '../../platform/stored-document';

const rankings = storedDocument({ version: RANKING_SCHEMA_VERSION, upgrades: {}, schema: ranking });

/** The collection of rankings (design.md §3), with its schema at the border. */
export function rankingDocuments(database: Firestore) {
  return database.collection('rankings').withConverter(rankings);
}
