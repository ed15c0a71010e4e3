import type { Camp } from '@touchline/domain/camp/camp';
import { type CollegeRank, ranksByCollege } from '@touchline/domain/ranking/college-ranks';
import { computedRanks } from '@touchline/domain/ranking/computed-ranks';
import { COLLEGE_SOCCER, type CollegeSoccer } from '@touchline/domain/season/college-soccer';
import type { Firestore } from '@google-cloud/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { readOrReport } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';
import type { CatalogueStore } from './catalogue-store';
import { campDocuments, rankingDocuments } from './ranking-summary-store';

/** How long a copy of all ranks serves. Rankings are published a few times a season. */
const RANKS_FRESH_FOR_MS = 10 * 60_000;

/** What other collections say of one college. */
export interface CollegeListStore {
  /** Null where nothing is known of the college’s soccer, or where it cannot be read, which is reported. */
  readonly soccerOf: (collegeId: string) => Promise<CollegeSoccer | null>;
  readonly campsOf: (collegeId: string) => Promise<readonly Camp[]>;
  /** In stored rankings, then in lists that follow from facts; at most ten minutes old. */
  readonly ranksOf: (collegeId: string) => Promise<readonly CollegeRank[]>;
}

/**
 * Reads camps by college; the rankings, which are few and name many colleges each, once for all of them. One that
 * cannot be read is left out and reported.
 */
export function collegeListStore(
  database: () => Firestore,
  clock: Clock,
  catalogue: Pick<CatalogueStore, 'current'>,
): CollegeListStore {
  let ranks: readonly ReturnType<typeof ranksByCollege>[] | null = null;
  let readAt = 0;
  return {
    soccerOf: async (collegeId) => {
      const stored = await soccerDocuments(database()).doc(collegeId).get();
      return stored.exists ? readOrReport(stored) : null;
    },
    campsOf: async (collegeId) => {
      const { docs } = await campDocuments(database()).where('collegeId', '==', collegeId).get();
      return docs.map((one) => one.data());
    },
    ranksOf: async (collegeId) => {
      const now = clock().getTime();
      if (ranks === null || now - readAt > RANKS_FRESH_FOR_MS) {
        const [{ docs }, { rows }] = await Promise.all([rankingDocuments(database()).get(), catalogue.current()]);
        ranks = [ranksByCollege(docs.flatMap((one) => readOrReport(one) ?? [])), computedRanks(rows)];
        readAt = now;
      }
      return ranks.flatMap((byCollege) => byCollege.get(collegeId) ?? []);
    },
  };
}

/** The soccer of the colleges, with its schema at the border. */
export function soccerDocuments(database: Firestore) {
  return collectionOf(database, COLLEGE_SOCCER);
}
