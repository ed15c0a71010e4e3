import { COLLEGE_SOCCER, type CollegeSoccer } from '@touchline/domain/season/college-soccer';
import { SEASONS } from '@touchline/domain/season/stored-season';
import type { Firestore } from '@google-cloud/firestore';
import { readOrReport } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';

/** The seasons with their matches, with their schema at the border. */
export function seasonDocuments(database: Firestore) {
  return collectionOf(database, SEASONS);
}

/** The soccer of the colleges, with its schema at the border. */
export function soccerDocuments(database: Firestore) {
  return collectionOf(database, COLLEGE_SOCCER);
}

/** What is known of the teams of colleges besides what people write. */
export interface SoccerStore {
  /** One read; null where nothing is known, or where the document cannot be read, which is reported. */
  readonly find: (collegeId: string) => Promise<CollegeSoccer | null>;
}

export function soccerStore(database: () => Firestore): SoccerStore {
  return {
    find: async (collegeId) => readOrReport(await soccerDocuments(database()).doc(collegeId).get()),
  };
}
