import { type Ranking, rankingIdOf } from '@touchline/domain/ranking/ranking';
import type { RankingList } from '@touchline/domain/reference/ranking-lists';
import type { Firestore } from '@google-cloud/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { readOrReport } from '../../platform/firestore';
import { rankingDocuments } from './ranking-summary-store';

/** How long a copy of a list serves: an import is seen after a minute. */
const FRESH_FOR_MS = 60_000;
/** The years in which the newest whole season of a team, and the one before it, are looked for. */
const YEARS = 4;

/** The stored rankings. One that cannot be read is left out and reported. */
export interface RankingStore {
  /** Every season and maker of a list, at most a minute old. */
  readonly ofList: (list: RankingList) => Promise<readonly Ranking[]>;
  /** Our own RPI of the last four years, at most a minute old: eight documents. */
  readonly ownOfLateYears: () => Promise<readonly Ranking[]>;
}

/** Reads a list once a minute for all who ask: it has a few documents, each with all of its teams. */
export function rankingStore(database: () => Firestore, clock: Clock): RankingStore {
  const copies = new Map<string, { readonly readAt: number; readonly rankings: Promise<readonly Ranking[]> }>();

  const copyOf = (key: string, read: () => Promise<readonly Ranking[]>) => {
    const now = clock().getTime();
    const copy = copies.get(key);
    if (copy !== undefined && now - copy.readAt < FRESH_FOR_MS) return copy.rankings;
    const rankings = read().catch((failure: unknown) => {
      copies.delete(key);
      throw failure;
    });
    copies.set(key, { readAt: now, rankings });
    return rankings;
  };

  return {
    ofList: (list) =>
      copyOf(list, async () => {
        const { docs } = await rankingDocuments(database()).where('list', '==', list).get();
        return docs.flatMap((document) => readOrReport(document) ?? []);
      }),

    ownOfLateYears: () =>
      copyOf('own', async () => {
        const years = Array.from({ length: YEARS }, (_, ago) => clock().getUTCFullYear() - ago);
        const ids = years.flatMap((year) =>
          (['female', 'male'] as const).map((sex) => rankingIdOf('rpi', year, sex, 'computed')),
        );
        const stored = await Promise.all(ids.map((id) => rankingDocuments(database()).doc(id).get()));
        return stored.flatMap((one) => (one.exists ? (readOrReport(one) ?? []) : []));
      }),
  };
}
