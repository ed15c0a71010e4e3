import { CAMPS } from '@touchline/domain/camp/camp';
import { dayIn, LATEST_ZONE } from '@touchline/domain/camp/camp-span';
import { sameJson } from '@touchline/domain/kernel/json/json';
import { RANKINGS } from '@touchline/domain/ranking/ranking';
import {
  RANKING_SUMMARIES,
  RANKING_SUMMARIES_SCHEMA_VERSION,
  campsEndOn,
  NO_SQUADS,
  type RankingSummaries,
  rankingSummariesOf,
  storedSquadMarks,
} from '@touchline/domain/ranking/ranking-summary';
import type { Firestore } from 'firebase-admin/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { inOneTransaction, readOrReport } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';

/** Rankings that are published less often than every second year are not current. */
const CURRENT_SEASONS = 2;

/** The one document with the ranking summaries of all colleges; the catalogue reads it with its rows. */
export function rankingSummaryDocument(database: Firestore) {
  return collectionOf(database, RANKING_SUMMARIES).doc('current');
}

/** The ranking summaries of colleges. */
export interface RankingSummaryStore {
  /**
   * Reads the camps of one college and writes when its last published one ends, so that a change of theirs is found at
   * once. Who calls it last reads last: it holds the document while it reads them.
   */
  readonly refreshCampsOf: (collegeId: string) => Promise<void>;
  /** Reads the camps to come and the current rankings, and writes what has changed; true where something has. */
  readonly refresh: () => Promise<boolean>;
  /** Replaces the marks of all squads, by college. Call `refresh` first where there is no document yet. */
  readonly saveSquadMarks: (marks: ReadonlyMap<string, readonly string[]>) => Promise<void>;
}

export function rankingSummaryStore(database: () => Firestore, clock: Clock): RankingSummaryStore {
  return {
    refreshCampsOf: (collegeId) =>
      inOneTransaction(async ({ read, save }) => {
        const document = rankingSummaryDocument(database());
        const [stored] = await read(document);
        const { docs } = await campDocuments(database()).where('collegeId', '==', collegeId).get();
        const until = campsEndOn(docs.flatMap((one) => readOrReport(one) ?? []));
        const before = stored.data();
        const { [collegeId]: ended, ...others } = before?.campsUntil ?? {};
        if (before === undefined || until === (ended ?? null)) return;
        save(document, { ...before, campsUntil: until === null ? others : { ...others, [collegeId]: until } });
      }, database()),

    refresh: () =>
      inOneTransaction(async ({ read, save }) => {
        const now = clock();
        const document = rankingSummaryDocument(database());
        const [stored] = await read(document);
        const [camps, rankings] = await Promise.all([
          campDocuments(database()).where('endsOn', '>=', dayIn(LATEST_ZONE, now)).get(),
          rankingDocuments(database())
            .where('season', '>', now.getUTCFullYear() - CURRENT_SEASONS)
            .get(),
        ]);
        const [allCamps, allRankings] = [camps.docs.map((one) => one.data()), rankings.docs.map((one) => one.data())];
        const before = stored.data();
        const after: RankingSummaries = {
          _id: document.id,
          schemaVersion: RANKING_SUMMARIES_SCHEMA_VERSION,
          ...rankingSummariesOf(allCamps, allRankings),
          squads: before?.squads ?? NO_SQUADS,
        };
        if (before !== undefined && sameJson(before, after)) return false;
        save(document, after);
        return true;
      }, database()),

    saveSquadMarks: (marks) =>
      inOneTransaction(async ({ read, save }) => {
        const document = rankingSummaryDocument(database());
        const [stored] = await read(document);
        const before = stored.data();
        const squads = storedSquadMarks(marks);
        if (before !== undefined && !sameJson(before.squads, squads)) save(document, { ...before, squads });
      }, database()),
  };
}

/** The camps, with their schema at the border. */
export function campDocuments(database: Firestore) {
  return collectionOf(database, CAMPS);
}

/** The rankings, with their schema at the border. */
export function rankingDocuments(database: Firestore) {
  return collectionOf(database, RANKINGS);
}
