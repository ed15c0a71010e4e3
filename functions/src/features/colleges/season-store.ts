import { SEASONS } from '@touchline/domain/season/stored-season';
import type { Firestore } from '@google-cloud/firestore';
import { collectionOf } from '../../platform/stored-document';

/** The seasons with their matches, with their schema at the border. */
export function seasonDocuments(database: Firestore) {
  return collectionOf(database, SEASONS);
}
