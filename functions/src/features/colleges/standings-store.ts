import {
  type CollegeStandings,
  collegeStandings,
  STANDINGS_SCHEMA_VERSION,
  STANDINGS_UPGRADES,
  standingsOf,
} from '@touchline/domain/college/college-standing';
import { sameJson } from '@touchline/domain/json/json';
import type { Firestore } from 'firebase-admin/firestore';
import type { Clock } from '../../platform/clock';
import { storedDocument } from '../../platform/stored-document';
import { campDocuments } from '../camps/camp-documents-store';
import { rankingDocuments } from '../rankings/ranking-documents-store';

const standings = storedDocument({ version: STANDINGS_SCHEMA_VERSION, upgrades: STANDINGS_UPGRADES, schema: collegeStandings });
/** Lists that come out less often than every second year are no current ones. */
const CURRENT_SEASONS = 2;

/** Where the one document lies that says what camps and rankings say of colleges; the catalogue reads it with its rows. */
export function standingsDocument(database: Firestore) {
  return database.collection('collegeStandings').withConverter(standings).doc('current');
}

/** What camps and rankings say of colleges, put together anew. */
export interface StandingsStore {
  /** Reads the camps to come and the current rankings, and writes what has changed; true where something has. */
  readonly renew: () => Promise<boolean>;
}

export function standingsStore(database: () => Firestore, clock: Clock): StandingsStore {
  return {
    renew: async () => {
      const now = clock();
      const place = standingsDocument(database());
      const [camps, rankings, before] = await Promise.all([
        campDocuments(database()).where('endsOn', '>=', now.toISOString().slice(0, 10)).get(),
        rankingDocuments(database())
          .where('season', '>', now.getUTCFullYear() - CURRENT_SEASONS)
          .get(),
        place.get(),
      ]);
      const [allCamps, allRankings] = [camps.docs.map((one) => one.data()), rankings.docs.map((one) => one.data())];
      const after: CollegeStandings = {
        _id: place.id,
        schemaVersion: STANDINGS_SCHEMA_VERSION,
        ...standingsOf(allCamps, allRankings),
      };
      const known = before.data();
      if (known !== undefined && sameJson(known, after)) return false;
      await place.set(after);
      return true;
    },
  };
}
