import type { LeaderTable } from '@touchline/domain/season/season-leaders-schema';
import { leadersOfBoth } from '@touchline/domain/season/season-leaders';
import { seasonIdOf, SEASONS } from '@touchline/domain/season/stored-season';
import type { Firestore } from '@google-cloud/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { readOrReport } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';

/** How long a copy of the leaders serves. Results are imported once a week at most. */
const FRESH_FOR_MS = 10 * 60_000;
/** The years in which the newest whole season of a team, and the one before it, are looked for. */
const YEARS = 4;

/** The seasons with their matches, with their schema at the border. */
export function seasonDocuments(database: Firestore) {
  return collectionOf(database, SEASONS);
}

/** Who leads the newest season of NCAA Division I. */
export interface SeasonLeadersStore {
  /** At most ten minutes old; a season that cannot be read is left out and reported. */
  readonly current: () => Promise<readonly LeaderTable[]>;
}

/** Computes the leaders from the stored seasons of the last four years, once for all who ask within ten minutes. */
export function seasonLeadersStore(database: () => Firestore, clock: Clock): SeasonLeadersStore {
  let copy: { readonly readAt: number; readonly tables: Promise<readonly LeaderTable[]> } | null = null;

  const read = async (now: Date): Promise<readonly LeaderTable[]> => {
    const years = Array.from({ length: YEARS }, (_, ago) => now.getUTCFullYear() - ago);
    const ids = years.flatMap((season) =>
      (['female', 'male'] as const).map((sex) => seasonIdOf({ season, league: 'ncaa', division: 1, sex })),
    );
    const stored = await Promise.all(ids.map((id) => seasonDocuments(database()).doc(id).get()));
    return leadersOfBoth(stored.flatMap((season) => (season.exists ? (readOrReport(season) ?? []) : [])));
  };

  return {
    current: () => {
      const now = clock();
      if (copy !== null && now.getTime() - copy.readAt < FRESH_FOR_MS) return copy.tables;
      const tables = read(now).catch((failure: unknown) => {
        copy = null;
        throw failure;
      });
      copy = { readAt: now.getTime(), tables };
      return tables;
    },
  };
}
